// Texts in the person's language: a key and arguments in, a sentence out. The catalogues are the
// Fluent files that Python uses too; one language is loaded at a time, and changing it changes
// every text on the page at once. Sentences are never glued from parts.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'th', 'hu', 'pl'] as const;
const TEST_LOCALES = ['en-XA', 'ar-XB'] as const;
export type Language = (typeof LANGUAGES)[number] | (typeof TEST_LOCALES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  en: 'English',
  th: 'ไทย',
  hu: 'Magyar',
  pl: 'Polski',
};

export type Arguments = Readonly<Record<string, FluentVariable>>;

const files = import.meta.glob<string>(
  '@locales/*/{web,board,rules,lessons,report,review,editor,people,study,stats,tournaments}.ftl',
  { query: '?raw', import: 'default' },
);

/** The catalogue that every page needs; others are loaded by the pages that use them. */
const ALWAYS = ['web'];
const MOST_SAID = 1000;

class Texts {
  language = $state<Language>('en');
  /** What is to be loaded; `bundle` has what was. */
  private wanted: Language = 'en';
  private readonly areas = new Set(ALWAYS);
  private loaded = '';
  private loading: Promise<void> = Promise.resolve();
  private bundle = $state.raw<FluentBundle | null>(null);
  /** What the bundle has said, by key and arguments: a step renames a cell or two of thirty. */
  private said = new Map<string, string>();

  text(key: string, args?: Arguments): string {
    if (!this.bundle) return key;
    const asked = args ? key + JSON.stringify(args) : key;
    const same = this.said.get(asked);
    if (same !== undefined) return same;
    const pattern = this.bundle.getMessage(key)?.value ?? null;
    if (pattern === null) return key;
    const text = this.bundle.formatPattern(pattern, args ?? null);
    if (this.said.size >= MOST_SAID) this.said.clear();
    this.said.set(asked, text);
    return text;
  }

  need(areas: readonly string[]): Promise<void> {
    areas.forEach((area) => this.areas.add(area));
    return this.load(this.wanted);
  }

  /** One load after the other: an older one that ends late would take catalogues away again. */
  load(language: Language): Promise<void> {
    this.wanted = language;
    this.loading = this.loading.then(
      () => this.fetch(),
      () => this.fetch(),
    );
    return this.loading;
  }

  private async fetch(): Promise<void> {
    const [language, areas] = [this.wanted, [...this.areas]];
    const all = [language, ...areas].join();
    if (all === this.loaded) return;
    const source = isTest(language) ? 'en' : language;
    const pseudo = isTest(language) ? await import('./pseudo') : null;
    const transform = pseudo?.transformFor(language);
    const bundle = new FluentBundle(source, {
      useIsolating: isRtl(language),
      ...(transform ? { transform } : {}),
    });
    const reading = Object.entries(files).flatMap(([path, read]) => {
      const [, tag, area] = /([^/]+)\/([^/]+)\.ftl$/.exec(path) ?? [];
      return tag === source && areas.includes(area ?? '') ? [read()] : [];
    });
    for (const text of await Promise.all(reading)) bundle.addResource(new FluentResource(text));
    this.said = new Map();
    this.bundle = bundle;
    this.loaded = all;
    this.language = language;
    document.documentElement.lang = source;
    document.documentElement.dir = isRtl(language) ? 'rtl' : 'ltr';
  }
}

const texts = new Texts();

export function t(key: string, args?: Arguments): string {
  return texts.text(key, args);
}

export function currentLanguage(): Language {
  return texts.language;
}

/** Loads further catalogues, for a page that has texts of its own. */
export function needTexts(...areas: readonly string[]): Promise<void> {
  return texts.need(areas);
}

export function setLanguage(language: Language): Promise<void> {
  return texts.load(language);
}

/** The language to start in: asked for in the address, remembered, else the browser's. */
export function firstLanguage(asked: string | null, remembered: string | null): Language {
  const known: readonly string[] = [...LANGUAGES, ...TEST_LOCALES];
  for (const tag of [asked, remembered, ...navigator.languages]) {
    if (tag === null) continue;
    if (known.includes(tag)) return tag as Language;
    const short = tag.split('-')[0] ?? '';
    if (known.includes(short)) return short as Language;
  }
  return 'en';
}

const lists = madeOnce((tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
const numbers = madeOnce(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
const times = madeOnce(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** Items one after the other, as the language separates them. */
export function list(items: readonly string[]): string {
  return lists({ type: 'unit', style: 'short' }).format(items);
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return numbers(options).format(value);
}

/** A number with just so many decimals. */
export function fixed(value: number, digits: number): string {
  return number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A number that always shows its sign, with a true minus. */
export function signed(value: number, digits = 0): string {
  return number(value, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).replace('-', '\u2212');
}

/** The day of a time in ms since 1970. */
export function day(at: number): string {
  return times({ dateStyle: 'medium' }).format(at);
}

/** A day or a month as records write them: 2026-11-30 or 2026-11. */
export function date(iso: string): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  const part: Intl.DateTimeFormatOptions =
    iso.length > 7 ? { dateStyle: 'medium' } : { year: 'numeric', month: 'long' };
  return times({ ...part, timeZone: 'UTC' }).format(at);
}

/** The day and the minute of a time in ms since 1970. */
export function moment(at: number): string {
  return times({ dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Formatters of a kind, which are dear to make: one for each language and way of writing. */
function madeOnce<O, F>(make: (tag: string, options: O) => F): (options: O) => F {
  const made = new Map<string, F>();
  return (options) => {
    const tag = formatTag();
    const name = tag + JSON.stringify(options);
    const formatter = made.get(name) ?? make(tag, options);
    made.set(name, formatter);
    return formatter;
  };
}

function formatTag(): string {
  return isTest(texts.language) ? 'en' : texts.language;
}

function isTest(language: Language): boolean {
  return (TEST_LOCALES as readonly string[]).includes(language);
}

function isRtl(language: Language): boolean {
  return language === 'ar-XB';
}
