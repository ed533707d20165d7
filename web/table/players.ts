import { nameIn } from '../../src/texts/deleted-player.ts';
import type { GameSummary } from '../api/client.ts';
import { language } from '../i18n/index.ts';

/** Who sits at a table. */
export interface Players {
  readonly players: readonly Pick<GameSummary['players'][number], 'seat' | 'displayName'>[];
}

/** Returns the name of the player on a seat; empty for a free seat. */
export function nameAt({ players }: Players, seat: number): string {
  return nameIn(language(), players.find((player) => player.seat === seat)?.displayName ?? '');
}

/** Whether a game waits for somebody who is no robot. */
export function isPersonAwaited({ awaiting, players }: Pick<GameSummary, 'awaiting' | 'players'>): boolean {
  const [seat] = awaiting?.seats ?? [];
  return players.find((player) => player.seat === seat)?.robot === null;
}

/** Lists the names of the players with the most points. */
export function winnersOf({ players, scores }: Players & Pick<GameSummary, 'scores'>): string[] {
  const best = Math.max(...scores);
  return players.filter(({ seat }) => scores[seat] === best).map(({ seat }) => nameAt({ players }, seat));
}
