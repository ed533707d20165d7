import { dayMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';
import { findPlayer } from '../players/find-player.ts';
import { personsById } from '../players/store/players.ts';
import { pointsPerUnit } from '../ratings/rules/rating.ts';
import {
  type Abandoner,
  abandoners,
  type FairPlayPart,
  type OneSidedPair,
  oneSidedPairs,
  type SharedPlace,
  sharedPlaces,
} from './store/fair-play.ts';

/** A pattern that an operator may want to look at. It proves nothing and has no automatic consequences. */
export interface Finding {
  readonly kind: 'one-person' | 'one-sided' | 'given-away' | 'abandons';
  /** Handles of the players concerned. */
  readonly players: readonly string[];
  /** The reason, in words. */
  readonly reason: string;
}

/** The period covered by findings, ms. */
const periodMs = 90 * dayMs;
/** Maximum number of findings of a kind. */
const maxFindings = 50;

const minute = 60;
const pairLimits = { minGames: 8, minWon: 0.85 } as const;
/** Minimum share of a player's games against one opponent for a suspicious pair. */
const minTogether = 0.6;
/** Minimum share of the won games that the loser resigned early. */
const minEarly = 0.5;
const abandonLimits = { min: 4, share: 0.25 } as const;

/**
 * Returns findings about one player or all: accounts that seem to belong to one person, pairs who meet almost only each other and always
 * with the same result, games that are given away, and games that are abandoned.
 * @throws Problem player-not-found
 */
export async function fairPlay(deps: Deps, handle: string | undefined): Promise<Finding[]> {
  const { db, clock } = deps;
  const since = new Date(clock().getTime() - periodMs);
  const player = handle === undefined ? undefined : (await findPlayer(deps, handle)).playerId;
  const part: FairPlayPart = { player, since };
  const places = (await sharedPlaces(db.prisma, part, maxFindings)).filter(isOnePerson);
  const pairs = await oneSidedPairs(db.prisma, part, pairLimits, maxFindings);
  const absent = await abandoners(db.prisma, part, abandonLimits, maxFindings);
  const ids = [
    ...places.flatMap(({ one, other }) => [one, other]),
    ...pairs.flatMap(({ winner, loser }) => [winner, loser]),
    ...absent.map((each) => each.player),
  ];
  const persons = await personsById(db.prisma, ids);
  const nameOf: NameOf = (id) => persons.get(id)?.handle ?? id;
  return [
    ...places.map((place) => onePerson(place, nameOf)),
    ...pairs.filter(keepsToItself).map((pair) => oneSided(pair, nameOf)),
    ...pairs.filter(isGivenAway).map((pair) => givenAway(pair, nameOf)),
    ...absent.map((each) => abandons(each, nameOf)),
  ];
}

type NameOf = (id: string) => string;

/** People of one household share an address, so this also requires the same browser within minutes, or games with each other. */
const isOnePerson = ({ isSameBrowser, seconds, games }: SharedPlace): boolean =>
  isSameBrowser && (seconds <= 10 * minute || games > 0);

const keepsToItself = ({ games, gamesOfWinner, gamesOfLoser }: OneSidedPair): boolean =>
  games >= minTogether * Math.min(gamesOfWinner, gamesOfLoser);

const isGivenAway = ({ won, resignedEarly }: OneSidedPair): boolean => resignedEarly >= minEarly * won;

function onePerson({ one, other, addresses, seconds, games }: SharedPlace, nameOf: NameOf): Finding {
  const from = addresses === 1 ? 'the same address' : `${addresses} common addresses`;
  const met =
    games === 0 ? 'They never met at a table.' : `They finished ${count(games, 'game')} with each other.`;
  return {
    kind: 'one-person',
    players: [nameOf(one), nameOf(other)],
    reason: `The same browser at ${from}, ${within(seconds)} apart. ${met}`,
  };
}

function within(seconds: number): string {
  const minutes = Math.ceil(seconds / minute);
  return minutes < 120 ? count(minutes, 'minute') : count(Math.round(minutes / 60), 'hour');
}

function oneSided({ winner, loser, games, won, gamesOfLoser, gain }: OneSidedPair, nameOf: NameOf): Finding {
  return {
    kind: 'one-sided',
    players: [nameOf(winner), nameOf(loser)],
    reason:
      `${nameOf(winner)} won ${won} of ${count(games, 'rated game')} against ${nameOf(loser)}, who played ` +
      `${gamesOfLoser} in all; that raised the rating by ${Math.round(pointsPerUnit * gain)} points.`,
  };
}

function givenAway({ winner, loser, won, resignedEarly }: OneSidedPair, nameOf: NameOf): Finding {
  return {
    kind: 'given-away',
    players: [nameOf(winner), nameOf(loser)],
    reason:
      `${nameOf(loser)} resigned before a third of the tiles was laid in ${resignedEarly} of the ${won} games that ` +
      `${nameOf(winner)} won.`,
  };
}

const abandons = ({ player, games, abandoned }: Abandoner, nameOf: NameOf): Finding => ({
  kind: 'abandons',
  players: [nameOf(player)],
  reason: `Abandoned ${abandoned} of ${count(games, 'game')} in the last 90 days.`,
});

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
