import type { Player } from './contestants.ts';
import type { Fixture, SeatOutcome } from './play-game.ts';
import { chanceFrom, type Estimate, meanFrom } from './statistics.ts';

/** The results of a contestant. */
export interface Standing {
  readonly games: number;
  readonly wins: Estimate;
  /** Points of a seat in a game. */
  readonly points: Estimate;
  readonly byKind: ReadonlyMap<string, number>;
  readonly cpuMs: number;
  readonly longestMs: number;
}

/** The results of a match. */
export interface Summary {
  readonly records: ReadonlyMap<Player, Standing>;
  /** Total points of all seats of a game. */
  readonly together: Estimate;
  /** Lead of the first of two contestants in points a seat, over the same bags from all seats. */
  readonly lead: Estimate | undefined;
}

/** A fixture that was played. */
export interface Played {
  readonly fixture: Fixture;
  readonly outcomes: readonly SeatOutcome[];
}

/** Sums up a match. */
export function summarize(played: readonly Played[]): Summary {
  const names = [...new Set(played.flatMap(({ fixture }) => fixture.players))];
  return {
    records: new Map(names.map((name) => [name, recordOf(name, played)])),
    together: meanFrom(played.map(({ outcomes }) => outcomes.reduce((sum, { points }) => sum + points, 0))),
    lead: names.length === 2 ? leadOf(names[0] as Player, played) : undefined,
  };
}

function outcomesFor(name: Player, { fixture, outcomes }: Played): SeatOutcome[] {
  return outcomes.filter((_, seat) => fixture.players[seat] === name);
}

function recordOf(name: Player, played: readonly Played[]): Standing {
  const games = played.map((one) => outcomesFor(name, one)).filter((outcomes) => outcomes.length > 0);
  const seats = games.flat();
  const decisions = seats.reduce((sum, seat) => sum + seat.decisions, 0);
  return {
    games: games.length,
    wins: chanceFrom(
      seats.reduce((sum, { win }) => sum + win, 0),
      games.length,
    ),
    points: meanFrom(seats.map(({ points }) => points)),
    byKind: kindsOf(seats),
    cpuMs: seats.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / Math.max(1, decisions),
    longestMs: seats.reduce((longest, seat) => Math.max(longest, seat.longestMs), 0),
  };
}

/** Points of each kind, on average. */
function kindsOf(seats: readonly SeatOutcome[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { byKind } of seats) {
    for (const [kind, points] of Object.entries(byKind)) sums.set(kind, (sums.get(kind) ?? 0) + points);
  }
  return new Map([...sums].sort().map(([kind, sum]) => [kind, sum / seats.length]));
}

/** The mean over bags, because games of the same bag are not independent. */
function leadOf(name: Player, played: readonly Played[]): Estimate {
  const leads = new Map<string, number[]>();
  for (const one of played) {
    const mine = outcomesFor(name, one);
    const others = one.outcomes.filter((outcome) => !mine.includes(outcome));
    const { seed } = one.fixture;
    leads.set(seed, [...(leads.get(seed) ?? []), meanPoints(mine) - meanPoints(others)]);
  }
  return meanFrom([...leads.values()].map((values) => meanFrom(values).mean));
}

function meanPoints(outcomes: readonly SeatOutcome[]): number {
  return meanFrom(outcomes.map(({ points }) => points)).mean;
}
