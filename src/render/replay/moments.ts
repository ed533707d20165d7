import {
  entriesInEffect,
  type GameEvent,
  type GameSetup,
  type LoggedDecision,
  type PositionView,
  replay,
  viewFor,
} from '../../engine/index.ts';
import type { EntryFacts } from '../../texts/index.ts';

/** An entry of a log with its number. */
export interface NumberedDecision extends LoggedDecision {
  readonly seq: number;
}

/** The part of a game that is replayed, and who watches. */
export interface Played {
  readonly setup: GameSetup;
  /** The log from its first entry to the last that is shown. */
  readonly entries: readonly NumberedDecision[];
  /** Turns that ended before this entry are left out. */
  readonly from: number;
  /** The seat that watches; undefined: somebody without one. */
  readonly viewer: number | undefined;
}

/** What a frame of a replay shows: the position after a turn, and what the turn did. */
export interface Moment {
  readonly view: PositionView;
  readonly last: EntryFacts | undefined;
}

/** What all decisions of a turn did, from the tile that was laid on. */
interface Turn extends EntryFacts {
  /** Its last decision: the index among those in effect, and the number in the log. */
  readonly end: number;
  readonly seq: number;
}

/**
 * Returns a moment for each tile that was laid, after all decisions of its turn; turns that were taken back are left out.
 * Where no tile was laid, it is the last position alone.
 */
export function momentsOf({ setup, entries, from, viewer }: Played): Moment[] {
  const decisions: readonly NumberedDecision[] = entriesInEffect(entries);
  const turns = new Map(
    turnsOf(setup, decisions)
      .filter(({ seq }) => seq >= from)
      .map((turn) => [turn.end, turn]),
  );
  const moments: Moment[] = [];
  let index = 0;
  const played = replay(setup, decisions, (_, state) => {
    const last = turns.get(index++);
    if (last !== undefined) moments.push({ view: viewFor(state, viewer), last });
  });
  if (!played.ok) throw new Error(played.refusal.detail);
  return moments.length > 0 ? moments : [{ view: viewFor(played.state, viewer), last: undefined }];
}

function turnsOf(setup: GameSetup, decisions: readonly NumberedDecision[]): Turn[] {
  const turns: Turn[] = [];
  let end = 0;
  replay(setup, decisions, (events: readonly GameEvent[]) => {
    const decision = decisions[end] as NumberedDecision;
    const isLaid = events.some(({ type }) => type === 'tile-placed');
    const turn = isLaid ? undefined : turns.pop();
    if (isLaid) turns.push({ ...decision, events, end });
    else if (turn !== undefined)
      turns.push({ ...turn, events: [...turn.events, ...events], end, seq: decision.seq });
    end += 1;
  });
  return turns;
}
