/** A whole game as one generator that yields its questions: chapters 7, 12 and 13 written down in order. */

import { actionsIn, type Decision, deployText } from '../support/decision-text.ts';
import { survey } from './board.ts';
import { isVolcano, mustWait } from './dragon.ts';
import { payFairyAtTurn } from './fairy.ts';
import { leaveMarket, scoreAtEnd } from './final.ts';
import { playPart, type WithTile } from './part.ts';
import { holes, legalPlacements } from './placement.ts';
import {
  abbeyTile,
  openingPosition,
  type PlacedTile,
  type Position,
  type Rules,
  roundFromLeftOf,
} from './position.ts';
import { type Answer, type Asking, ask, brokenOff } from './question.ts';
import { emptyReport, type PartReport, type Points } from './report.ts';
import { printed } from './tile.ts';
import { ransom } from './tower.ts';

export interface Setup {
  rules: Rules;
  seats: number;
  draws: string[];
  start: PlacedTile[];
  /** Where tiles go that come back into a bag: for each of them its place in the new bag (R-DRAGON-2). */
  returnPlaces: (inBag: number, coming: number) => number[];
}

/** Everything of a game that is not on the table. */
export interface Game {
  setup: Setup;
  position: Position;
  /** Undrawn tiles; with a hand of three without the river tiles. */
  bag: string[];
  /** River tiles still to come, with a hand of three. */
  river: string[];
  hands: string[][];
  /** The tile drawn and shown, while it is being placed. */
  drawn: string | undefined;
  /** Tiles out of the game, in order. */
  aside: string[];
  /** Dragon tiles that wait for the first volcano (R-DRAGON-2). */
  waiting: string[];
  /** Whether the active seat has bought a follower back in this turn (R-TOWER-8). */
  hasPaidRansom: boolean;
  /** One report for every part played, in order. */
  reports: PartReport[];
  /** Points outside of parts: the fairy's at the start of a turn, and ransoms. */
  betweenParts: Points[];
  /** Points of the final scoring, once it has taken place. */
  final: Points[] | undefined;
}

const handSize = 3;

export function newGame(setup: Setup): Game {
  const holdsHands = setup.rules.handSize === handSize;
  const isRiver = (tile: string) => printed(tile).set === 'river';
  const bag = setup.draws.filter((tile) => !holdsHands || !isRiver(tile));
  const game: Game = {
    setup,
    position: openingPosition(setup.rules, setup.seats, setup.start),
    bag,
    river: holdsHands ? setup.draws.filter(isRiver) : [],
    hands: Array.from({ length: setup.seats }, () => []),
    drawn: undefined,
    aside: [],
    waiting: [],
    hasPaidRansom: false,
    reports: [],
    betweenParts: [],
    final: undefined,
  };
  for (let seat = 0; seat < setup.seats; seat++) refill(game, seat); // R-HAND-1
  return game;
}

/** How a part ended: whether a tile was placed that makes a second part due, and whether the clock ended it. */
interface PartEnd {
  secondPartDue: boolean;
  skipped: boolean;
}
const nothingPlaced: PartEnd = { secondPartDue: false, skipped: false };
const turnLost: PartEnd = { secondPartDue: false, skipped: true };

/** Plays to the end; the game is changed in place. */
export function* playGame(game: Game): Asking<void> {
  try {
    const last = yield* playTurns(game);
    yield* leaveMarket(game.position, yield* closingAbbeys(game, last));
    game.final = scoreAtEnd(game.position);
  } catch (error) {
    if (error !== brokenOff) throw error;
  }
}

/** All turns; answers the seat that had the last one. */
function* playTurns(game: Game): Asking<number> {
  const { gone, seats } = game.position;
  let last = 0;
  for (let active = 0; tilesAreLeft(game); active = (active + 1) % seats) {
    if (gone[active] || !hasTurn(game, active)) continue;
    last = active;
    yield* playTurn(game, active);
  }
  return last;
}

/** R-END-1; the hand of a seat that left is out of the game. */
function tilesAreLeft(game: Game): boolean {
  const hands = game.hands.filter((_, seat) => !game.position.gone[seat]);
  return [game.bag, game.river, ...hands].some((pile) => pile.length > 0);
}

/** R-HAND-8: without hand, bag and river a seat has a turn only for its abbey. */
function hasTurn(game: Game, seat: number): boolean {
  if (game.position.rules.handSize === 1 || game.river.length > 0 || game.bag.length > 0) return true;
  return (game.hands[seat]?.length ?? 0) > 0 || mayUseAbbey(game, seat);
}

function mayUseAbbey(game: Game, seat: number): boolean {
  return game.position.abbeys[seat] === true && holes(survey(game.position)).length > 0;
}

/** R-TURN-1, R-TB-8..11: one part or two. */
function* playTurn(game: Game, seat: number): Asking<void> {
  game.hasPaidRansom = false;
  game.betweenParts.push(...payFairyAtTurn(game.position, seat));
  const { secondPartDue, skipped } = yield* playOnePart(game, seat);
  if (secondPartDue && !skipped && !game.position.gone[seat] && hasTurn(game, seat)) {
    yield* playOnePart(game, seat);
  }
}

function* playOnePart(game: Game, seat: number): Asking<PartEnd> {
  const end = yield* partOf(game, seat);
  if (end !== turnLost) refill(game, seat); // R-END-6: the hand of a seat that was skipped stays as it is.
  return end;
}

function* partOf(game: Game, seat: number): Asking<PartEnd> {
  const fromHand = game.position.rules.handSize === handSize;
  if (fromHand && game.river.length === 0 && (game.hands[seat]?.length ?? 0) > 0) {
    return yield* partFromHand(game, seat);
  }
  const pile = fromHand ? game.river : game.bag;
  if (mayUseAbbey(game, seat)) {
    const { entry } = yield* ask(game.position, { seat, phase: 'abbey-choice', options: abbeyChoices(game) });
    if (entry.type === 'abbey') return yield* layAbbey(game, seat, entry);
    if (entry.type !== 'draw') return turnLost;
  }
  // Tiles that came back into the bag (R-DRAGON-2) may find hands empty.
  if (fromHand && game.river.length === 0) refill(game, seat);
  return yield* partFromPile(game, seat, pile);
}

/** R-HAND-5, also after an abbey, which takes no tile out of the hand; dragon tiles wait for the dragon (R-DRAGON-2). */
function refill(game: Game, seat: number): void {
  const hand = game.hands[seat];
  if (game.position.rules.handSize !== handSize || !hand) return;
  while (hand.length < handSize) {
    const tile = drawFrom(game, game.bag);
    if (!tile) return;
    hand.push(tile);
  }
}

/** The next tile of a pile; dragon tiles that come before the dragon are set aside for later (R-DRAGON-2). */
function drawFrom(game: Game, pile: string[]): string | undefined {
  for (let tile = pile.shift(); tile; tile = pile.shift()) {
    if (!mustWait(game.position, tile)) return tile;
    game.waiting.push(tile);
  }
  return undefined;
}

function withTile(entry: Decision): WithTile {
  if (entry.type !== 'tile' && entry.type !== 'abbey') return {};
  return { deploy: deployText(entry.deploy), actions: actionsIn(entry) };
}

/** R-DRAGON-2: each tile set aside goes to its place in the bag; the others keep their order. */
function returnWaiting(game: Game): void {
  const waiting = game.waiting.splice(0);
  const places = game.setup.returnPlaces(game.bag.length, waiting.length);
  const inPlace = new Map(waiting.map((tile, i) => [places[i], tile]));
  const others = game.bag.splice(0);
  const size = others.length + waiting.length;
  for (let place = 0; place < size; place++) game.bag.push(inPlace.get(place) ?? others.shift() ?? '');
}

/** Phase `ransom`; answers whether the clock ended the turn there. */
function* askForRansom(game: Game, seat: number): Asking<boolean> {
  if (game.hasPaidRansom) return false;
  const { points, skipped } = yield* ransom(game.position, seat);
  game.hasPaidRansom = points.length > 0;
  game.betweenParts.push(...points);
  return skipped;
}

function abbeyChoices(game: Game): Decision[] {
  return [...abbeySpots(game), { type: 'draw' }];
}

function abbeySpots(game: Game): Decision[] {
  return holes(survey(game.position)).map(({ x, y }): Decision => ({ type: 'abbey', x, y }));
}

/** Phases 2 and 3 with a tile that is drawn and shown (R-TILE-4, R-RIVER-4, R-END-6). */
function* partFromPile(game: Game, seat: number, pile: string[]): Asking<PartEnd> {
  for (let tile = drawFrom(game, pile); tile; tile = drawFrom(game, pile)) {
    const options = placements(game, tile, undefined);
    if (options.length === 0) {
      game.aside.push(tile);
      continue;
    }
    game.drawn = tile;
    const skipped = yield* askForRansom(game, seat);
    const answer = skipped ? undefined : yield* ask(game.position, { seat, phase: 'place', options });
    game.drawn = undefined;
    if (answer?.entry.type === 'tile') return yield* lay(game, seat, tile, answer.entry);
    pile.unshift(tile);
    return turnLost;
  }
  if (pile === game.river && (game.hands[seat]?.length ?? 0) > 0) return yield* partFromHand(game, seat);
  return nothingPlaced;
}

function placements(game: Game, tile: string, named: string | undefined): Decision[] {
  return legalPlacements(survey(game.position), tile).map(
    (spot): Decision => ({ type: 'tile', ...(named ? { tile: named } : {}), ...spot }),
  );
}

/** R-HAND-3, R-HAND-6, R-HAND-7. */
function* partFromHand(game: Game, seat: number): Asking<PartEnd> {
  const hand = game.hands[seat] ?? [];
  while (hand.length > 0) {
    const tiles = [...new Set(hand)].flatMap((tile) => placements(game, tile, tile));
    const abbeys = game.position.abbeys[seat] ? abbeySpots(game) : [];
    if (tiles.length > 0) {
      if (yield* askForRansom(game, seat)) return turnLost;
      const { entry } = yield* ask(game.position, { seat, phase: 'place', options: [...tiles, ...abbeys] });
      if (entry.type === 'abbey') return yield* layAbbey(game, seat, entry);
      if (entry.type !== 'tile') return turnLost;
      const chosen = entry.tile ?? hand[0] ?? '';
      hand.splice(hand.indexOf(chosen), 1);
      return yield* lay(game, seat, chosen, entry);
    }
    if (abbeys.length > 0) {
      const options = abbeyChoices(game);
      const { entry } = yield* ask(game.position, { seat, phase: 'abbey-choice', options });
      if (entry.type === 'abbey') return yield* layAbbey(game, seat, entry);
      if (entry.type !== 'draw') return turnLost;
    }
    game.aside.push(...hand.splice(0));
    refill(game, seat);
  }
  return nothingPlaced;
}

function* lay(
  game: Game,
  seat: number,
  tile: string,
  entry: Extract<Decision, { type: 'tile' }>,
): Asking<PartEnd> {
  const { x, y, rotation } = entry;
  return yield* settle(game, seat, { tile, x, y, rotation }, withTile(entry));
}

function* layAbbey(game: Game, seat: number, entry: Extract<Decision, { type: 'abbey' }>): Asking<PartEnd> {
  const tile: PlacedTile = { tile: abbeyTile, x: entry.x, y: entry.y, rotation: 0 };
  return yield* settle(game, seat, tile, withTile(entry));
}

/** Once the clock of the active seat has run out, it decides nothing more in its turn (R-END-6). */
function* settle(game: Game, seat: number, tile: PlacedTile, chosen: WithTile): Asking<PartEnd> {
  let skipped = false;
  if (isVolcano(game.position, tile.tile) && !game.position.dragon) returnWaiting(game);
  const report = emptyReport();
  game.reports.push(report);
  const part = playPart(game.position, seat, tile, chosen, report);
  let step = part.next();
  while (!step.done) {
    const isLost = skipped && step.value.seat === seat;
    const answer: Answer = isLost ? { seat, entry: { type: 'skip' } } : yield step.value;
    if (answer.seat === seat && answer.entry.type === 'skip') skipped = true;
    step = part.next(answer);
  }
  return { secondPartDue: report.secondPartDue, skipped };
}

/** R-ABBEY-8. Answers the seat that had the last turn (R-COUNT-15). */
function* closingAbbeys(game: Game, last: number): Asking<number> {
  let lastTurn = last;
  for (const seat of roundFromLeftOf(game.position, last)) {
    if (game.position.gone[seat] || !mayUseAbbey(game, seat)) continue;
    lastTurn = seat;
    const { entry } = yield* ask(game.position, { seat, phase: 'last-abbeys', options: abbeyChoices(game) });
    if (entry.type === 'abbey') yield* layAbbey(game, seat, entry);
  }
  return lastTurn;
}
