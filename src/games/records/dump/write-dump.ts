import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { transaction } from '../../../db/transactions.ts';
import { projectVersion } from '../../../helpers/project-root.ts';
import { Semaphore } from '../../../helpers/semaphore.ts';
import { dayMs } from '../../../helpers/time-units.ts';
import type { Deps } from '../../../platform/deps.ts';
import { finishedState, firstFinish, lockDumps } from '../../store/finished-months.ts';
import { type FinishedGame, finishedGameRecords, lineOf, settledUntil } from '../finished-games.ts';
import { type DumpFile, type Manifest, readManifest, writeManifest } from './manifest.ts';

/** A month in UTC: its start, and the start of the next. */
interface Month {
  readonly name: string;
  readonly since: Date;
  readonly until: Date;
}

/** A dump being written. */
interface Draft {
  readonly folder: string;
  /** The existing files that are still intact. */
  readonly kept: ReadonlyMap<string, DumpFile>;
  readonly signal: AbortSignal;
}

/** Age of drafts that must be left over from a killed process. */
const oldDraftMs = 2 * dayMs;
const never = new AbortController().signal;

/**
 * Writes all public finished games to the folder: a compressed file for each month by their ends, and the manifest last. Keeps existing
 * files that would not change. Returns the manifest and the names of the written files; undefined if another process has written a dump
 * meanwhile.
 * @throws DumpError if the folder contains something else
 */
export async function writeDump(
  deps: Deps,
  folder: string,
  signal: AbortSignal = never,
): Promise<{ manifest: Manifest; written: string[] } | undefined> {
  await mkdir(folder, { recursive: true });
  const before = await readManifest(folder);
  await removeOldDrafts(deps, folder);
  const until = settledUntil(deps);
  const createdAt = deps.clock().toISOString();
  const version = projectVersion();
  const kept = before?.version === version ? await intactFiles(folder, before.files) : [];
  const draft = {
    folder: await mkdtemp(join(folder, `.draft-${deps.clock().getTime()}-`)),
    kept: new Map(kept.map((file) => [file.month, file])),
    signal,
  };
  try {
    const files: DumpFile[] = [];
    for (const month of monthsBetween(await firstFinish(deps.db.prisma), until)) {
      const file = await fileOf(deps, draft, month);
      if (file !== undefined) files.push(file);
    }
    const { licence } = deps.config.dumps;
    const manifest: Manifest = { format: 'carcassonne-by-mail dump 1', version, createdAt, licence, files };
    const written = await readdir(draft.folder);
    const isInPlace = await putInPlace(deps, folder, draft.folder, before, manifest);
    return isInPlace ? { manifest, written } : undefined;
  } finally {
    await rm(draft.folder, { recursive: true, force: true });
  }
}

/** Drafts are named by their start time. */
async function removeOldDrafts({ clock }: Deps, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, begun] = /^\.draft-(\d+)-/.exec(name) ?? [];
    const isOld = begun !== undefined && clock().getTime() - Number(begun) > oldDraftMs;
    if (isOld) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Returns the files of a dump that exist with the right size. */
async function intactFiles(folder: string, files: readonly DumpFile[]): Promise<DumpFile[]> {
  const sizes = await Promise.all(
    files.map(({ name }) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => undefined, // it is written anew
      ),
    ),
  );
  return files.filter(({ bytes }, index) => sizes[index] === bytes);
}

function* monthsBetween(first: Date | undefined, until: Date): Generator<Month> {
  if (first === undefined) return;
  for (let since = monthOf(first, 0); since < until; since = monthOf(since, 1)) {
    const next = monthOf(since, 1);
    yield { name: since.toISOString().slice(0, 7), since, until: next < until ? next : until };
  }
}

const monthOf = (time: Date, later: number) =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + later));

/** Returns the file of a month, and writes it if its content has changed; undefined for a month without games. */
async function fileOf(deps: Deps, draft: Draft, month: Month): Promise<DumpFile | undefined> {
  draft.signal.throwIfAborted();
  // Computed before the games are read, so that concurrent changes are written the next time.
  const { games, hash: state } = await finishedState(deps.db.prisma, month.since, month.until);
  if (games === 0) return undefined;
  const kept = draft.kept.get(month.name);
  if (kept?.state === state) return kept;
  const name = `${month.name}.ndjson.gz`;
  const content = await writeMonth(deps, month, join(draft.folder, name), draft.signal);
  return content.games === 0 ? undefined : { name, month: month.name, ...content, state };
}

/** Writes the games of a month to a new file. Returns its manifest entry. */
async function writeMonth(
  deps: Deps,
  { since, until }: Month,
  file: string,
  signal: AbortSignal,
): Promise<Pick<DumpFile, 'games' | 'bytes' | 'sha256'>> {
  const sha256 = createHash('sha256');
  let [games, bytes] = [0, 0];
  const read = finishedGameRecords(deps, { viewer: undefined, since, until }, new Semaphore(1));
  await pipeline(
    Readable.from(
      linesOf(read, (count) => {
        games += count;
      }),
    ),
    createGzip(),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        sha256.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file, { flags: 'wx', flush: true }),
    { signal },
  );
  return { games, bytes, sha256: sha256.digest('hex') };
}

async function* linesOf(
  batches: AsyncIterable<readonly FinishedGame[]>,
  count: (games: number) => void,
): AsyncGenerator<string> {
  for await (const games of batches) {
    count(games.length);
    yield games.map(lineOf).join('');
  }
}

/**
 * Moves the files of a draft into place, then the manifest, and removes files that the manifest no longer names. Returns false if another
 * process has put a dump in place since; only one process can do so at a time.
 */
function putInPlace(
  { db }: Deps,
  folder: string,
  draft: string,
  before: Manifest | undefined,
  manifest: Manifest,
): Promise<boolean> {
  return transaction(db, async (client) => {
    await lockDumps(client);
    if ((await readManifest(folder))?.createdAt !== before?.createdAt) return false;
    for (const name of await readdir(draft)) await rename(join(draft, name), join(folder, name));
    await rename(join(draft, await writeManifest(draft, manifest)), join(folder, 'manifest.json'));
    const names = new Set(manifest.files.map(({ name }) => name));
    const gone = (before?.files ?? []).filter(({ name }) => !names.has(name));
    for (const { name } of gone) await rm(join(folder, name), { force: true });
    return true;
  });
}
