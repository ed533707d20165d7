import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { root } from '../stamps.mjs';
import { writeCompressed } from './write-compressed.ts';

const licence = '/*! Scalar API Reference | MIT License | Copyright (c) 2023-present Scalar */\n';
/** The best quality of brotli takes ten seconds for the renderer, and saves a tenth. */
const quality = 9;

/**
 * Writes the API reference: its page, which the service sends at /docs, with our own script and style, and the renderer,
 * which is served like any other script. Returns the name of the page's file.
 */
export async function writeReference(folder: string): Promise<string> {
  const assets = join(folder, 'assets');
  const built = await build({
    absWorkingDir: root,
    entryPoints: { reference: 'web/reference/main.ts' },
    outdir: assets,
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const { path, contents } of built.outputFiles) writeCompressed(path, contents);
  const names = [...built.outputFiles.map(({ path }) => basename(path)), writeRenderer(assets)];
  const named = (pattern: RegExp) => `/assets/${names.find((name) => pattern.test(name)) ?? ''}`;
  const page = readFileSync(join(root, 'web/reference/reference.html'), 'utf8')
    .replace('/scalar.js', named(/^scalar-/))
    .replace('/reference.js', named(/^reference-.*\.js$/))
    .replace('/reference.css', named(/\.css$/));
  writeFileSync(join(folder, 'reference.html'), page);
  return 'reference.html';
}

/**
 * Writes the script that renders the reference. It is a string in a Fastify plugin that is not used otherwise; the
 * plugin's own packages are not installed (`overrides` in package.json).
 */
function writeRenderer(folder: string): string {
  const plugin = readFileSync(
    createRequire(import.meta.url).resolve('@scalar/fastify-api-reference'),
    'utf8',
  );
  const [, text] = /^var standalone_default = (".*");$/m.exec(plugin) ?? [];
  if (text === undefined) throw new Error('@scalar/fastify-api-reference holds its script elsewhere.');
  const script = licence + runInNewContext(text).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  const name = `scalar-${hash('sha256', script, 'hex').slice(0, 8)}.js`;
  writeCompressed(join(folder, name), Buffer.from(script), quality);
  return name;
}
