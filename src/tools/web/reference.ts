import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import scalar from '@scalar/fastify-api-reference';
import { build } from 'esbuild';
import { fastify } from 'fastify';
import { root } from '../stamps.mjs';
import { writeCompressed } from './write-compressed.ts';

const licence = '/*! Scalar API Reference | MIT License | Copyright (c) 2023-present Scalar */\n';
/** The best quality of brotli takes ten seconds for the renderer, and saves a tenth. */
const quality = 9;

/**
 * Writes the reference of the API: its page, which the service sends at /docs, with script and style of our own, and the
 * renderer, which is served like any other script. Returns the name of the page's file.
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
  const names = [...built.outputFiles.map(({ path }) => basename(path)), await writeRenderer(assets)];
  const named = (pattern: RegExp) => `/assets/${names.find((name) => pattern.test(name)) ?? ''}`;
  const page = readFileSync(join(root, 'web/reference/reference.html'), 'utf8')
    .replace('/scalar.js', named(/^scalar-/))
    .replace('/reference.js', named(/^reference-.*\.js$/))
    .replace('/reference.css', named(/\.css$/));
  writeFileSync(join(folder, 'reference.html'), page);
  return 'reference.html';
}

/** Writes the script that draws the reference; its package offers it only as an answer to a request. */
async function writeRenderer(folder: string): Promise<string> {
  const app = fastify();
  await app.register(scalar, { routePrefix: '/', configuration: { url: '/openapi.json' } });
  const { body } = await app.inject('/js/scalar.js');
  await app.close();
  const script = licence + body.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  const name = `scalar-${hash('sha256', script, 'hex').slice(0, 8)}.js`;
  writeCompressed(join(folder, name), Buffer.from(script), quality);
  return name;
}
