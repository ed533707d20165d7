import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { contentTag, etagOf, isUnchanged, sendUnlessUnchanged } from '../../http/etag.ts';
import { notModified } from '../../http/schemas/forms.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { type Manifest, manifestSchema, readManifest } from '../records/dump/manifest.ts';

const common = { method: 'GET', tag: 'games', needs: 'none', problems: ['dump-not-found'] } as const;
/** Seconds until a new dump is in place. */
const retryAfter = 5;
const fileType = 'application/gzip';
const fileAnswer = {
  description: 'One `FinishedGame` per line, compressed with gzip, ordered by when the games ended',
  content: { [fileType]: { schema: z.string().meta({ format: 'binary' }) } },
};
const params = z.object({
  file: z
    .string()
    .max(100)
    .describe('The `name` of a dump file')
    .meta({ examples: ['2026-03.ndjson.gz'] }),
});

/** `/v1/dumps` and the files of the dump */
export const dumpRoutes: readonly Route[] = [
  route(
    {
      ...common,
      url: '/v1/dumps',
      id: 'getDump',
      summary: 'List the dump files',
      description:
        'Lists compressed files with all finished public games, one file for each month. ' +
        'They are written every night if the operator has enabled dumps. Use `GET /v1/records` for the newest ' +
        'games.',
      response: { 200: manifestSchema, 304: notModified },
    },
    async ({ deps, request, reply }) => {
      const { manifest } = await dumpOf(deps);
      return sendUnlessUnchanged(request, reply, contentTag(manifest), () => manifest, 'Accept-Encoding');
    },
  ),
  route(
    {
      ...common,
      url: '/v1/dumps/:file',
      id: 'downloadDumpFile',
      summary: 'Download a file of the dump',
      description:
        'Returns the games that ended in a month. If a download breaks off, start it again from the beginning.',
      cost: 20,
      params,
      response: { 200: fileAnswer, 304: notModified },
    },
    ({ deps, params, request, reply }) => sendFile(deps, request, reply, params.file),
  ),
];

/** @throws Problem dump-not-found */
async function dumpOf({ config }: Deps): Promise<{ folder: string; manifest: Manifest }> {
  const { folder } = config.dumps;
  const manifest = folder === undefined ? undefined : await readManifest(folder);
  if (folder === undefined || manifest === undefined) throw problem('dump-not-found');
  return { folder, manifest };
}

/**
 * Sends a file that matches the manifest. While a new dump is put in place, a file can be newer than the manifest; the manifest is then
 * read again.
 * @throws Problem dump-not-found, unavailable
 */
async function sendFile(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> {
  for (let triesLeft = 2; triesLeft > 0; triesLeft--) {
    const { folder, manifest } = await dumpOf(deps);
    const file = manifest.files.find((each) => each.name === name);
    if (file === undefined) throw problem('dump-not-found', { detail: namesIn(manifest) });
    const handle = await openWhole(join(folder, file.name), file.bytes);
    if (handle === undefined) continue;
    if (isUnchanged(request, reply, etagOf(file.sha256), 'Accept-Encoding')) {
      await handle.close();
      return reply.code(304).send();
    }
    reply.type(fileType).header('content-length', file.bytes);
    return reply.send(handle.createReadStream());
  }
  throw problem('unavailable', { detail: 'This dump file is being replaced.', retryAfter });
}

/**
 * Opens a file; undefined if its size differs.
 * @throws Problem dump-not-found
 */
async function openWhole(path: string, bytes: number): Promise<FileHandle | undefined> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw problem('dump-not-found'); // removed since
    throw error;
  });
  try {
    if ((await handle.stat()).size === bytes) return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
}

function namesIn({ files }: Manifest): string {
  const [first, last] = [files[0], files.at(-1)];
  if (first === undefined || last === undefined)
    return 'There are no files yet because no public game has ended.';
  return `Files are named after months, from ${first.name} to ${last.name}.`;
}
