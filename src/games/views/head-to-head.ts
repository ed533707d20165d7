import type { Deps } from '../../platform/deps.ts';
import { findShownPlayer, type ShownPlayer } from '../../players/shown-player.ts';
import { meetingsWith } from '../store/game-lists.ts';
import { findGames } from '../store/games.ts';
import { listedGame } from './list.ts';
import { countedOf } from './my-statistics.ts';

const maxGames = 1000;
const lastGames = 5;

/**
 * Returns the results of two players' games that the viewer can see: public ones if both show theirs, and the viewer's own. Counts the last
 * thousand.
 */
export async function headToHead(
  { db }: Deps,
  viewer: string | undefined,
  player: Pick<ShownPlayer, 'id' | 'areGamesShown'>,
  opponent: Pick<ShownPlayer, 'id' | 'areGamesShown'>,
) {
  const isPublicShown = player.areGamesShown && opponent.areGamesShown;
  const shown = { player: player.id, viewer, isPublicShown };
  const meetings = await meetingsWith(db.prisma, shown, opponent.id, maxGames);
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    ...countedOf(
      meetings.map(({ places, seat, otherSeat }) => (places[otherSeat] ?? 0) - (places[seat] ?? 0)),
    ),
    points: {
      player: sum(meetings.map(({ scores, seat }) => scores[seat] ?? 0)),
      opponent: sum(meetings.map(({ scores, otherSeat }) => scores[otherSeat] ?? 0)),
    },
    games: meetings.map(({ id }) => id),
  };
}

/**
 * Returns the results of two players' games, and the latest of them.
 * @throws Problem player-not-found, also if one of them is hidden from the viewer
 */
export async function readVersus(
  deps: Deps,
  viewer: string | undefined,
  handle: string,
  opponentHandle: string,
) {
  const player = await findShownPlayer(deps, viewer, handle);
  const opponent = await findShownPlayer(deps, viewer, opponentHandle);
  const { games, ...counts } = await headToHead(deps, viewer, player, opponent);
  return {
    player: personOf(player),
    opponent: personOf(opponent),
    ...counts,
    level: counts.played - counts.ahead - counts.behind,
    last: await lastOf(deps, viewer, games.slice(0, lastGames)),
  };
}

const personOf = ({ id, handle, displayName }: ShownPlayer) => ({ playerId: id, handle, displayName });

async function lastOf(deps: Deps, viewer: string | undefined, ids: readonly string[]) {
  const rows = new Map((await findGames(deps.db.prisma, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []).map((row) => listedGame(deps, row, viewer));
}
