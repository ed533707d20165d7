import { NONE, ownerOfPiece, seatCount, segmentOfPiece, tileBeside } from '#engine/search';
import {
  bears,
  dragonTile,
  type FlightAhead,
  flightAhead,
  followerOfFairy,
  MOVES,
  mayEnter,
  moverAfter,
} from '#expansion-search/princess-and-dragon';
import { worthOfReturn } from '../followers.ts';
import { type Exposed, exposedFollowers, leadIn } from '../losses.ts';
import type { Outlook, Terms } from '../outlook.ts';

/** Moves of a coming flight that are looked at, and the part of its harm that then still holds. */
const FORESEEN = 4;
const CERTAIN = 0.6;
/** Chance that a later flight gets to a follower. */
const LATER = 0.05;
/** Part of the later flights that a follower on a feature that can be completed lives through. */
const EXPOSED = 0.4;
/** Turns for which the fairy stays with a follower, and the chance that it is there when its feature is scored. */
const STAYS = 2.5;
const SCORED = 0.4;
const SCORE_POINTS = 3;

/** The followers that the dragon gets to, with every seat leading it to where it gains most, and the fairy's points. */
export const princessAndDragon: Terms = {
  expansion: 'princess-and-dragon',
  add(outlook) {
    addFairy(outlook);
    const followers = exposedFollowers(outlook);
    if (followers.length === 0) return;
    const flight = flightAhead(outlook.search);
    const flights = unseenWith(outlook, 'dragon');
    if (flight !== undefined) addFlight(outlook, followers, flight, 1);
    else if (flights > 0) addComingFlight(outlook, followers, flights);
    addLaterFlights(outlook, followers, flights);
  },
};

function addFairy({ search, totals, draws }: Outlook): void {
  const piece = followerOfFairy(search);
  if (piece === NONE || segmentOfPiece(search, piece) <= NONE) return;
  const isThere = SCORED + (1 - SCORED) * Math.exp(-draws / STAYS);
  totals[ownerOfPiece(search, piece)] += STAYS * (1 - Math.exp(-draws / STAYS)) + SCORE_POINTS * isThere;
}

/** Tiles with a mark that are still to be drawn. */
function unseenWith({ chances }: Outlook, mark: Parameters<typeof bears>[1]): number {
  let tiles = 0;
  for (const { type } of chances.prints) if (bears(type, mark)) tiles += chances.counts[type.index];
  return tiles;
}

/** The next flight, unless a volcano calls the dragon away before it; any seat may be the first to move. */
function addComingFlight(outlook: Outlook, followers: readonly Exposed[], flights: number): void {
  const { search, survey } = outlook;
  const dragon = dragonTile.get(search);
  if (dragon === NONE) return;
  const chance = (CERTAIN * flights) / (flights + unseenWith(outlook, 'volcano'));
  for (let mover = 0; mover < survey.seats; mover++) {
    const flight = { visited: [dragon], movesLeft: FORESEEN, mover };
    addFlight(outlook, followers, flight, chance / survey.seats);
  }
}

function addLaterFlights(outlook: Outlook, followers: readonly Exposed[], flights: number): void {
  const { survey, kinds, totals } = outlook;
  const lost = 1 - (1 - LATER) ** Math.max(0, flights - 1);
  if (lost === 0) return;
  for (const follower of followers) {
    const chance = survey.kind[follower.feature] === kinds.field ? lost : lost * EXPOSED;
    for (let seat = 0; seat < survey.seats; seat++) totals[seat] += chance * (follower.changes[seat] ?? 0);
    totals[follower.seat] += chance * worthOfReturn(outlook, follower.seat, follower.meeples);
  }
}

/** What each seat gains if the dragon enters a tile, at `tile * seats + seat`; 0 again after each use. */
let gains = new Float64Array(0);
/** What each seat gains by the rest of a flight, at `moves left * seats + seat`. */
const rest = new Float64Array((MOVES + 1) * 6);
/** The tiles of the flight. */
const path = new Int32Array(MOVES + 1);

/** Adds what a flight changes, with a chance. */
function addFlight(
  outlook: Outlook,
  followers: readonly Exposed[],
  { visited, movesLeft, mover }: FlightAhead,
  chance: number,
): void {
  const { survey, totals } = outlook;
  const { seats } = survey;
  if (mover === NONE) return;
  for (const follower of followers) enter(outlook, follower, 1);
  path.set(visited);
  fly(outlook, visited.length, movesLeft, mover);
  for (let seat = 0; seat < seats; seat++) totals[seat] += chance * rest[movesLeft * seats + seat];
  for (const follower of followers) enter(outlook, follower, 0);
}

/** Notes what each seat gains if a follower is eaten, or forgets it. */
function enter(outlook: Outlook, follower: Exposed, isNoted: 0 | 1): void {
  const { seats } = outlook.survey;
  const first = follower.tile * seats;
  if (gains.length < first + seats) gains = new Float64Array((first + seats) * 2);
  if (isNoted === 0) {
    gains.fill(0, first, first + seats);
    return;
  }
  for (let seat = 0; seat < seats; seat++) gains[first + seat] += follower.changes[seat] ?? 0;
  gains[first + follower.seat] += worthOfReturn(outlook, follower.seat, follower.meeples);
}

/** Finds what each seat gains by the rest of a flight in which each makes the move that is best for itself. */
function fly(outlook: Outlook, tiles: number, movesLeft: number, mover: number): void {
  const { search } = outlook;
  const seats = seatCount(search);
  const at = movesLeft * seats;
  rest.fill(0, at, at + seats);
  if (movesLeft === 0) return;
  const after = moverAfter(search, mover);
  let most = Number.NEGATIVE_INFINITY;
  for (let side = 0; side < 4; side++) {
    const tile = tileBeside(search, path[tiles - 1], side);
    if (tile === NONE || isVisited(tile, tiles) || !mayEnter(search, tile)) continue;
    path[tiles] = tile;
    fly(outlook, tiles + 1, movesLeft - 1, after);
    const found = at - seats;
    for (let seat = 0; seat < seats; seat++) rest[found + seat] += gainsAt(tile * seats + seat);
    const lead = leadIn(rest.subarray(found, found + seats), mover, seats);
    if (lead <= most) continue;
    most = lead;
    rest.copyWithin(at, found, found + seats);
  }
}

const gainsAt = (place: number): number => (place < gains.length ? gains[place] : 0);

function isVisited(tile: number, tiles: number): boolean {
  for (let index = 0; index < tiles; index++) if (path[index] === tile) return true;
  return false;
}
