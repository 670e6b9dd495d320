// Contrast of every text and status colour on every ground, in all three themes, and of the
// checkers on every ground of the board: measured from the style sheet itself.
import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

function block(selector: string): Readonly<Record<string, string>> {
  const start = css.indexOf(`\n${selector} {`);
  expect(start).toBeGreaterThan(-1);
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    Array.from(body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), (m) => [m[1] ?? '', m[2] ?? '']),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const themes = {
  light: { tokens: block(':root'), text: 4.5 },
  dark: { tokens: block(":root[data-theme='dark']"), text: 4.5 },
  contrast: { tokens: block(":root[data-theme='contrast']"), text: 7 },
};

describe.each(Object.entries(themes))('theme %s', (_name, { tokens, text }) => {
  const grounds = ['bg', 'surface', 'surface-2'];

  it.each(['text', 'text-2', 'accent', 'good', 'warn', 'bad', 'very-bad'])('--%s reads', (name) => {
    for (const ground of grounds) {
      expect(contrast(tokens[name] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(text);
    }
  });

  it('controls and the text on them stand out', () => {
    for (const ground of grounds) {
      expect(contrast(tokens['line-strong'] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
      expect(contrast(tokens.focus ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(tokens['on-accent'] ?? '', tokens.accent ?? '')).toBeGreaterThanOrEqual(text);
  });
});

describe.each(['walnut', 'slate', 'plain'])('board %s', (name) => {
  const board = block(`.theme-${name}`);
  const of = (token: string) => board[token] ?? '';

  it('a checker’s fill or edge stands out on every ground', () => {
    for (const ground of ['board-field', 'board-even', 'board-odd', 'board-rail', 'board-frame']) {
      for (const side of ['white', 'black']) {
        const best = Math.max(
          contrast(of(`${side}-fill`), of(ground)),
          contrast(of(`${side}-edge`), of(ground)),
        );
        expect(best).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('marks and arrows are drawn in two colours that tell apart', () => {
    expect(contrast(of('mark-core'), of('mark-casing'))).toBeGreaterThanOrEqual(3);
    expect(contrast(of('arrow'), of('arrow-casing'))).toBeGreaterThanOrEqual(3);
    expect(contrast(of('board-number'), of('board-frame'))).toBeGreaterThanOrEqual(4.5);
  });
});
