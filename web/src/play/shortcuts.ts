// Single keys, when no field has the focus and they are not switched off.
import { settings } from '../app/settings.svelte';

const keys: Readonly<Record<string, string>> = {
  Enter: 'go',
  ' ': 'go',
  z: 'undo',
  Z: 'undoAll',
  Backspace: 'undo',
  s: 'swap',
  d: 'double',
  y: 'take',
  n: 'drop',
  r: 'resign',
  h: 'hint',
  f: 'flip',
  g: 'direction',
  t: 'text',
  p: 'pips',
  l: 'last',
  c: 'clock',
  '?': 'keys',
  '/': 'type',
  m: 'type',
};

/** The keys as they are told, by command. Those of the arrows and Esc are heard elsewhere. */
export const KEY_LIST: readonly (readonly [string, readonly string[]])[] = [
  ['go', ['Space', 'Enter']],
  ['undo', ['Z', '⌫']],
  ['undoAll', ['⇧ Z']],
  ['swap', ['S']],
  ['double', ['D']],
  ['take', ['Y']],
  ['drop', ['N']],
  ['resign', ['R']],
  ['hint', ['H']],
  ['type', ['/', 'M']],
  ['flip', ['F']],
  ['direction', ['G']],
  ['text', ['T']],
  ['pips', ['P']],
  ['last', ['L']],
  ['clock', ['C']],
  ['movable', ['J', 'K']],
  ['close', ['Esc']],
  ['keys', ['?']],
];

const fields = 'input, select, textarea, [contenteditable]';
const pressed = 'button, a, summary, [role="tab"], [role="switch"]';

/** The command a key stands for, or null if it is someone else's. */
export function keyAction(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat)
    return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(fields)) return null;
  const key = event.key.length === 1 && event.key !== 'Z' ? event.key.toLowerCase() : event.key;
  // Enter and Space belong to the button that has the focus.
  if ((key === 'Enter' || key === ' ') && target?.closest(pressed)) return null;
  if (!settings.singleKeys && key.length === 1 && key !== ' ') return null;
  return keys[event.shiftKey && key === 'z' ? 'Z' : key] ?? null;
}
