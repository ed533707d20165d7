import { awaiting, type GameRecord, type GameState } from '../../../engine/index.ts';
import type { EntryOf, JczEntry } from './file.ts';
import { JczRefusal } from './refusal.ts';

/** A replay being read: the game so far, and the position in the file. */
export interface Reading {
  state: GameState;
  readonly decisions: GameRecord['decisions'];
  readonly entries: JczEntry[];
  at: number;
  /** Whether the `COMMIT` of the last tile has yet to come. */
  isCommitDue: boolean;
  /** Indexes of ransoms that have been read before their turn. */
  readonly ransoms: Set<number>;
  /** The seats that hold prisoners, by figure, in the order of their capture. */
  readonly prisoners: Map<string, number>;
  /** Whether abbeys are in play. In our rules they come with their expansion; JCloisterZone has an element for them. */
  readonly hasAbbeys: boolean;
}

/** Returns the next entry without consuming it. */
export function nextEntry(reading: Reading): JczEntry | undefined {
  while (reading.ransoms.has(reading.at)) reading.at += 1;
  return reading.entries[reading.at];
}

/** Consumes the next entry if it has a given type, and returns it. */
export function takeEntry<Type extends JczEntry['type']>(
  reading: Reading,
  type: Type,
): EntryOf<Type> | undefined {
  const entry = nextEntry(reading);
  if (entry?.type !== type) return undefined;
  reading.at += 1;
  return entry as EntryOf<Type>;
}

/** Consumes the next entry if it is a `PASS` of the seat; returns whether it was. */
export function takePass(reading: Reading, seat: number): boolean {
  const next = nextEntry(reading);
  if (next?.type !== 'PASS' || (next.player !== undefined && next.player !== seat)) return false;
  reading.at += 1;
  return true;
}

/** Skips declined questions that only JCloisterZone asks: they have no effect. */
export function skipDeclined(reading: Reading): void {
  for (;;) {
    if (takeEntry(reading, 'COMMIT') !== undefined) reading.isCommitDue = false;
    else if (takeEntry(reading, 'PASS') === undefined) return;
  }
}

/** Checks the player of the next entry. @throws JczRefusal if a decision is for another seat */
export function checkSeat(reading: Reading, { player }: JczEntry, seat: number): void {
  if (player === undefined || player === seat) return;
  const { phase } = awaiting(reading.state) ?? {};
  throw refusalAt(reading, reading.at, `player ${player} decides, but it is for player ${seat} (${phase})`);
}

/** Returns a refusal about an entry; entries are counted without undone ones. */
export function refusalAt({ entries }: Reading, index: number, message: string): JczRefusal {
  return new JczRefusal(
    message,
    `replay[${index}]${entries[index] === undefined ? ' (its end)' : ` ${entries[index].type}`}`,
  );
}
