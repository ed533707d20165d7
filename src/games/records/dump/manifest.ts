import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const dumpFileSchema = z
  .object({
    name: z
      .string()
      .regex(/^\d{4}-\d{2}\.ndjson\.gz$/)
      .max(17)
      .describe('Name of the file, at `/v1/dumps/{file}`')
      .meta({ examples: ['2026-03.ndjson.gz'] }),
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .max(7)
      .describe('The month (UTC) when its games ended'),
    games: z.int().min(1).describe('Number of games, one per line'),
    bytes: z.int().min(1).describe('Compressed size'),
    sha256: z.string().length(64).describe('SHA-256 of the compressed file, in hexadecimal digits'),
    state: z
      .string()
      .max(32)
      .describe(
        'Changes whenever the content changes; if you know the `state`, you need not download the file again',
      ),
  })
  .meta({
    id: 'DumpFile',
    description: 'The games that ended in a month: one `FinishedGame` per line, compressed with gzip.',
  });

/** The manifest of a dump. */
export const manifestSchema = z
  .object({
    format: z.literal('carcassonne-by-mail dump 1'),
    version: z.string().max(40).describe('The version of the service that wrote the dump'),
    createdAt: z.iso
      .datetime()
      .max(30)
      .describe('When the dump was started; its games ended at least a minute earlier'),
    licence: z.string().max(10_000).describe('The operator’s terms of use'),
    files: z.array(dumpFileSchema).max(10_000).describe('The files, earliest month first'),
  })
  .meta({ id: 'Dump', description: 'All finished public games, in one file for each month.' });

/** The manifest of a dump. */
export type Manifest = z.infer<typeof manifestSchema>;

/** A file of a dump. */
export type DumpFile = Manifest['files'][number];

const manifestName = 'manifest.json';

/** A folder contains something other than a dump; the message is written for operators. */
export class DumpError extends Error {
  override readonly name = 'DumpError';
}

/**
 * Returns the manifest of the dump in a folder; undefined if there is none yet.
 * @throws DumpError
 */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new DumpError(`${join(folder, manifestName)} is not the manifest of a dump.`, { cause: error });
  }
}

/** Writes a manifest to a folder. Returns its file name. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<string> {
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true });
  return manifestName;
}
