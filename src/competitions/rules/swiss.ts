import {
  bySeed,
  type Course,
  matchPointsOf,
  type Pairing,
  POINTS_OF_WIN,
  type Round,
} from './competition.ts';
import { type Format, sizeOf, tournament } from './format.ts';
import { cheapestPairs } from './matching.ts';

/** The facts about an active entrant that pairing depends on. */
interface Player {
  readonly id: string;
  readonly score: number;
  /** How often the entrant has met each opponent. */
  readonly met: ReadonlyMap<string, number>;
  readonly byes: number;
  /** Matches started, minus those started by the opponent. */
  readonly starts: number;
  /** Whether the entrant started the last match. */
  readonly startedLast: boolean;
}

/**
 * Costs of undesirable pairings, worst first: a rematch or second bye; an opponent with a different score; two entrants who both ought to
 * start; and an opponent who is not half a score group away. Each outweighs all later ones together, over a whole round of 256.
 */
const COST = { rematch: 2 ** 38, score: 2 ** 23, seat: 2 ** 14, distance: 1 } as const;

/** Returns the next round of a Swiss tournament. A solution always exists, for up to 256 entrants. */
export function swissRound(course: Course): Round {
  const players = inOrderOfScore(playersOf(course));
  const hasBye = players.length % 2 === 1;
  const halves = halvesOf(players);
  const pairs = cheapestPairs(players.length + (hasBye ? 1 : 0), (one, other) => {
    const [a, b] = [players[one], players[other]];
    if (a === undefined || b === undefined) return costOfBye(players, one);
    return costOfPair(a, b, Math.abs(other - one - (halves.get(a.score) ?? 0)));
  });
  const pairings: Pairing[] = [];
  const byes: string[] = [];
  for (const [one, other] of pairs) {
    const [a, b] = [players[one], players[other]];
    if (a === undefined) continue;
    if (b === undefined) byes.push(a.id);
    else pairings.push({ group: 1, players: mayStart(a, b) ? [a.id, b.id] : [b.id, a.id] });
  }
  return { pairings, byes };
}

function costOfPair(a: Player, b: Player, distance: number): number {
  const rematches = Math.min(a.met.get(b.id) ?? 0, 7);
  const score = Math.min((a.score - b.score) ** 2, 255);
  const seat = a.starts * b.starts > 0 ? Math.min(Math.abs(a.starts), Math.abs(b.starts), 3) : 0;
  return rematches * COST.rematch + score * COST.score + seat * COST.seat + distance * COST.distance;
}

/** The bye goes to the lowest-placed entrant who has not had one. */
function costOfBye(players: readonly Player[], place: number): number {
  const [player, last] = [players[place], players.at(-1)];
  if (player === undefined || last === undefined) return 0;
  const score = Math.min((player.score - last.score) ** 2, 255);
  return (
    Math.min(player.byes, 7) * COST.rematch + score * COST.score + (players.length - place) * COST.distance
  );
}

/** Whether the first of two entrants starts: the one with fewer starts, then the one who did not start last time, then the first. */
function mayStart(a: Player, b: Player): boolean {
  if (a.starts !== b.starts) return a.starts < b.starts;
  return !a.startedLast || b.startedLast;
}

/** Half the number of players of each score. Opponents are that far apart: the first of a score group meets the first of its lower half. */
function halvesOf(players: readonly Player[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { score } of players) counts.set(score, (counts.get(score) ?? 0) + 1);
  return new Map([...counts].map(([score, count]) => [score, Math.floor(count / 2)]));
}

/** Sorts by score; equal scores keep their order by seed. */
const inOrderOfScore = (players: readonly Player[]): Player[] =>
  players.toSorted((one, other) => other.score - one.score);

function playersOf({ entrants, matches, byes }: Course): Player[] {
  return bySeed(entrants)
    .filter(({ hasWithdrawn }) => !hasWithdrawn)
    .map(({ id }) => {
      const mine = matches.filter(({ players }) => players.includes(id));
      const had = byes.filter(({ entrant }) => entrant === id).length;
      const last = mine.toSorted((one, other) => one.round - other.round).at(-1);
      const started = mine.filter(({ players }) => players[0] === id).length;
      const met = new Map<string, number>();
      for (const { players } of mine) {
        const other = players[0] === id ? players[1] : players[0];
        met.set(other, (met.get(other) ?? 0) + 1);
      }
      const points = mine.map(({ players, result }) =>
        result === undefined ? 0 : matchPointsOf(result, players[0] === id ? 0 : 1),
      );
      return {
        id,
        score: points.reduce((sum, each) => sum + each, had * POINTS_OF_WIN),
        met,
        byes: had,
        starts: 2 * started - mine.length,
        startedLast: last?.players[0] === id,
      };
    });
}

/** Swiss: entrants meet others of a similar score, by default in as many rounds as an elimination would have. */
export const swiss = {
  ...tournament,
  rounds: (groups, configured) => configured ?? Math.max(1, Math.ceil(Math.log2(sizeOf(groups)))),
  pair: swissRound,
} as const satisfies Format;
