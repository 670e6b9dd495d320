// Marks where Thai text may break: Thai is written without spaces between words, and not every
// browser knows its dictionary. The catalogues stay as their translators wrote them; the bundle
// gets a zero-width space between words, in fixed texts only.
import type { Plugin } from 'vite';

const thai = /[\u0e01-\u0e5b]+/gu;

export function withWordBreaks(text: string): string {
  const words = new Intl.Segmenter('th', { granularity: 'word' });
  return text.replace(thai, (run) =>
    Array.from(words.segment(run), (part) => part.segment).join('\u200b'),
  );
}

export function thaiWordBreaks(): Plugin {
  return {
    name: 'fivepoint-thai-word-breaks',
    enforce: 'post',
    transform(code, id) {
      return /[\\/]th[\\/][^\\/]+\.ftl\?raw$/.test(id)
        ? { code: withWordBreaks(code), map: null }
        : null;
    },
  };
}
