import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../../project-root.ts';

/** What is started by itself: the service, the thread that draws, and the commands of an operator. */
const entryPoints = {
  main: 'src/main.ts',
  'png-worker': 'src/render/png-worker.mjs',
  migrate: 'src/commands/migrate.ts',
  moderate: 'src/commands/moderate.ts',
  'verify-log': 'src/commands/verify-log.ts',
};

/**
 * Compiles the service to plain JavaScript with source maps, for machines that have neither the sources nor a compiler.
 * Packages are not included: `npm ci --omit=dev` installs those that it needs.
 */
export async function buildService(folder = 'dist'): Promise<void> {
  const outdir = resolve(projectRoot, folder);
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: projectRoot,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: ['node20.19'],
    sourcemap: true,
    logLevel: 'warning',
  });
}

if (import.meta.filename === process.argv[1]) await buildService();
