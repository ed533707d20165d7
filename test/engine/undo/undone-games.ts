/** Random games with randomly undone decisions, and the expected state after each entry of their logs. */
import {
  type GameEvent,
  type GameState,
  type LoggedDecision,
  type PlayedDecision,
  replay,
} from '../../../src/engine/index.ts';
import { type Dice, decideByDice, diceOf, type RandomGame } from '../properties/random-games.ts';
import { decisionFrom } from '../support/decision-text.ts';
import { EngineRun, gameSetupOf } from '../support/engine-run.ts';

/** An entry, with the state after it. */
interface Left {
  readonly entry: LoggedDecision;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** A game played with undos. */
export interface UndoneGame {
  readonly start: GameState;
  readonly all: Left[];
  /** Those in effect; kept by hand. */
  effective: Left[];
  /** Reasons of refused undos, and phases of accepted ones. */
  readonly refused: Set<string>;
  readonly phases: Set<string>;
}

/** Plays a random game with occasional undos, and rarely a timeout or a resignation. */
export function playWithUndos(game: RandomGame): UndoneGame {
  const run = new EngineRun(game.setup);
  const dice = diceOf(game.dice);
  const played: UndoneGame = {
    start: run.state,
    all: [],
    effective: [],
    refused: new Set(),
    phases: new Set(),
  };
  while (run.awaiting()) {
    decide(run, dice, played);
    if (run.awaiting() && dice(2) === 0) tryUndo(game, run, dice(game.setup.seats), played);
  }
  return played;
}

function decide(run: EngineRun, dice: Dice, { all, effective }: UndoneGame): void {
  const seat = run.awaiting()?.seat ?? 0;
  const before = run.events.length;
  const kind = dice(60);
  const text = kind < 2 ? '' : decideByDice(run, dice);
  if (kind < 2) run.enter(seat, kind === 0 ? 'resign' : 'skip');
  else run.decide(text);
  const decision = kind < 2 ? { type: kind === 0 ? 'resign' : 'skip' } : decisionFrom(text);
  const entry = { seat, decision: decision as PlayedDecision };
  const left = { entry, state: run.state, events: run.events.slice(before) };
  all.push(left);
  effective.push(left);
}

const draws = ['tile-drawn', 'hand-filled', 'tiles-set-aside', 'tiles-held-back'];

/** Undoes the last decision of a seat if the rules here allow it; otherwise expects a refusal. */
function tryUndo(game: RandomGame, run: EngineRun, seat: number, played: UndoneGame): void {
  const { all, start } = played;
  const from = played.effective.findLastIndex(
    ({ entry }) => entry.seat === seat && entry.decision.type !== 'resign',
  );
  const undone = from === -1 ? [] : played.effective.slice(from);
  const hasDrawn = undone.some(({ events }) => events.some(({ type }) => draws.includes(type)));
  const hasResigned = undone.some(({ entry }) => entry.decision.type === 'resign');
  const to = undone[0] === undefined ? all.length : all.indexOf(undone[0]);
  const entry: LoggedDecision = { seat, decision: { type: 'undo', to } };
  const replayed = replay(gameSetupOf(game.setup), [...all.map((left) => left.entry), entry]);
  if (replayed.ok !== (undone.length > 0 && !hasDrawn && !hasResigned))
    throw new Error(`undo by seat ${seat} to ${to}: ${JSON.stringify(replayed)}`);
  if (!replayed.ok) {
    played.refused.add(replayed.refusal.reason);
    return;
  }
  played.phases.add(run.awaiting()?.phase ?? '');
  const state = to === 0 ? start : (all[to - 1]?.state ?? start);
  all.push({ entry, state, events: [{ type: 'undone', seat, to }] });
  played.effective = played.effective.slice(0, from);
  run.state = state;
}
