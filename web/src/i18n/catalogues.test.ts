// Every text the app asks for exists in all four languages, with the same arguments and nothing
// that Fluent cannot read; and none is left over.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { withWordBreaks } from '../../build/thai';
import { LANGUAGES } from './index.svelte';
import { longer, rightToLeft } from './pseudo';

const texts = import.meta.glob<string>('@locales/*/{web,people,tournaments}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function text(language: string): string {
  const own = Object.entries(texts).filter(([path]) => path.includes(`/${language}/`));
  return own.map(([, area]) => area).join('\n');
}

function catalogue(language: string): Map<string, string> {
  const messages = new Map<string, string>();
  for (const part of text(language).split(/\n(?=(?:web|people|tournament)-)/)) {
    const match = /^((?:web|people|tournament)-[\w-]+) =/.exec(part);
    if (match?.[1]) messages.set(match[1], part.split('\n\n')[0] ?? '');
  }
  return messages;
}

function variables(message: string): string[] {
  return [...new Set(Array.from(message.matchAll(/\$(\w+)/g), (m) => m[1] ?? ''))].sort();
}

const code = Object.entries(sources)
  .filter(([path]) => !path.includes('.test.'))
  .map(([, source]) => source)
  .join('\n');
const english = catalogue('en');
/** Keys in full, and the beginnings of those completed at run time. */
const used = new Set(
  Array.from(code.matchAll(/['`"]((?:web|people|tournament)-[\w-]*\w)['`"]/g), (m) => m[1] ?? ''),
);
const begun = Array.from(
  code.matchAll(/`((?:web|people|tournament)-[\w-]*)\$\{/g),
  (m) => m[1] ?? '',
);

describe('catalogues', () => {
  it('hold every text that the app uses', () => {
    expect([...used].filter((key) => !english.has(key))).toEqual([]);
  });

  it('hold nothing that the app does not use', () => {
    const idle = [...english.keys()].filter(
      (key) => !used.has(key) && !begun.some((start) => start !== 'web-' && key.startsWith(start)),
    );
    const answers = ['take', 'drop', 'beaver', 'raccoon', 'accept', 'refuse'];
    expect(idle.filter((key) => !answers.includes(key.slice('web-'.length)))).toEqual([]);
  });

  it.each(LANGUAGES)('%s: the same keys with the same arguments', (language) => {
    const messages = catalogue(language);
    expect([...messages.keys()]).toEqual([...english.keys()]);
    for (const [key, message] of english) {
      const found = variables(messages.get(key) ?? '');
      // Not every language has a capital for the start of a sentence.
      const wanted = variables(message).filter((name) => name !== 'start' || found.includes(name));
      expect([key, found]).toEqual([key, wanted]);
    }
  });

  it.each(LANGUAGES)('%s: Fluent reads all of it', (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text(language)))).toEqual([]);
    for (const [key, message] of english) {
      const pattern = bundle.getMessage(key)?.value;
      expect([key, pattern ?? null]).not.toEqual([key, null]);
      if (!pattern) continue;
      const errors: Error[] = [];
      bundle.formatPattern(
        pattern,
        Object.fromEntries(variables(message).map((name) => [name, 2])),
        errors,
      );
      expect([key, errors]).toEqual([key, []]);
    }
  });
});

describe('texts at build and test', () => {
  it('Thai gets places to break, and nothing else changes', () => {
    const whole = 'web-x = กระดานเป็นข้อความ { $count }';
    const broken = withWordBreaks(whole);
    expect(broken).toContain('\u200b');
    expect(broken.replaceAll('\u200b', '')).toBe(whole);
  });

  it('Thai does not break within the words of the field, nor beside them in the wrong place', () => {
    const lines = (text: string) => withWordBreaks(text).split('\u200b');
    const joined = (text: string) => text.replaceAll('\u2060', '');
    expect(lines('พาหมากทั้งหมดเข้าโฮมบอร์ด').map(joined)).toEqual([
      'พา',
      'หมาก',
      'ทั้งหมด',
      'เข้า',
      'โฮมบอร์ด',
    ]);
    expect(lines('ค่าของลูกเต๋าเดิมพัน').at(-1)).toBe('เดิม\u2060พัน');
    expect(joined(lines('แบ็กแกมมอน').join('|'))).toBe('แบ็กแกมมอน');
  });

  it('the long locale is two fifths longer, the other runs from the right', () => {
    expect(longer('Confirm').length).toBeGreaterThanOrEqual(10);
    expect(rightToLeft('To play')).toBe('\u202eTo\u202c \u202eplay\u202c');
    expect(longer(' ')).toBe(' ');
  });
});
