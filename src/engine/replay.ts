import { enact } from './core/play.ts';
import { copyPosition, type Position } from './core/position/position.ts';
import type { GameEvent } from './event.ts';
import {
  eventsOf,
  type GameState,
  type LoggedDecision,
  openGame,
  type Refusal,
  refuseAs,
  stateOf,
} from './game.ts';
import type { GameSetup } from './setup.ts';
import { refuseUndo, type UndoRefusal } from './undo.ts';

/** Why an entry of a log can't follow those before it. */
export type ReplayRefusal = Refusal | UndoRefusal;

export type Replayed =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly index: number; readonly refusal: ReplayRefusal };

/**
 * Replays a log from its setup to its last entry; stops at the first one that is not legal. The state after an `undo` is
 * the one after the entry that it names.
 * @param onEvents is called after each entry with what it made happen, and with the state, which is good during the
 *   call only
 */
export function replay(
  setup: GameSetup,
  entries: readonly LoggedDecision[],
  onEvents?: (events: readonly GameEvent[], state: GameState) => void,
): Replayed {
  const replaying = beginReplay(setup, entries);
  for (const index of entries.keys()) {
    replaying.position.events = onEvents && [];
    const refusal = playEntry(replaying, index);
    if (refusal !== undefined) return { ok: false, index, refusal };
    onEvents?.(eventsOf(replaying.position), stateOf(replaying.position));
    keepIfNeeded(replaying, index + 1);
  }
  replaying.position.events = undefined;
  return { ok: true, state: stateOf(replaying.position) };
}

/** A log that is being replayed. */
interface Replaying {
  readonly entries: readonly LoggedDecision[];
  position: Position;
  /** Positions after the entries that an `undo` names, as far as they have been reached. */
  readonly kept: Map<number, Position | undefined>;
}

function beginReplay(setup: GameSetup, entries: readonly LoggedDecision[]): Replaying {
  const needed = entries.flatMap(({ decision }) => (decision.type === 'undo' ? [decision.to] : []));
  const kept = new Map(needed.map((number) => [number, undefined]));
  const replaying = { entries, position: openGame(setup, false), kept };
  keepIfNeeded(replaying, 0);
  return replaying;
}

function keepIfNeeded({ position, kept }: Replaying, number: number): void {
  if (kept.has(number)) kept.set(number, copyPosition(position));
}

/** Plays an entry, or returns why it is not legal. */
function playEntry(replaying: Replaying, index: number): ReplayRefusal | undefined {
  const { entries, position, kept } = replaying;
  const { seat, decision } = entries[index] as LoggedDecision;
  if (decision.type !== 'undo') {
    const refusal = refuseAs(position, seat, decision);
    if (refusal === undefined) enact(position, seat, decision);
    return refusal;
  }
  const { to } = decision;
  const before = kept.get(to);
  const refusal = refuseUndo(entries.slice(0, index), { seat, to }, before, position);
  if (refusal !== undefined || before === undefined) return refusal;
  const undone: GameEvent = { type: 'undone', seat, to };
  replaying.position = copyPosition(before);
  replaying.position.events = position.events && [undone];
  return undefined;
}
