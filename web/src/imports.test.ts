// The shape of the app: no import goes round in a circle, and the board knows nothing of the
// pages around it.
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const names = Object.keys(sources).filter((name) => !name.includes('.test.'));

function resolved(from: string, target: string): string | undefined {
  const url = new URL(target, `file:///${from.slice(2)}`);
  const path = `.${url.pathname}`;
  return [path, `${path}.ts`].find((name) => names.includes(name));
}

function imports(name: string): string[] {
  const found = (sources[name] ?? '').matchAll(/^\s*import (?!type )[^;]*?from '(\.[^']+)'/gm);
  return Array.from(found, (match) => resolved(name, match[1] ?? '')).filter(
    (x) => x !== undefined,
  );
}

function circle(name: string, path: readonly string[] = []): readonly string[] | null {
  if (path.includes(name)) return [...path, name];
  for (const next of imports(name)) {
    const found = circle(next, [...path, name]);
    if (found) return found;
  }
  return null;
}

describe('imports', () => {
  it('never go round in a circle', () => {
    expect(names.length).toBeGreaterThan(30);
    expect(names.map((name) => circle(name)).filter(Boolean)).toEqual([]);
  });

  it('of the board reach only the board and the texts', () => {
    const board = names.filter((name) => name.startsWith('./board/'));
    const outside = board.flatMap((name) =>
      imports(name).filter((target) => !/^\.\/(board|i18n)\//.test(target)),
    );
    expect(outside).toEqual([]);
  });
});
