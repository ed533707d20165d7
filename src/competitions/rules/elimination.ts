import { bySeed, type Course, type Entrant, type Pairing, type Round } from './competition.ts';
import { type Format, sizeOf, tournament } from './format.ts';

/** Returns the number of elimination rounds for a number of entrants. */
export const roundsOfElimination = (size: number): number => (size < 2 ? 0 : Math.ceil(Math.log2(size)));

/**
 * Returns a round of a single elimination. The best seeds meet as late as possible and have the byes of the first round. An entrant
 * advances without a match if the opponent has withdrawn, or if both possible opponents were absent.
 * @param round from 1; all earlier rounds must be finished
 */
export function eliminationRound(course: Course, round: number): Round {
  const bracket = new Bracket(course);
  const pairings: Pairing[] = [];
  const byes: string[] = [];
  for (let slot = 0; slot < 2 ** (bracket.rounds - round); slot++) {
    const [first, second] = bracket.meeting(round, slot).filter(({ hasWithdrawn }) => !hasWithdrawn);
    if (first === undefined) continue;
    if (second === undefined) byes.push(first.id);
    else pairings.push({ group: 1, players: startingFirst(first, second, round) });
  }
  return { pairings, byes };
}

/** The better seed starts in odd rounds. */
function startingFirst(one: Entrant, other: Entrant, round: number): readonly [string, string] {
  const [better, worse] = one.seed < other.seed ? [one, other] : [other, one];
  return round % 2 === 1 ? [better.id, worse.id] : [worse.id, better.id];
}

class Bracket {
  readonly rounds: number;
  readonly #course: Course;
  readonly #places: readonly (Entrant | undefined)[];

  constructor(course: Course) {
    this.#course = course;
    this.rounds = roundsOfElimination(course.entrants.length);
    const entrants = bySeed(course.entrants);
    this.#places = placesOf(this.rounds).map((place) => entrants[place]);
  }

  /** The entrants who meet in a slot of a round: two, or fewer if an earlier slot has no winner. */
  meeting(round: number, slot: number): Entrant[] {
    return [2 * slot, 2 * slot + 1].flatMap((half) => this.#winner(round - 1, half) ?? []);
  }

  #winner(round: number, slot: number): Entrant | undefined {
    if (round === 0) return this.#places[slot];
    const meeting = this.meeting(round, slot);
    const isIn = (id: string) => meeting.some((each) => each.id === id);
    const bye = this.#course.byes.find((each) => each.round === round && isIn(each.entrant));
    const match = this.#course.matches.find((each) => each.round === round && each.players.every(isIn));
    const id = bye?.entrant ?? (match && winnerOf(match));
    return meeting.find((each) => each.id === id);
  }
}

/** A draw is won by the player who did not start. */
function winnerOf({ players, result }: Course['matches'][number]): string | undefined {
  if (result === undefined || result.outcome === 'neither') return undefined;
  return result.outcome === 'first' ? players[0] : players[1];
}

/** Returns the seeds, from 0, in the order of the first round's places: the two best are in different halves, and so on. */
function placesOf(rounds: number): number[] {
  let places = [0];
  for (let round = 0; round < rounds; round++) {
    const size = places.length * 2;
    places = places.flatMap((place) => [place, size - 1 - place]);
  }
  return places;
}

/** Single elimination: the loser of a match is out. */
export const elimination = {
  ...tournament,
  isKnockout: true,
  rounds: (groups) => roundsOfElimination(sizeOf(groups)),
  pair: eliminationRound,
} as const satisfies Format;
