// The arithmetic of a rating change as it is printed, with the check values of the published formula.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { needTexts, setLanguage } from '../i18n/index.svelte';
import type { RatingArithmetic, RatingSide } from '../protocol';
import RatingChange from './RatingChange.svelte';

const glicko = { rating: 1500, deviation: 350, volatility: 0.06 };
const side = (name: string, before: number, experience: number, change: number): RatingSide => ({
  name,
  before,
  after: before + change,
  experience,
  k: Math.max(1, 5 - experience / 100),
  change,
  glicko_before: glicko,
  glicko_after: glicko,
});

/** 1500 with no experience beats 1800 with an experience of 250 in a match to 7. */
const sums: RatingArithmetic = {
  length: 7,
  difference: 300,
  upset: 0.2862,
  underdog_won: true,
  p: 0.7138,
  sides: [side('Newcomer', 1500, 0, 37.7682), side('Expert', 1800, 250, -18.8841)],
};

describe('a rating change', () => {
  it.each([
    ['en', ['+37.77', '−18.88', '28.6%', '1,537.77']],
    ['pl', ['+37,77', '−18,88', '28,6%', '1537,77']],
  ] as const)('is printed with all its numbers: %s', async (language, wanted) => {
    await setLanguage(language);
    await needTexts('people');
    const { container } = render(RatingChange, { sums, winner: 0 });
    const text = container.textContent.replaceAll('\u00a0', '');
    for (const words of wanted) expect(text).toContain(words);
    expect(text).not.toContain('people-');
  });
});
