import {
  awaiting,
  type GameRecord,
  type GameSetup,
  newGame,
  type PlacedTile,
  type PositionView,
  record,
  result,
  scores,
  viewFor,
} from '../../../src/engine/index.ts';
import { drawsOf, type Vector, type VectorTurn } from './format.ts';
import { playFurther } from './further.ts';
import { answerAbbey, placeTile } from './placements.ts';
import { expectSame, type Playing, sortedText, sortKeys, viewOf } from './playing.ts';
import { compareTurn, scoredIn } from './results.ts';

/**
 * Plays a recorded game through the engine and compares every set of legal answers, every event and score.
 * @returns its record
 * @throws Difference at the first one
 */
export function compareVector(vector: Vector): GameRecord {
  const setup = setupOf(vector);
  const begun = newGame(setup);
  const playing: Playing = { state: begun.state, decisions: [], events: [...begun.events], where: 'start' };
  compareStart(playing, vector);
  for (const [index, turn] of vector.turns.entries()) {
    playing.where = `turn ${index}`;
    playTurn(playing, vector, turn);
    compareTurn(playing, turn);
  }
  playing.where = 'end';
  playFurther(playing, vector.end.more);
  expectSame(playing, 'awaiting seat', awaiting(playing.state)?.seat ?? null, null);
  expectSame(playing, 'final events', scoredIn(playing.events), sortedText(vector.end.events));
  expectSame(playing, 'final scores', scores(playing.state), vector.scores);
  const players = Array.from({ length: vector.players }, (_, seat) => `Player ${seat + 1}`);
  return record(setup, players, playing.decisions, result(playing.state));
}

function setupOf(vector: Vector): GameSetup {
  const start = vector.start.map(([tile, x, y, rotation]) => ({ tile, x, y, rotation }) as PlacedTile);
  return { rules: vector.rules, seats: vector.players, bag: { draws: drawsOf(vector), start } };
}

function compareStart(playing: Playing, vector: Vector): void {
  const view = viewOf(playing);
  const pieces = { ...view.seats[0]?.pieces, ...abbeysIn(view) };
  expectSame(playing, 'pieces', sortKeys(pieces), sortKeys(vector.pieces));
  const deck: Record<string, number> = {};
  for (const tile of drawsOf(vector)) deck[tile] = (deck[tile] ?? 0) + 1;
  expectSame(playing, 'deck', sortKeys(deck), sortKeys(vector.deck));
}

function abbeysIn({ expansions }: PositionView): Record<string, number> {
  const abbeys = expansions['abbey-and-mayor']?.abbeys;
  return abbeys?.[0] === undefined ? {} : { abbey: abbeys[0] };
}

function playTurn(playing: Playing, vector: Vector, turn: VectorTurn): void {
  if (turn.tile === undefined && turn.abbey === undefined) return;
  expectSame(playing, 'seat', awaiting(playing.state)?.seat, turn.player);
  expectSame(playing, 'part', viewOf(playing).turn.part, turn.part ?? 1);
  if (turn.hand !== undefined) compareHand(playing, turn);
  const abbeyPlaced = answerAbbey(playing, turn);
  if (!abbeyPlaced && turn.tile !== undefined) placeTile(playing, vector, turn);
  playFurther(playing, turn.more);
}

function compareHand(playing: Playing, turn: VectorTurn): void {
  const held = turn.exchanged?.length ? undefined : viewFor(playing.state, turn.player).hand;
  if (held !== undefined) expectSame(playing, 'hand', sortedText(held ?? []), sortedText(turn.hand ?? []));
}
