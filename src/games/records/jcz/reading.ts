import type { GameRecord, GameState } from '../../../engine/index.ts';
import type { EntryOf, JczEntry } from './file.ts';
import { JczRefusal } from './refusal.ts';

/** A replay that is being read: what was played so far, and where the reading stands. */
export interface Reading {
  state: GameState;
  readonly decisions: GameRecord['decisions'];
  readonly entries: readonly JczEntry[];
  at: number;
  /** Whether abbeys are in play: our rules ask for them with their expansion, JCloisterZone where it has this element. */
  readonly hasAbbeys: boolean;
}

/** Returns the next entry without going on to it. */
export function nextEntry({ entries, at }: Reading): JczEntry | undefined {
  return entries[at];
}

/** Returns the next entry if it is of a type, and goes on behind it. */
export function takeEntry<Type extends JczEntry['type']>(
  reading: Reading,
  type: Type,
): EntryOf<Type> | undefined {
  const entry = reading.entries[reading.at];
  if (entry?.type !== type) return undefined;
  reading.at += 1;
  return entry as EntryOf<Type>;
}

/** Returns a refusal about an entry, counting them as they are without what was undone. */
export function refusalAt({ entries }: Reading, index: number, message: string): JczRefusal {
  return new JczRefusal(
    message,
    `replay[${index}]${entries[index] === undefined ? ' (its end)' : ` ${entries[index].type}`}`,
  );
}
