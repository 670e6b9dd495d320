import { describe, expect, it, vi } from 'vitest';
import { fixture, type FixtureName } from './fixtures';
import { arrowsOf, BoardModel } from './model.svelte';
import { BAR, count, OFF, sameMen, type Seat } from './types';

function model(name: FixtureName, seat: Seat = 0): BoardModel {
  const board = new BoardModel();
  const { men, dice, graph } = fixture(name, seat);
  board.begin(seat, men, dice, graph);
  return board;
}

describe('a turn on the board', () => {
  it('two presses make the five-point and the turn is complete', () => {
    const board = model('start 3-1');
    board.press(8);
    board.press(6);
    expect(board.typed).toBe('8/5 6/5');
    expect(board.complete).toBe(true);
    expect(board.diceShown.every((die) => die.used)).toBe(true);
  });

  it('the second button and swapped dice play the lower die', () => {
    const second = model('start 3-1');
    second.press(8, { second: true });
    expect(second.typed).toBe('8/7');
    const swapped = model('start 3-1');
    swapped.swap();
    swapped.press(8);
    expect(swapped.typed).toBe('8/7');
  });

  it('undo restores counts and dice step by step, and all at once', () => {
    const board = model('start 3-1');
    const before = board.men;
    board.press(5);
    expect(board.path).toHaveLength(2);
    board.undo();
    expect(board.path).toHaveLength(1);
    board.undo();
    expect(sameMen(board.men, before)).toBe(true);
    board.press(5);
    board.undoAll();
    expect(sameMen(board.men, before)).toBe(true);
    expect(board.diceShown.some((die) => die.used)).toBe(false);
  });

  it('a press that plays nothing changes nothing and says so', () => {
    const board = model('start 3-1');
    const refused = vi.fn();
    board.listener = { refused };
    const before = board.men;
    expect(board.press(19)).toBe(false);
    expect(refused).toHaveBeenCalledWith(19);
    expect(board.men).toBe(before);
    expect(board.shaking).toBe(19);
  });

  it('confirming sends the steps only when the turn is complete', () => {
    const board = model('start 3-1');
    const confirm = vi.fn();
    board.listener = { confirm };
    board.confirm();
    board.press(8);
    board.confirm();
    expect(confirm).not.toHaveBeenCalled();
    board.press(6);
    board.confirm();
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('a carried checker plays the whole way, and goes back to where it came from', () => {
    const board = model('start 3-1');
    expect(board.carry(8, 4, [7])).toBe(true);
    expect(board.path.map((step) => step[1])).toEqual([7, 4]);
    expect(board.carry(4, 7)).toBe(true);
    expect(board.path).toHaveLength(1);
    expect(board.carry(8, 2)).toBe(false);
  });

  it('picking up first: the second press puts down, or on the same checker lets go', () => {
    const board = model('start 3-1');
    board.options = { ...board.options, tapSelects: true };
    board.press(8);
    expect(board.picked).toBe(8);
    board.press(8);
    expect(board.picked).toBeNull();
    board.press(8);
    board.press(7);
    expect(board.typed).toBe('8/7');
  });

  it('marks the stop of a drag where one way hits and the other does not', () => {
    const board = model('one stop hits 3-1');
    expect(board.stopTowards(8, 4, [7])).toBe(7);
    expect(model('start 3-1').stopTowards(8, 4, [7])).toBeNull();
  });

  it('hitting puts the other side’s checker on its bar', () => {
    const board = model('one stop hits 3-1');
    board.press(8, { second: true });
    expect(count(board.men, 1, BAR)).toBe(1);
    expect(board.tokens.filter((t) => t.seat === 1 && t.point === BAR)).toHaveLength(1);
    board.undo();
    expect(count(board.men, 1, BAR)).toBe(0);
  });

  it('a press on several possible sources waits for one of them', () => {
    const board = model('two reach 3-1');
    board.press(9);
    expect(board.path).toHaveLength(0);
    expect(board.blinking.length).toBeGreaterThan(1);
    board.press(board.blinking[0] ?? 0);
    expect(board.path.at(-1)?.[1]).toBe(9);
  });

  it('works the same for Black', () => {
    const board = model('start 3-1', 1);
    board.press(5);
    expect(board.typed).toBe('8/5 6/5');
    expect(count(board.men, 1, 5)).toBe(2);
  });

  it('takes up a turn where a reload left it, but never what the graph does not hold', () => {
    const { men, dice, graph } = fixture('start 3-1');
    const board = new BoardModel();
    const first = graph.nodes[0]?.find((step) => step[0] === 8 && step[1] === 5);
    board.begin(0, men, dice, graph, first ? [first] : []);
    expect(board.typed).toBe('8/5');
    board.begin(0, men, dice, graph, [[8, 4, 0, 3, 3]]);
    expect(board.path).toHaveLength(0);
  });

  it('a dance is complete from the start', () => {
    const board = model('dance 6-5');
    expect(board.complete).toBe(true);
    expect(board.canUndo).toBe(false);
  });
});

describe('checkers keep their identity', () => {
  it('one checker moves with each step and none is lost', () => {
    const board = model('start 3-1');
    const before = board.tokens;
    board.press(8);
    const moved = board.tokens.filter((token) => {
      const old = before.find((t) => t.id === token.id);
      return old?.point !== token.point;
    });
    expect(moved).toHaveLength(1);
    expect(new Set(board.tokens.map((token) => token.id)).size).toBe(30);
    expect(board.tokens.map((token) => token.id)).toEqual(before.map((token) => token.id));
  });

  it('borne-off checkers go to the tray', () => {
    const board = model('bear off 6-5');
    board.press(OFF);
    expect(board.tokens.filter((t) => t.seat === 0 && t.point === OFF)).toHaveLength(13);
  });
});

describe('arrows of a play', () => {
  it('merge the hops of one checker', () => {
    const { men } = fixture('start 3-1');
    const arrows = arrowsOf(men, 0, [
      [24, 23, 0, 1, 5],
      [23, 20, 0, 3, 9],
    ]);
    expect(arrows).toMatchObject([{ from: { point: 24, slot: 1 }, to: { point: 20, slot: 0 } }]);
  });
});
