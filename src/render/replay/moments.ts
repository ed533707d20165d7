import {
  entriesInEffect,
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
  /** The viewer's seat; undefined for spectators. */
  readonly viewer: number | undefined;
}

/** What a frame of a replay shows: the position after a turn, and what the turn did. */
export interface Moment {
  readonly view: PositionView;
  readonly last: EntryFacts | undefined;
}

/**
 * Returns a moment for each tile that was laid, after all decisions of its turn; turns that were taken back are left out.
 * Where no tile was laid, it is the last position alone.
 */
export function momentsOf({ setup, entries, from, viewer }: Played): Moment[] {
  const decisions: readonly NumberedDecision[] = entriesInEffect(entries);
  const moments: Moment[] = [];
  let turn: EntryFacts | undefined;
  let index = 0;
  const played = replay(setup, decisions, (events, state) => {
    const decision = decisions[index++] as NumberedDecision;
    const isLaid = events.some(({ type }) => type === 'tile-placed');
    if (isLaid) turn = { ...decision, events };
    else if (turn !== undefined) turn = { ...turn, events: [...turn.events, ...events] };
    if (turn === undefined || decision.seq < from) return;
    if (!isLaid) moments.pop(); // that of the same turn before this decision
    moments.push({ view: viewFor(state, viewer), last: turn });
  });
  if (!played.ok) throw new Error(played.refusal.detail);
  return moments.length > 0 ? moments : [{ view: viewFor(played.state, viewer), last: undefined }];
}
