import type { Tx } from '../db/tx.ts';
import { forfeitOf } from '../games/clock/deadlines.ts';
import { type MatchGame, otherSide, type Side, standingOf } from '../matches/rules/match.ts';
import { type Entry, timeOutsIn } from './rules/counting.ts';
import { type GameToRate, gamesToRate, type PartToRate } from './store/games-to-rate.ts';
import { type GameOfMatchToRate, type MatchToRate, matchesToRate } from './store/matches-to-rate.ts';

/** A result that counts for ratings: of a game, or of a match, with the seats of its last game. */
export interface ToRate {
  /** Its position in the order of ends. */
  readonly id: string;
  readonly finishedAt: Date;
  readonly gameId: string;
  readonly matchId: string | null;
  /** Player ids by seat. */
  readonly players: readonly string[];
  /** By seat. */
  readonly places: readonly number[];
  readonly entries: readonly Entry[];
  /** When each seat that lost on time first did so. */
  readonly timeOuts: ReadonlyMap<number, Date>;
}

/** Returns a range of the games and matches that count, in the order of their ends. */
export async function partToRate(db: Tx, part: PartToRate): Promise<ToRate[]> {
  const found = [
    ...(await gamesToRate(db, part)).map(gameToRate),
    ...(await matchesToRate(db, part)).map(matchToRate),
  ];
  const order = (one: ToRate, other: ToRate) =>
    one.finishedAt.getTime() - other.finishedAt.getTime() || (one.id < other.id ? -1 : 1);
  return found.sort(order).slice(0, part.limit);
}

function gameToRate(game: GameToRate): ToRate {
  const { id, finishedAt, players, places, entries } = game;
  const timeOuts = timeOutsIn({ ...game, forfeit: forfeitOf(game.clock) });
  return { id, gameId: id, matchId: null, finishedAt, players, places, entries, timeOuts };
}

/** A match is rated by its result, as if it were one game; a player who decided in any of its games was present. */
function matchToRate(match: MatchToRate): ToRate {
  const { id, finishedAt, games } = match;
  const last = games.at(-1);
  if (last === undefined) throw new Error(`match ${id} has no game`);
  const seatIn = (game: GameOfMatchToRate, seat: number) =>
    game.isFirstStarter === last.isFirstStarter ? seat : 1 - seat;
  const timeOuts = new Map<number, Date>();
  for (const game of games)
    for (const [seat, at] of timeOutsIn({ ...game, forfeit: forfeitOf(game.clock) }))
      if (!timeOuts.has(seatIn(game, seat))) timeOuts.set(seatIn(game, seat), at);
  return {
    id,
    finishedAt,
    gameId: last.id,
    matchId: id,
    players: last.players,
    places: placesIn(match, last),
    entries: games.flatMap((game) =>
      game.entries.map((entry) => ({ ...entry, seat: seatIn(game, entry.seat) })),
    ),
    timeOuts,
  };
}

/** Returns the places of a match, by the seats of its last game. */
function placesIn(match: MatchToRate, last: GameOfMatchToRate): readonly number[] {
  const winner = winnerOf(match);
  if (winner === undefined) return [1, 1];
  const starter: Side = last.isFirstStarter ? 0 : 1;
  return winner === starter ? [1, 2] : [2, 1];
}

/** Returns the winner: according to the logs, or to the judging of a match that ran out of time. */
function winnerOf({ forfeitedBy, winner, games, ...terms }: MatchToRate): Side | undefined {
  if (forfeitedBy !== null) return otherSide(forfeitedBy as Side);
  const judged = games.map((game): MatchGame => ({ ...game, starter: game.isFirstStarter ? 0 : 1 }));
  const standing = standingOf(terms, judged);
  return standing.isOver ? standing.winner : ((winner ?? undefined) as Side | undefined);
}
