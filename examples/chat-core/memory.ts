import { readFile, rename, writeFile } from 'node:fs/promises';

/** A room: a channel, a group, or a user alone with the bot. */
export interface Room {
  /** Id of the game played here. */
  readonly game: string;
  /** The version of the game last shown here; labels refer to its picture. */
  readonly version?: number;
  readonly isOver?: boolean;
}

/** A user who has written to the bot. */
export interface Person {
  readonly name: string;
  readonly locale?: string | undefined;
  /** Whether they chose the language themselves. */
  readonly hasChosen?: boolean | undefined;
}

/** The bot's webhook at the service. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
}

/** The state the bot keeps across restarts. Change it, then save. */
export interface Memory {
  readonly rooms: Map<string, Room>;
  readonly people: Map<string, Person>;
  /** Announced events by id; followed by a room for an announcement in that room. */
  readonly announced: Set<string>;
  webhook?: Webhook | undefined;
  /** Writes the file atomically, even if the power fails. */
  save(): Promise<void>;
}

/** Longer than the service ever retries an event. */
const MAX_ANNOUNCED = 1000;

/** Reads a bot's memory from a file; empty if there is none. */
export async function openMemory(file: string): Promise<Memory> {
  const { rooms = {}, people = {}, announced, webhook } = await read(file);
  let saved: Promise<void> = Promise.resolve();
  const memory: Memory = {
    rooms: new Map(Object.entries(rooms)),
    people: new Map(Object.entries(people)),
    announced: new Set(announced),
    webhook,
    save: () => {
      saved = saved.catch(() => undefined).then(() => write(file, memory));
      return saved;
    },
  };
  return memory;
}

/** A memory as it stands in its file. */
interface MemoryFile {
  readonly rooms?: Record<string, Room>;
  readonly people?: Record<string, Person>;
  readonly announced?: string[];
  readonly webhook?: Webhook;
}

async function read(file: string): Promise<MemoryFile> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text);
}

async function write(file: string, { rooms, people, announced, webhook }: Memory): Promise<void> {
  for (const oldest of [...announced].slice(0, -MAX_ANNOUNCED)) announced.delete(oldest);
  const saved = {
    rooms: Object.fromEntries(rooms),
    people: Object.fromEntries(people),
    announced: [...announced],
    webhook,
  };
  // Readable only by the owner, because it holds the webhook's secret.
  await writeFile(`${file}.new`, `${JSON.stringify(saved, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}
