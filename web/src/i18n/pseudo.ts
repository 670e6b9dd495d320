// Two locales that nobody speaks, for tests: one longer than any real text, one right-to-left.
// Both stay readable, so that a person looking at a screenshot can tell what each text is.

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

export function transformFor(locale: string): (text: string) => string {
  return locale === 'ar-XB' ? rightToLeft : longer;
}

/** Every vowel accented and each word two fifths longer: the text breaks where it always does. */
export function longer(text: string): string {
  return text.replace(
    /\S+/g,
    (word) =>
      word.replace(/[aeiouyAEIOU]/g, (letter) => accents[letter] ?? letter) +
      '~'.repeat(Math.ceil(word.length * 0.4)),
  );
}

/** The text kept, but laid from right to left. */
export function rightToLeft(text: string): string {
  return text.trim() === '' ? text : text.replace(/\S+/g, (word) => `\u202e${word}\u202c`);
}
