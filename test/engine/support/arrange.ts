import { openPart } from '../../../src/engine/core/parts.ts';
import { refuse, takeEffect } from '../../../src/engine/core/play.ts';
import { setDrawnType } from '../../../src/engine/core/position/bag.ts';
import { NONE, type Position, write } from '../../../src/engine/core/position/position.ts';
import { isSecondPartDue, setAwaitingSeat } from '../../../src/engine/core/position/turn-state.ts';
import { rulesetOf, tileTypeOf } from '../../../src/engine/core/ruleset.ts';
import { deal } from '../../../src/engine/core/start.ts';
import { jumpTo, markAnswered, phaseOf, proceed } from '../../../src/engine/core/turn.ts';
import { stateOf } from '../../../src/engine/game.ts';
import {
  awaiting,
  type Decision,
  type GameEvent,
  options,
  type PlacedTile,
  type Rules,
} from '../../../src/engine/index.ts';
import { rulesetFor } from '../../../src/engine/tiles-of-game.ts';

/**
 * Positions of the engine arranged tile by tile, whatever the turn order: for worked examples. These reach into the
 * engine; everything else in the tests uses its door.
 */

/** Room for the tiles that a test places. */
const ROOM = 60;

/** A test's decision for an awaiting seat. */
export type Answer = (seat: number, phase: string, legal: readonly Decision[]) => Decision;

/** A position with these tiles on the table, an empty bag and no awaiting seat. */
export function arrange(rules: Rules, seats: number, start: readonly PlacedTile[]): Position {
  const draws = new Array<string>(ROOM).fill('inns/C');
  const position = deal(rulesetFor(rules, seats), { start, draws, isDrawnFirst: () => false });
  write(position, position.at.bagNext, ROOM);
  return position;
}

/**
 * Plays one whole part for a seat: the tile (or abbey), and all decisions after it.
 * @returns the events, and whether a second part is due
 * @throws Error with the refusal's rule if the decision is not legal
 */
export function playPart(
  position: Position,
  seat: number,
  part: 1 | 2,
  tile: string,
  decision: Decision,
  answer: Answer,
): { events: GameEvent[]; secondPartDue: boolean } {
  askFor(position, seat, part, tile, decision.type);
  const refused = refuse(position, seat, decision);
  if (refused !== undefined) throw new Error(`${refused.rule}: ${refused.detail}`);
  position.events = [];
  takeEffect(position, decision);
  if (phaseOf(position)?.slot !== 'place') jumpTo(position, 'deploy');
  answerAll(position, answer, 'next');
  return { events: takeEvents(position), secondPartDue: isSecondPartDue(position) };
}

/** Asks a seat for the placement of a tile now, or for its abbey. */
export function askFor(position: Position, seat: number, part: 1 | 2, tile: string, type: string): void {
  openPart(position, seat, part);
  const isAbbey = type === 'abbey';
  jumpTo(position, isAbbey ? 'before-draw' : 'place');
  setDrawnType(position, isAbbey ? NONE : tileTypeOf(rulesetOf(position), tile).index);
  setAwaitingSeat(position, seat);
}

/** Ends the game here: no abbeys are waiting, the market is, then the final scoring. */
export function finish(position: Position, lastSeat: number, answer: Answer): GameEvent[] {
  openPart(position, lastSeat, 1);
  jumpTo(position, 'before-final');
  position.events = [];
  answerAll(position, answer);
  return takeEvents(position);
}

function takeEvents(position: Position): GameEvent[] {
  const events = position.events as GameEvent[];
  position.events = undefined;
  return events;
}

function answerAll(position: Position, answer: Answer, until?: 'next'): void {
  markAnswered(position);
  proceed(position, until);
  for (
    let waiting = awaiting(stateOf(position));
    waiting !== undefined;
    waiting = awaiting(stateOf(position))
  ) {
    const legal = options(stateOf(position), waiting.seat).flatMap(({ decision, deployments = [] }) => [
      decision,
      ...deployments.map((play) => play.decision),
    ]);
    takeEffect(position, answer(waiting.seat, waiting.phase, legal));
    proceed(position, until);
  }
}
