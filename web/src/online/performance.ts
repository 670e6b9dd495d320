// How well somebody played, in words: PR with its interval and sample, or why there is none.
import { fixed, list, t } from '../i18n/index.svelte';
import type { Performance } from '../protocol';

/** "6.2 ± 1.4", or that there are too few decisions. */
export function prWords({ pr, half_width, counted, least }: Performance): string {
  if (pr === null) return t('people-pr-few', { counted, least });
  return t('people-pr-value', { pr: fixed(pr, 1), spread: fixed(half_width ?? 0, 1) });
}

/** Who judged. */
export function enginesWords({ engines }: Performance): string {
  return list(
    engines.map(([engine, level]) =>
      t('people-pr-engine', { engine, level: t(`web-level-${level}`) }),
    ),
  );
}
