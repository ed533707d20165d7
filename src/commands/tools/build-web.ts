import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { writeClientTypes } from './client-types.ts';
import { themeStyle } from './web/theme-style.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(root, 'web', 'dist');
const stampFile = join(dist, 'stamp.txt');

/**
 * Builds the page: types of the API's client, then script and style in `web/dist`, where the service finds them. Does
 * nothing when nothing that goes into it has changed.
 */
export async function buildWeb(): Promise<void> {
  await writeClientTypes();
  const stamp = stampOf();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  // Made beside the old one and then put in its place, as a service or another build may be at work.
  const making = `${dist}-${process.pid}`;
  mkdirSync(join(making, 'assets'), { recursive: true });
  const names = await bundle(join(making, 'assets'));
  copyFileSync(join(root, 'web', 'icon.svg'), join(making, 'assets', 'icon.svg'));
  writeFileSync(join(making, 'index.html'), pageWith(names));
  writeFileSync(join(making, 'stamp.txt'), stamp);
  rmSync(dist, { recursive: true, force: true });
  renameSync(making, dist);
}

/** A hash over everything that the page is made of. */
function stampOf(): string {
  const hash = createHash('sha256');
  for (const file of [
    ...filesBelow('web'),
    ...filesBelow('src/texts'),
    ...filesBelow('src/render'),
    ...filesBelow('src/commands'),
    ...filesBelow('openapi/client/src'),
  ].sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !/[\\/](dist[^\\/]*|generated)[\\/]/.test(file));
}

/** Script and style, named by their content; answers the names below `assets`. */
async function bundle(outdir: string): Promise<{ script: string; style: string }> {
  const made = await build({
    absWorkingDir: root,
    entryPoints: { page: 'web/main.tsx' },
    outdir,
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['es2022'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [themeAsStyle],
  });
  const nameOf = (ending: string) =>
    basename(made.outputFiles.find(({ path }) => path.endsWith(ending))?.path ?? '');
  for (const { path, contents } of made.outputFiles) {
    writeFileSync(path, contents);
    writeFileSync(`${path}.br`, brotliCompressSync(contents));
    writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
  }
  return { script: nameOf('.js'), style: nameOf('.css') };
}

/** `import 'theme.css'` is the pictures' theme as custom properties. */
const themeAsStyle: Parameters<typeof build>[0]['plugins'] extends (infer Plugin)[] | undefined
  ? Plugin
  : never = {
  name: 'theme',
  setup(builder) {
    builder.onResolve({ filter: /^theme\.css$/ }, () => ({ path: 'theme.css', namespace: 'theme' }));
    builder.onLoad({ filter: /.*/, namespace: 'theme' }, () => ({ contents: themeStyle(), loader: 'css' }));
  },
};

function pageWith({ script, style }: { script: string; style: string }): string {
  return readFileSync(join(root, 'web', 'index.html'), 'utf8')
    .replace('/main.tsx', `/assets/${script}`)
    .replace('/main.css', `/assets/${style}`);
}

if (import.meta.url === `file://${process.argv[1]}`) await buildWeb();
