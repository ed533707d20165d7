import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../stamps.mjs';
import { writeCompressed } from './write-compressed.ts';

/**
 * Writes the script of the embedded page, and the element that loads it, which the service inserts there. Returns the
 * name of the element's file. The script is not a module, because a frame without an origin could not load one.
 */
export async function writeEmbed(folder: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { embed: 'web/embed/main.ts' },
    outdir: join(folder, 'assets'),
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const { path, contents } of outputFiles) writeCompressed(path, contents);
  const script = outputFiles.map(({ path }) => `<script defer src="/assets/${basename(path)}"></script>`);
  writeFileSync(join(folder, 'embed.html'), `${script.join('')}\n`);
  return 'embed.html';
}
