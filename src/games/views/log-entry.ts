import type { GameRow } from '../../db/games/games.ts';
import type { LogEntry } from '../../db/games/log-entries.ts';
import { formatDecision, type GameEvent, type LogDecision } from '../../engine/index.ts';
import { nameAt } from '../../helpers/seats.ts';
import { entryText } from '../../texts/index.ts';

/** An entry of the log as everybody may see it. */
export interface LogEntryView {
  readonly seq: number;
  readonly seat: number;
  readonly decision: LogDecision;
  /** The decision in its short text form. */
  readonly text: string;
  readonly events: readonly GameEvent[];
  /** The entry as an English sentence. */
  readonly sentence: string;
  readonly at: string;
  readonly hash: string;
  readonly previousHash: string;
  /** Present where the seat was given a hint for the decision. */
  readonly hint?: true;
}

/** Returns an entry as everybody may see it; the game's seats give the names. */
export function logEntryView(entry: LogEntry, game: Pick<GameRow, 'seats'>): LogEntryView {
  const { seq, seat, decision, events, at, hash, previousHash, hint } = entry;
  return {
    seq,
    seat,
    decision,
    text: formatDecision(decision),
    events,
    sentence: entryText('en', entry, (number) => nameAt(game, number)),
    at: at.toISOString(),
    hash,
    previousHash,
    ...(hint && { hint }),
  };
}
