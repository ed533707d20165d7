import type { z } from 'zod';
import {
  checkSetup,
  type GameRecord,
  type GameSetup,
  gameSetupSchema,
  record,
  recordSchema,
  result,
} from '../../../engine/index.ts';
import { entrySchemas, type JczEntry, type JczFile, jczFileSchema } from './file.ts';
import { drawsFrom } from './read-draws.ts';
import { playReplay } from './read-replay.ts';
import { rulesFrom } from './read-setup.ts';
import { JczRefusal } from './refusal.ts';
import { OLDEST_READ } from './terms.ts';
import { tileHere } from './tiles.ts';

/** Whether a JSON document is a JCloisterZone file, of any version and content. */
export function isJcz(document: unknown): boolean {
  return typeof document === 'object' && document !== null && 'appVersion' in document;
}

/**
 * Reads a game saved by JCloisterZone 5, plays it by the rules, and returns its record. Leaves out data that records don't have: colours,
 * clocks and client ids.
 * @throws JczRefusal with the location of the unreadable part
 */
export function readJcz(document: unknown): GameRecord {
  const file = fileFrom(document);
  const entries = entriesFrom(file);
  const setup = setupFrom(file, entries);
  const { decisions, state } = playReplay(setup, entries, file.setup);
  const players = file.players.map(({ name }, seat) => name?.trim() || `Player ${seat + 1}`);
  return checked(recordSchema, record(setup, players, decisions, result(state)));
}

/** The members of a file with a game, as opposed to a setup only. */
const MEMBERS_OF_GAME = ['players', 'initialRandom', 'replay', 'clock', 'gameId'];

function fileFrom(document: unknown): JczFile {
  if (!isJcz(document)) throw new JczRefusal('this is no file of JCloisterZone: it has no appVersion');
  const { appVersion } = document as { appVersion: unknown };
  if (isOlder(String(appVersion), OLDEST_READ)) {
    throw new JczRefusal(
      `files of JCloisterZone since ${OLDEST_READ} can be read, not ${appVersion}`,
      'appVersion',
    );
  }
  const missing = MEMBERS_OF_GAME.filter((name) => (document as Record<string, unknown>)[name] == null);
  if (missing.length > 0) {
    throw new JczRefusal(
      `this is no saved game, but at most the setup of one: it lacks ${missing.join(', ')}`,
    );
  }
  return checked(jczFileSchema, document);
}

function isOlder(version: string, than: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = than.split('.').map(Number);
  return !(major > minMajor || (major === minMajor && minor >= minMinor));
}

/** Returns the entries of the replay without undone ones, unparsed. */
function entriesFrom({ replay }: JczFile): JczEntry[] {
  const entries: JczEntry[] = [];
  for (const [index, entry] of replay.entries()) {
    if (entry.type === 'UNDO') {
      entries.pop();
      continue;
    }
    const schema = Object.hasOwn(entrySchemas, entry.type)
      ? entrySchemas[entry.type as keyof typeof entrySchemas]
      : undefined;
    if (schema === undefined) {
      const types = Object.keys(entrySchemas).join(', ');
      throw new JczRefusal(`here are ${types} and UNDO, but not ${entry.type}`, `replay[${index}]`);
    }
    entries.push(checked<JczEntry>(schema, entry, `replay[${index}]`));
  }
  return entries;
}

function setupFrom(file: JczFile, entries: readonly JczEntry[]): GameSetup {
  const rules = rulesFrom(file.setup);
  const start = file.setup.start.map(({ tile, x, y, rotation }) => {
    const { tile: id, turned } = tileNamed(tile, 'setup.start');
    return { tile: id, x, y, rotation: (rotation + turned) % 360 };
  });
  const draws = drawsFrom(file, entries).map((tile) => tileNamed(tile, 'gameAnnotations.drawOrder').tile);
  const setup = { rules, seats: file.players.length, bag: { start, draws } };
  const problem = checkSetup(setup as GameSetup);
  if (problem !== undefined) throw new JczRefusal(`${problem.detail} (${problem.rule})`);
  return checked(gameSetupSchema, setup);
}

function tileNamed(tile: string, where: string) {
  const found = tileHere(tile);
  if (found === undefined) throw new JczRefusal(`${tile} is no tile here`, where);
  return found;
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown, where = ''): Value {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  const path = (issue?.path ?? [])
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  throw new JczRefusal(issue?.message ?? '', `${where}${path}`.replace(/^\./, '') || undefined);
}
