// The rule pages' data and the lessons: what may be tried on a pictured board, and what is said.
import { describe, expect, it } from 'vitest';
import { BoardModel } from '../board/model.svelte';
import { menFromBoard, pips } from '../board/types';
import { book, diagramsOf, refusalAt, sectionsOf } from './book';
import { faultsOf, put, startBoard } from './setup';

function diagram(id: string) {
  const found = book.diagrams.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe('the book', () => {
  it('has every section on one page and every diagram under a clause', () => {
    expect(book.pages.flatMap(sectionsOf)).toHaveLength(book.sections.length);
    const clauses = book.sections.flatMap((section) => section.clauses.map((c) => c.number));
    expect(clauses.flatMap(diagramsOf)).toHaveLength(book.diagrams.length);
    expect(book.summary).toHaveLength(5);
  });

  it('shows plays that its graphs hold', () => {
    for (const each of book.diagrams) {
      let node = 0;
      for (const step of each.steps) {
        expect(each.nodes[node]).toContainEqual(step);
        node = step[4];
      }
    }
  });

  it('says why a checker does not move', () => {
    const both = diagram('both-dice-62');
    expect(refusalAt(both, 0, 6, [6, 2])?.[0]).toBe('must-use-both-dice');
    expect(refusalAt(diagram('larger-die-65'), 0, 13, [5])?.[0]).toBe('larger-die');
    expect(refusalAt(diagram('enter-64'), 0, 8, [6, 4])?.[0]).toBe('bar-first');
    expect(refusalAt(both, 0, 7, [2])).toBeNull();
  });

  it('offers 7 first steps and 16 plays of 3-1', () => {
    const { nodes } = diagram('from-start-31');
    expect(new Set(nodes[0]?.map(([from, to]) => `${from}/${to}`)).size).toBe(7);
    expect(nodes.filter((steps) => steps.length === 0)).toHaveLength(16);
  });

  it('plays a pictured roll on the board model and tells of a refusal', () => {
    const { board, men, dice, nodes } = diagram('both-dice-62');
    if (!dice) throw new Error('no dice');
    const model = new BoardModel();
    const refused: number[] = [];
    model.listener = { refused: (point) => refused.push(point) };
    model.begin(0, menFromBoard(board, 0, men), dice, { nodes });
    model.press(6);
    expect(refused).toEqual([6]);
    model.press(7);
    model.press(6);
    expect(model.complete).toBe(true);
    expect(model.typed).toBe('7/5 6/off');
  });
});

describe('setting up the board', () => {
  const empty = new Array<number>(25).fill(0);

  it('takes 15 checkers at most and none below none', () => {
    let placed: readonly number[] = empty;
    for (let i = 0; i < 20; i += 1) placed = put(placed, 6, 1, 15);
    expect(placed[6]).toBe(15);
    expect(put(empty, 6, -1, 15)).toBe(empty);
  });

  it('names every point that is wrong, and none at the start', () => {
    expect(faultsOf(empty, book.setup).map((fault) => fault.point)).toEqual([24, 13, 8, 6]);
    const right = empty.map((_, point) => book.setup[String(point)] ?? 0);
    expect(faultsOf(right, book.setup)).toEqual([]);
    expect(faultsOf(put(right, 6, -1, 15), book.setup)).toEqual([
      { point: 6, count: 4, wanted: 5 },
    ]);
  });

  it('mirrors the opponent: 167 pips each', () => {
    const men = menFromBoard(startBoard(book.setup), 0, 15);
    expect([pips(men, 0), pips(men, 1)]).toEqual([167, 167]);
  });
});

describe('texts of the rule pages', () => {
  const catalogues = import.meta.glob<string>('@locales/*/{rules,lessons}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const sources = import.meta.glob<string>('./*.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const code = Object.values(sources).join('\n');
  const asked = Array.from(code.matchAll(/'((?:rules|lessons?)-[\w-]+)'/g), (m) => m[1] ?? '');

  it.each(['en', 'th', 'hu', 'pl'])('%s: every text asked for is there', (language) => {
    const known = Object.entries(catalogues)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([, text]) => Array.from(text.matchAll(/^([\w-]+) =/gm), (m) => m[1]));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((key) => !known.includes(key))).toEqual([]);
  });
});
