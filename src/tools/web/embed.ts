import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../stamps.mjs';
import { writeCompressed } from './write-compressed.ts';

/**
 * Writes the script of the page that other sites show in a frame, and the element that loads it, which the service puts
 * into that page. Returns the name of the element's file. It is no module: a frame without an origin could not load one.
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
