import { awaiting, type Decision, type GameEvent } from '../../../engine/index.ts';
import type { EntryOf } from './file.ts';
import { checkSeat, nextEntry, type Reading, refusalAt, skipDeclined, takeEntry } from './reading.ts';
import { DRAGON_FIGURE } from './terms.ts';

/** `MOVE_NEUTRAL_FIGURE` of the dragon. */
export function readDragonMove(reading: Reading, seat: number): Decision | undefined {
  const move = nextMove(reading);
  if (move === undefined) return undefined;
  checkSeat(reading, move.entry, seat);
  reading.at += 1;
  return { type: 'dragon', x: move.x, y: move.y };
}

/**
 * Consumes what follows a decision without being one here: the moves of the dragon to the only possible tile, which the engine makes, and
 * the `COMMIT` of a tile. That comes before the dragon flies after scoring, and after it has flown before scoring.
 * @throws JczRefusal if it is missing, or the dragon moves elsewhere
 */
export function followEvents(reading: Reading, events: readonly GameEvent[]): void {
  if (reading.isCommitDue && takeEntry(reading, 'COMMIT') !== undefined) reading.isCommitDue = false;
  for (const event of events) {
    if (event.type !== 'dragon-moved' || event.by !== 'engine') continue;
    const move = nextMove(reading);
    if (move === undefined) {
      // The file ends within a flight.
      reading.isCommitDue = false;
      return;
    }
    const { x, y } = event;
    if (move.x !== x || move.y !== y)
      throw refusalAt(reading, reading.at, `the dragon can only go to ${x},${y} here (R-DRAGON-6)`);
    reading.at += 1;
  }
  if (!reading.isCommitDue || awaiting(reading.state)?.phase === 'dragon') return;
  if (takeEntry(reading, 'COMMIT') === undefined)
    throw refusalAt(reading, reading.at, 'the part of a turn is not finished: COMMIT must follow here');
  reading.isCommitDue = false;
}

interface Move {
  readonly entry: EntryOf<'MOVE_NEUTRAL_FIGURE'>;
  readonly x: number;
  readonly y: number;
}

/** Returns the next move of the dragon without consuming it; undefined at the end of the file. */
function nextMove(reading: Reading): Move | undefined {
  skipDeclined(reading);
  const entry = nextEntry(reading);
  if (entry === undefined) return undefined;
  if (
    entry.type !== 'MOVE_NEUTRAL_FIGURE' ||
    entry.payload.figureId !== DRAGON_FIGURE ||
    !Array.isArray(entry.payload.to)
  ) {
    const words = `the dragon flies on here: MOVE_NEUTRAL_FIGURE of ${DRAGON_FIGURE} to a position (R-DRAGON-5)`;
    throw refusalAt(reading, reading.at, words);
  }
  const [x, y] = entry.payload.to;
  return { entry, x, y };
}
