/** A whole game as one generator that yields its questions: chapters 7, 12 and 13 written down in order. */

import { type Decision, deployText } from '../support/decision-text.ts';
import { survey } from './board.ts';
import { leaveMarket, scoreAtEnd } from './final.ts';
import { playPart } from './part.ts';
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

export interface Setup {
  rules: Rules;
  seats: number;
  draws: string[];
  start: PlacedTile[];
}

/** Everything of a game that is not on the table. */
export interface Game {
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
  /** One report for every part played, in order. */
  reports: PartReport[];
  /** Points of the final scoring, once it has taken place. */
  final: Points[] | undefined;
}

const handSize = 3;

export function newGame(setup: Setup): Game {
  const holdsHands = setup.rules.handSize === handSize;
  const isRiver = (tile: string) => printed(tile).set === 'river';
  const bag = setup.draws.filter((tile) => !holdsHands || !isRiver(tile));
  const game: Game = {
    position: openingPosition(setup.rules, setup.seats, setup.start),
    bag,
    river: holdsHands ? setup.draws.filter(isRiver) : [],
    hands: Array.from({ length: setup.seats }, () => (holdsHands ? bag.splice(0, handSize) : [])),
    drawn: undefined,
    aside: [],
    reports: [],
    final: undefined,
  };
  return game;
}

/** How a part ended: whether a tile was placed that makes a second part due, and whether the clock ended it. */
interface PartEnd {
  secondPartDue: boolean;
  skipped: boolean;
}
const nothingPlaced: PartEnd = { secondPartDue: false, skipped: false };

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
  if (game.position.rules.handSize === 1 || game.river.length > 0) return true;
  return (game.hands[seat]?.length ?? 0) > 0 || mayUseAbbey(game, seat);
}

function mayUseAbbey(game: Game, seat: number): boolean {
  return game.position.abbeys[seat] === true && holes(survey(game.position)).length > 0;
}

/** R-TURN-1, R-TB-8..11: one part or two. */
function* playTurn(game: Game, seat: number): Asking<void> {
  const { secondPartDue, skipped } = yield* playOnePart(game, seat);
  if (secondPartDue && !skipped && !game.position.gone[seat] && hasTurn(game, seat)) {
    yield* playOnePart(game, seat);
  }
}

function* playOnePart(game: Game, seat: number): Asking<PartEnd> {
  const fromHand = game.position.rules.handSize === handSize;
  if (fromHand && game.river.length === 0 && (game.hands[seat]?.length ?? 0) > 0) {
    const end = yield* partFromHand(game, seat);
    refill(game, seat);
    return end;
  }
  const pile = fromHand ? game.river : game.bag;
  if (mayUseAbbey(game, seat)) {
    const { entry } = yield* ask(game.position, { seat, phase: 'abbey-choice', options: abbeyChoices(game) });
    if (entry.type === 'abbey') return yield* layAbbey(game, seat, entry);
    if (entry.type !== 'draw') return { secondPartDue: false, skipped: true };
  }
  const end = yield* partFromPile(game, seat, pile);
  refill(game, seat);
  return end;
}

/** R-HAND-5. */
function refill(game: Game, seat: number): void {
  const hand = game.hands[seat];
  if (game.position.rules.handSize === handSize && hand)
    hand.push(...game.bag.splice(0, handSize - hand.length));
}

function abbeyChoices(game: Game): Decision[] {
  return [...abbeySpots(game), { type: 'draw' }];
}

function abbeySpots(game: Game): Decision[] {
  return holes(survey(game.position)).map(({ x, y }): Decision => ({ type: 'abbey', x, y }));
}

/** Phases 2 and 3 with a tile that is drawn and shown (R-TILE-4, R-RIVER-4, R-END-6). */
function* partFromPile(game: Game, seat: number, pile: string[]): Asking<PartEnd> {
  for (let tile = pile.shift(); tile; tile = pile.shift()) {
    const options = placements(game, tile, undefined);
    if (options.length === 0) {
      game.aside.push(tile);
      continue;
    }
    game.drawn = tile;
    const answer = yield* ask(game.position, { seat, phase: 'place', options });
    game.drawn = undefined;
    if (answer.entry.type === 'tile') return yield* lay(game, seat, tile, answer.entry);
    pile.unshift(tile);
    return { secondPartDue: false, skipped: true };
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
      const { entry } = yield* ask(game.position, { seat, phase: 'place', options: [...tiles, ...abbeys] });
      if (entry.type === 'abbey') return yield* layAbbey(game, seat, entry);
      if (entry.type !== 'tile') return { secondPartDue: false, skipped: true };
      const chosen = entry.tile ?? hand[0] ?? '';
      hand.splice(hand.indexOf(chosen), 1);
      return yield* lay(game, seat, chosen, entry);
    }
    if (abbeys.length > 0) {
      const options = abbeyChoices(game);
      const { entry } = yield* ask(game.position, { seat, phase: 'abbey-choice', options });
      if (entry.type === 'abbey') return yield* layAbbey(game, seat, entry);
      if (entry.type !== 'draw') return { secondPartDue: false, skipped: true };
    }
    game.aside.push(...hand.splice(0));
    hand.push(...game.bag.splice(0, handSize));
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
  return yield* settle(game, seat, { tile, x, y, rotation }, deployText(entry.deploy));
}

function* layAbbey(game: Game, seat: number, entry: Extract<Decision, { type: 'abbey' }>): Asking<PartEnd> {
  const tile: PlacedTile = { tile: abbeyTile, x: entry.x, y: entry.y, rotation: 0 };
  return yield* settle(game, seat, tile, deployText(entry.deploy));
}

/** Once the clock of the active seat has run out, it decides nothing more in its turn (R-END-6). */
function* settle(game: Game, seat: number, tile: PlacedTile, deploy: string | undefined): Asking<PartEnd> {
  let skipped = false;
  const report = emptyReport();
  game.reports.push(report);
  const part = playPart(game.position, seat, tile, deploy, report);
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
