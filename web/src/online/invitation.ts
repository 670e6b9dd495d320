// A table with an open seat: its address is the invitation.
import { router } from '../app/router.svelte';
import { keepSeat } from '../play/known';
import type { NewTable, TableCreated } from '../protocol';
import { ask } from '../server/ask';
import { session, someone } from './session.svelte';
import { canBeRated, clockOf, keepTerms, rulesOf, type Terms } from './terms';

/** Makes the table on these terms, sits down at it and goes there. */
export async function invite(terms: Terms): Promise<void> {
  keepTerms(terms);
  const me = await someone();
  const seats: NewTable['seats'] = [
    { kind: 'person', name: me.name, level: null },
    { kind: 'open', name: '', level: null },
  ];
  if (Math.random() < 0.5) seats.reverse();
  const made = (await ask('POST', '/api/tables', {
    seats,
    rules: rulesOf(terms),
    clock: clockOf(terms),
    rated: terms.rated && canBeRated(terms, session.rated),
    per_roll: terms.perRoll,
    sealed: true,
  })) as TableCreated;
  keepSeat(made.table, made.keys);
  router.go(`/game/${made.table}`);
}
