import type { GameRow } from '../../db/games.ts';
import type { LogEntry } from '../../db/log-entries.ts';
import type { OutboxEvent } from '../../db/outbox.ts';
import type { EventType } from './types.ts';

/** Something to tell to some players of a game. */
export interface Occasion {
  readonly type: EventType;
  /** Ids of players. */
  readonly to: readonly string[];
  readonly entry?: LogEntry | undefined;
  /** Who did it, if it was a player and no entry says so. */
  readonly by?: string | undefined;
  /** What was said. */
  readonly text?: string | undefined;
}

/** What a notice means for whom, as the game stands now. `entry` is the log's, for a move. */
export function occasionsOf(notice: OutboxEvent, row: GameRow, entry: LogEntry | undefined): Occasion[] {
  const all = row.seats.map(({ playerId }) => playerId);
  const { by, text } = (notice.data ?? {}) as { by?: string; text?: string };
  const alone = notice.player === null ? [] : [notice.player];
  switch (notice.kind) {
    case 'decision':
      return entry === undefined ? [] : afterMove(row, entry, all);
    case 'started':
      return [{ type: 'game.started', to: all }, ...turnOf(row, 0)];
    case 'invited':
      return [{ type: 'player.invited', to: alone, by }];
    case 'message':
      return [{ type: 'message.posted', to: all.filter((player) => player !== by), by, text }];
    case 'reminder':
    case 'nudge':
      return isAwaited(row, notice.seq) ? [{ type: 'turn.reminder', to: alone, by }] : [];
    default:
      return [];
  }
}

function afterMove(row: GameRow, entry: LogEntry, all: readonly string[]): Occasion[] {
  const isOver = row.status === 'finished' && row.version === entry.seq;
  const expired = row.seats.find(({ seat }) => seat === entry.seat)?.playerId;
  return [
    { type: 'decision.made', to: all, entry },
    ...(isTimeOut(entry) && expired !== undefined
      ? [{ type: 'turn.expired', to: [expired], entry } as const]
      : []),
    ...turnOf(row, entry.seq, entry),
    ...(isOver ? [{ type: 'game.finished', to: all, entry } as const] : []),
  ];
}

/** Whether the service decided as the time was over. (Resigning makes the same entry, but is told to nobody.) */
function isTimeOut({ decision }: LogEntry): boolean {
  return (decision as { type: string }).type === 'skip';
}

/** A turn is told of while it lasts: when the game has moved on, a later notice tells of the next one. */
function turnOf(row: GameRow, version: number, entry?: LogEntry): Occasion[] {
  const player = row.seats.find(({ seat }) => seat === row.awaitingSeat)?.playerId;
  return isAwaited(row, version) && player !== undefined
    ? [{ type: 'turn.started', to: [player], entry }]
    : [];
}

function isAwaited(row: GameRow, version: number): boolean {
  return row.status === 'running' && row.version === version;
}
