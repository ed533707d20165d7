import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type BuildResult, build, type Plugin } from 'esbuild';
import { writeClientTypes } from './client-types.ts';
import { folderForNext, putInPlace } from './put-in-place.ts';
import { isBuilt, pageStamp, root } from './stamps.mjs';
import { writeApp } from './web/app.ts';
import { writeEmbed } from './web/embed.ts';
import { landscapeFile } from './web/landscape-file.ts';
import { oneStart, smallShared } from './web/one-start.ts';
import { writeReference } from './web/reference.ts';
import { themeAsStyle } from './web/theme-style.ts';
import { writeCompressed } from './web/write-compressed.ts';

export interface BuildOptions {
  /** Target folder; the service serves the page from `web/dist`. */
  readonly folder?: string;
  /** Replacements of imports such as `#expansion-questions`, so that a test can add an expansion. */
  readonly imports?: Readonly<Record<string, string>>;
}

/** Builds the page: types of the API's client, then scripts and style. Does nothing if its inputs are unchanged. */
export async function buildWeb({ folder = 'web/dist', imports = {} }: BuildOptions = {}): Promise<void> {
  await writeClientTypes();
  const dist = join(root, folder);
  const stamp = pageStamp(imports);
  if (isBuilt(dist, stamp)) return;
  const next = folderForNext(dist);
  mkdirSync(join(next, 'assets'));
  const names = await bundle(join(next, 'assets'), imports);
  for (const icon of ['icon.svg', 'icon-waiting.svg'])
    copyFileSync(join(root, 'web/app', icon), join(next, 'assets', icon));
  writeFileSync(join(next, 'index.html'), pageWith(names));
  const files = [...(await writeApp(next)), await writeReference(next), await writeEmbed(next), 'index.html'];
  putInPlace(next, dist, files, stamp);
}

/** Names of files below `assets`. */
interface Assets {
  readonly script: string;
  readonly style: string;
  /** Style that is not needed before the first tile. */
  readonly laterStyle: string;
  /** Scripts that the script needs immediately. */
  readonly preload: readonly Preload[];
}

interface Preload {
  readonly name: string;
  /** The only language that needs it; undefined if all do. */
  readonly language?: string;
}

/** Writes scripts and style, named by their content. Each language is a script of its own. */
async function bundle(outdir: string, imports: Readonly<Record<string, string>>): Promise<Assets> {
  // Modules that the first build spreads over many small scripts are moved to the start script in the second.
  const { metafile } = await buildOnce(outdir, imports, []);
  const built = await buildOnce(outdir, imports, smallShared(metafile, FIRST_VIEWS));
  for (const { path, contents } of built.outputFiles) writeCompressed(path, contents);
  return assetsOf(built);
}

/** The views of a visitor's first game. */
const FIRST_VIEWS = ['web/front/front.tsx', 'web/table/game-page.tsx'];

function buildOnce(outdir: string, imports: Readonly<Record<string, string>>, also: readonly string[]) {
  return build({
    absWorkingDir: root,
    entryPoints: { page: 'web/app/main.tsx', later: 'web/app/later.css' },
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/assets/',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: ['es2022'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [
      lateArt,
      themeAsStyle,
      landscapeFile,
      replaceImports(imports),
      oneStart(
        join(root, 'web/app/start.tsx'),
        also.map((path) => join(root, path)),
      ),
    ],
  });
}

type Outputs = BuildResult<{ metafile: true }>['metafile']['outputs'];

function assetsOf({ metafile: { outputs } }: BuildResult<{ metafile: true }>): Assets {
  const [script, { cssBundle = '' }] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === 'web/app/main.tsx') ?? noScript();
  const [laterStyle] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === 'web/app/later.css') ?? noScript();
  const always = importsOf(outputs, script);
  const preload = [...always.map((path) => ({ name: basename(path) })), ...textsIn(outputs, always)];
  return { script: basename(script), style: basename(cssBundle), laterStyle: basename(laterStyle), preload };
}

const importsOf = (outputs: Outputs, path: string): string[] =>
  (outputs[path]?.imports ?? []).flatMap(({ kind, path: of }) => (kind === 'import-statement' ? [of] : []));

/** Returns the scripts with each language's texts, and their dependencies except for `known`. */
function textsIn(outputs: Outputs, known: readonly string[]): Preload[] {
  return Object.entries(outputs).flatMap(([path, { entryPoint = '' }]) => {
    const language = /^web\/i18n\/(\w+)\/index\.ts$/.exec(entryPoint)?.[1];
    if (language === undefined) return [];
    const more = importsOf(outputs, path).filter((of) => !known.includes(of));
    return [path, ...more].map((of) => ({ name: basename(of), language }));
  });
}

function noScript(): never {
  throw new Error('The build has made no script or style.');
}

/** Drawings of expansions are loaded after those of the base game; until then the page has an empty list. */
const lateArt: Plugin = {
  name: 'late-art',
  setup(builder) {
    builder.onResolve({ filter: /^#expansion-art$/ }, ({ importer }) =>
      importer === join(root, 'src/render/art/drawings.ts')
        ? { path: join(root, 'web/board/expansion-art.ts') }
        : undefined,
    );
  },
};

/** Replaces some of the imports that package.json names. */
const replaceImports = (imports: Readonly<Record<string, string>>): Plugin => ({
  name: 'imports',
  setup(builder) {
    builder.onResolve({ filter: /^#/ }, ({ path }) => {
      const file = imports[path];
      return file === undefined ? undefined : { path: resolve(root, file) };
    });
  },
});

function pageWith({ script, style, laterStyle, preload }: Assets): string {
  return readFileSync(join(root, 'web/app/index.html'), 'utf8')
    .replace('/main.tsx', `/assets/${script}`)
    .replace('/main.css', `/assets/${style}`)
    .replace('/later.css', `/assets/${laterStyle}`)
    .replace('</head>', `${preload.map(linkTo).join('')}</head>`);
}

/** The service removes the links of other languages. */
function linkTo({ name, language }: Preload): string {
  const of = language === undefined ? '' : ` hreflang="${language}"`;
  return `  <link rel="modulepreload"${of} href="/assets/${name}" />\n  `;
}

if (import.meta.url === `file://${process.argv[1]}`) await buildWeb();
