// Asking the server about tournaments; every change is answered by the tournament as it stands.
import { t } from '../i18n/index.svelte';
import { clockWords, lengthWords } from '../online/terms';
import type {
  Decide,
  NewTournament,
  Ready,
  Replace,
  TournamentInfo,
  TournamentLine,
} from '../protocol';
import { ask } from '../server/ask';

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export async function allTournaments(): Promise<readonly TournamentLine[]> {
  return (await ask('GET', '/api/tournaments')) as readonly TournamentLine[];
}

export async function tournament(id: string): Promise<TournamentInfo> {
  return (await ask('GET', path(id))) as TournamentInfo;
}

export async function announce(asked: NewTournament): Promise<TournamentInfo> {
  return (await ask('POST', '/api/tournaments', asked)) as TournamentInfo;
}

/** What takes no more than its word. */
export async function change(
  id: string,
  what: 'enter' | 'leave' | 'start' | 'cancel',
): Promise<TournamentInfo> {
  return (await ask('POST', `${path(id)}/${what}`)) as TournamentInfo;
}

export async function removePlayer(id: string, player: string): Promise<TournamentInfo> {
  return (await ask('POST', `${path(id)}/remove`, { player })) as TournamentInfo;
}

export async function replacePlayer(id: string, asked: Replace): Promise<TournamentInfo> {
  return (await ask('POST', `${path(id)}/replace`, asked)) as TournamentInfo;
}

export async function decide(
  id: string,
  { round, board }: { readonly round: number; readonly board: number },
  decision: Decide,
): Promise<TournamentInfo> {
  const pairing = `${path(id)}/boards/${round}/${board}`;
  return (await ask('POST', `${pairing}/decide`, decision)) as TournamentInfo;
}

/** Says that one is ready; the table, once the other side is too. */
export async function beReady(
  id: string,
  { round, board }: { readonly round: number; readonly board: number },
): Promise<string | null> {
  const answer = (await ask('POST', `${path(id)}/boards/${round}/${board}/play`)) as Ready;
  return answer.table;
}

/** System, length, clock and whether it is rated, in one line. */
export function termsWords({
  kind,
  rules,
  clock,
  rated,
}: Pick<TournamentLine, 'kind' | 'rules' | 'clock' | 'rated'>): string {
  return t('tournament-line', {
    kind,
    length: lengthWords(rules),
    clock: clockWords(clock),
    rated: rated ? 'yes' : 'no',
  });
}
