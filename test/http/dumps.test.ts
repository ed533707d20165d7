/** The dump: every public finished game in monthly files, rewritten when something changed. */
import { createHash } from 'node:crypto';
import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepDailyDump } from '../../src/games/records/dump/keep-dump.ts';
import type { Manifest } from '../../src/games/records/dump/manifest.ts';
import { writeDump } from '../../src/games/records/dump/write-dump.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { serve, type TestApp, useApp } from '../support/app.ts';
import { startTable, type TestTable } from '../support/table.ts';

const without = useApp();
let [service, folder]: [TestApp, string] = [] as never;
/** The first game ended in another month than the others. */
let tables: TestTable[];

/** Plays a game that ends at once. */
async function endGame(options: object = {}): Promise<TestTable> {
  const table = await startTable(service, 2, options);
  const [first] = table.players;
  await first!.post(`/v1/games/${table.id}/resign`, {}).expect(201);
  return table;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dump-'));
  const dumps = { folder: join(folder, 'dumps'), licence: 'CC0-1.0' };
  service = await serve(without.db, { databaseUrl: without.deps.config.databaseUrl, dumps });
  // From the tenth of a month on, so that no later day of these tests is in a third month.
  const now = service.deps.clock();
  service.pass(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10) - now.getTime());
  const first = await endGame();
  service.pass(31 * dayMs);
  tables = [first, await endGame(), await endGame()];
  await endGame({ visibility: 'private' });
  service.pass(2 * dayMs);
});
afterAll(async () => {
  await service.app.close();
  await rm(folder, { recursive: true });
});

const dumpFolder = () => join(folder, 'dumps');
const write = async () => (await writeDump(service.deps, dumpFolder()))!;
const read = async (): Promise<Manifest> => (await service.http.get('/v1/dumps').expect(200)).body;
const bytesOf = (name: string) => readFile(join(dumpFolder(), name));

/** Returns the games in a file, as lines of the export. */
const linesOf = (bytes: Buffer) => gunzipSync(bytes).toString().trimEnd().split('\n');

/** The manifest describes every file correctly, and no other files exist. */
async function expectWhole({ files }: Manifest): Promise<void> {
  expect((await readdir(dumpFolder())).toSorted()).toEqual([
    ...files.map(({ name }) => name),
    'manifest.json',
  ]);
  for (const { name, bytes, sha256, games } of files) {
    const content = await bytesOf(name);
    expect([content.length, linesOf(content).length]).toEqual([bytes, games]);
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  }
}

describe('a service without dumps, or without one yet', () => {
  test.each([() => without, () => service])('reports it', async (which) => {
    for (const path of ['/v1/dumps', '/v1/dumps/2026-03.ndjson.gz']) {
      await rm(dumpFolder(), { recursive: true, force: true });
      const { body } = await which().http.get(path).expect(404);
      expect(body.type).toBe('/problems/dump-not-found');
    }
    await keepDailyDump(without.deps, new AbortController().signal); // has no writable folder
  });
});

// Each test continues with the folder of the previous one.
describe('a dump', { shuffle: false }, () => {
  let manifest: Manifest;
  beforeEach(async () => {
    ({ manifest } = await write());
  });

  test('contains the lines of the export, by month of the game’s end', async () => {
    expect(await read()).toEqual(manifest);
    await expectWhole(manifest);
    const { body: exported } = await service.http.get('/v1/records').buffer(true).parse(bytesIn).expect(200);
    const contents = await Promise.all(manifest.files.map(({ name }) => bytesOf(name)));
    expect(contents.flatMap(linesOf)).toEqual(exported.toString().trimEnd().split('\n'));
    expect(manifest.files.map(({ games }) => games)).toEqual([1, 2]);
    const { body } = await service.http.get(`/v1/games/${tables[0]!.id}`).expect(200);
    const month = body.finishedAt.slice(0, 7);
    expect(manifest.files[0]).toMatchObject({ month, name: `${month}.ndjson.gz` });
    expect(manifest).toMatchObject({ licence: 'CC0-1.0', version: '0.2.1' });
  });

  test('is downloaded unchanged, without a second compression', async () => {
    const { name, sha256 } = manifest.files[0]!;
    const answer = await service.http.get(`/v1/dumps/${name}`).buffer(true).parse(bytesIn).expect(200);
    expect(answer.body.equals(await bytesOf(name))).toBe(true);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/gzip', etag: `"${sha256}"` });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    await service.http.get(`/v1/dumps/${name}`).set('if-none-match', `"${sha256}"`).expect(304);
    await service.http
      .head(`/v1/dumps/${name}`)
      .expect(200)
      .expect('content-length', String(answer.body.length));
  });

  describe('a file replaced before the manifest', () => {
    const file = () => manifest.files[0]!;
    const next = Buffer.from('the next content');
    const nextManifest = () => {
      const sha256 = createHash('sha256').update(next).digest('hex');
      const files = [{ ...file(), bytes: next.length, sha256 }, ...manifest.files.slice(1)];
      return JSON.stringify({ ...manifest, files });
    };
    const putManifest = (text: string) => writeFile(join(dumpFolder(), 'manifest.json'), text);
    const download = () => service.http.get(`/v1/dumps/${file().name}`).buffer(true).parse(bytesIn);
    /** The prototype of open files. */
    const handles = async (): Promise<FileHandle> => {
      const handle = await open(join(dumpFolder(), 'manifest.json'));
      await handle.close();
      return Object.getPrototypeOf(handle);
    };
    beforeEach(() => writeFile(join(dumpFolder(), file().name), next));
    afterEach(() => vi.restoreAllMocks());

    test('is not served under the old name', async () => {
      const { headers, body } = await service.http.get(`/v1/dumps/${file().name}`).expect(503);
      expect([body.type, headers['retry-after']]).toEqual(['/problems/unavailable', '5']);
      expect(headers).not.toHaveProperty('etag');
      await putManifest(nextManifest());
      expect((await download().expect(200)).body.equals(next)).toBe(true);
    });

    test('is served by the manifest that arrives meanwhile', async () => {
      const prototype = await handles();
      const { stat: look } = prototype;
      vi.spyOn(prototype, 'stat').mockImplementationOnce(async function (this: FileHandle) {
        await putManifest(nextManifest());
        return look.call(this);
      });
      const { headers, body } = await download().expect(200);
      expect(headers['etag']).toBe(`"${JSON.parse(nextManifest()).files[0].sha256}"`);
      expect(body.equals(next)).toBe(true);
    });

    test('is closed after a read error', async () => {
      let opened: FileHandle | undefined;
      vi.spyOn(await handles(), 'stat').mockImplementationOnce(async function (this: FileHandle) {
        opened = this;
        throw new Error('EIO');
      });
      await download().expect(500);
      expect(opened?.fd).toBe(-1);
      expect(service.errors.splice(0)).toHaveLength(1);
    });
  });

  test.each(['2001-01.ndjson.gz', 'manifest.json', '..%2Fmanifest.json'])(
    'does not contain %s',
    async (name) => {
      const { body } = await service.http.get(`/v1/dumps/${name}`).expect(404);
      expect(body.detail).toContain(`to ${manifest.files.at(-1)!.name}`);
    },
  );

  test('leaves unchanged files alone', async () => {
    const times = async () =>
      Promise.all(manifest.files.map(async ({ name }) => (await stat(join(dumpFolder(), name))).mtimeMs));
    const before = await times();
    const again = await write();
    expect(again.written).toEqual([]);
    expect(again.manifest.files).toEqual(manifest.files);
    expect(await times()).toEqual(before);
  });

  test('rewrites a month when a name changed, a game ended, or a file is damaged', async () => {
    const [first, second] = manifest.files as [Manifest['files'][0], Manifest['files'][0]];
    const { id } = tables[0]!.players[0]!;
    await service.db.prisma.player.update({ where: { id }, data: { displayName: 'Renamed' } });
    const renamed = await write();
    expect(renamed.written).toEqual([first.name]);
    expect(linesOf(await bytesOf(first.name)).join()).toContain('Renamed');
    await endGame();
    service.pass(dayMs / 12);
    const longer = await write();
    expect(longer.written).toEqual([second.name]);
    expect(longer.manifest.files[1]).toMatchObject({ games: second.games + 1 });
    await writeFile(join(dumpFolder(), first.name), 'half');
    expect((await write()).written).toEqual([first.name]);
    await expectWhole(await read());
  });

  test('drops the file of a month without public games', async () => {
    const { id } = tables[0]!;
    await service.db.prisma.game.update({ where: { id }, data: { visibility: 'private' } });
    const { files } = (await write()).manifest;
    expect(files.map(({ name }) => name)).toEqual([manifest.files[1]!.name]);
    await expectWhole(await read());
    await service.db.prisma.game.update({ where: { id }, data: { visibility: 'public' } });
  });

  test('is complete even if two processes write it at once', async () => {
    await rm(dumpFolder(), { recursive: true });
    const made = await Promise.all([1, 2, 3].map(() => writeDump(service.deps, dumpFolder())));
    expect(made.filter((one) => one !== undefined)).toHaveLength(1);
    await expectWhole(await read());
  });

  test('removes files of a process killed long ago, but not of one still writing', async () => {
    const [old, fresh] = [3, 1].map(
      (days) => `.draft-${service.deps.clock().getTime() - days * dayMs}-killed`,
    );
    for (const name of [old, fresh]) await mkdir(join(dumpFolder(), name!));
    await write();
    expect((await readdir(dumpFolder())).filter((name) => name.startsWith('.'))).toEqual([fresh]);
    await rm(join(dumpFolder(), fresh!), { recursive: true });
  });

  test('is written once a day, and left intact by a process that stops', async () => {
    const { signal } = new AbortController();
    await keepDailyDump(service.deps, signal);
    expect(await read()).toEqual(manifest);
    service.pass(dayMs);
    await rm(join(dumpFolder(), manifest.files[0]!.name));
    await keepDailyDump(service.deps, AbortSignal.abort());
    expect(await read()).toEqual(manifest);
    await keepDailyDump(service.deps, signal);
    expect((await read()).createdAt > manifest.createdAt).toBe(true);
    await expectWhole(await read());
  });
});

type Parser = Parameters<ReturnType<TestApp['http']['get']>['parse']>[0];

const bytesIn: Parser = (answer, done) => {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
  answer.on('end', () => done(null, Buffer.concat(chunks)));
};
