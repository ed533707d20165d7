import type { GameRecord, GameState } from '../../../engine/index.ts';
import type { EntryOf, JczEntry } from './file.ts';
import { JczRefusal } from './refusal.ts';

/** A replay being read: the game so far, and the position in the file. */
export interface Reading {
  state: GameState;
  readonly decisions: GameRecord['decisions'];
  readonly entries: readonly JczEntry[];
  at: number;
  /** Whether abbeys are in play. In our rules they come with their expansion; JCloisterZone has an element for them. */
  readonly hasAbbeys: boolean;
}

/** Returns the next entry without consuming it. */
export function nextEntry({ entries, at }: Reading): JczEntry | undefined {
  return entries[at];
}

/** Consumes the next entry if it has a given type, and returns it. */
export function takeEntry<Type extends JczEntry['type']>(
  reading: Reading,
  type: Type,
): EntryOf<Type> | undefined {
  const entry = reading.entries[reading.at];
  if (entry?.type !== type) return undefined;
  reading.at += 1;
  return entry as EntryOf<Type>;
}

/** Returns a refusal about an entry; entries are counted without undone ones. */
export function refusalAt({ entries }: Reading, index: number, message: string): JczRefusal {
  return new JczRefusal(
    message,
    `replay[${index}]${entries[index] === undefined ? ' (its end)' : ` ${entries[index].type}`}`,
  );
}
