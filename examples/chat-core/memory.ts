import { readFile, rename, writeFile } from 'node:fs/promises';

/** A room: a channel, a group, or a user alone with the bot. */
export interface Room {
  /** Id of the game that is played here. */
  readonly game: string;
  /** The version of the game that was shown here last: labels are those of its picture. */
  readonly version?: number;
  readonly isOver?: boolean;
}

/** Somebody who has spoken to the bot. */
export interface Person {
  readonly name: string;
  readonly locale?: string | undefined;
  /** Whether they chose the language themselves. */
  readonly hasChosen?: boolean | undefined;
}

/** The bot's webhook at the service. */
export interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
}

/** What the bot knows beyond its process. Change it, then save. */
export interface Memory {
  readonly rooms: Map<string, Room>;
  readonly people: Map<string, Person>;
  /** Webhooks that were told, by id; with a room behind it: in that room. */
  readonly told: Set<string>;
  endpoint?: Endpoint | undefined;
  /** Writes the file: all of it or nothing, also when the power goes. */
  save(): Promise<void>;
}

/** More is never sent again. */
const MOST_TOLD = 1000;

/** Reads a bot's memory from a file; it is empty when there is none. */
export async function openMemory(file: string): Promise<Memory> {
  const kept = await read(file);
  let saved: Promise<void> = Promise.resolve();
  const memory: Memory = {
    rooms: new Map(Object.entries(kept.rooms ?? {})),
    people: new Map(Object.entries(kept.people ?? {})),
    told: new Set(kept.told),
    endpoint: kept.endpoint,
    save: () => {
      saved = saved.catch(() => undefined).then(() => write(file, memory));
      return saved;
    },
  };
  return memory;
}

interface Kept {
  readonly rooms?: Record<string, Room>;
  readonly people?: Record<string, Person>;
  readonly told?: string[];
  readonly endpoint?: Endpoint;
}

async function read(file: string): Promise<Kept> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text);
}

async function write(file: string, { rooms, people, told, endpoint }: Memory): Promise<void> {
  for (const oldest of [...told].slice(0, -MOST_TOLD)) told.delete(oldest);
  const kept = {
    rooms: Object.fromEntries(rooms),
    people: Object.fromEntries(people),
    told: [...told],
    endpoint,
  };
  // For nobody else's eyes: it holds the webhook's secret.
  await writeFile(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}
