import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './error.ts';

const manifestSchema = z.object({
  format: z.literal('carcassonne-by-mail backup 1'),
  takenAt: z.iso.datetime(),
  /** Version of the source PostgreSQL; a backup can be restored to any other. */
  postgres: z.string(),
  migrations: z.array(z.string().regex(/^\w+$/)),
  /** In an order in which they can be restored. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^\w+\.\w+$/),
      columns: z.array(z.string()),
      rows: z.int().min(0),
      /** Of the rows as text, before compression. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Last value of each sequence. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
});

/** The contents of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableInBackup = Manifest['tables'][number];

const fileName = 'manifest.json';

/** Returns the file of a table in a backup. */
export const fileOf = (folder: string, { name }: Pick<TableInBackup, 'name'>): string =>
  join(folder, `${name}.copy.gz`);

/** Writes the manifest of a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, fileName), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
}

/**
 * Reads the manifest of a backup.
 * @throws BackupError
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`There is no backup in ${folder}: ${fileName} can not be read (${error.code}).`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupError(`${join(folder, fileName)} is not the manifest of a backup.`, { cause: error });
  }
}
