import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { themeFor } from '../../render/theme.ts';
import { root } from '../stamps.mjs';
import { type Icons, writeIcons } from './icons.ts';
import { themeAsStyle } from './theme-style.ts';
import { writeCompressed } from './write-compressed.ts';

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
} as const;

/**
 * Writes the files of the installable app: icons, manifest, the offline page, and the service worker. Returns the names
 * of the files served beside the page.
 */
export async function writeApp(folder: string): Promise<string[]> {
  const icons = writeIcons(folder);
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest(icons)));
  const files = await writeOffline(folder);
  await writeWorker(folder, files, icons);
  return ['offline.html', 'manifest.webmanifest', 'service-worker.js'];
}

function manifest({ small, large, maskable }: Icons) {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/assets/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const { page } = themeFor('light');
  return {
    id: '/',
    name: 'Carcassonne by mail',
    short_name: 'Carcassonne',
    description: 'Carcassonne as a long game: a move today, the answer tomorrow.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: page,
    theme_color: page,
    categories: ['games'],
    icons: [icon(small, 192, 'any'), icon(large, 512, 'any'), icon(maskable, 512, 'maskable')],
  };
}

/** Writes the offline page; returns the addresses of its files. */
async function writeOffline(folder: string): Promise<string[]> {
  const built = await build({
    ...common,
    entryPoints: { offline: 'web/offline/main.ts' },
    outdir: join(folder, 'assets'),
    entryNames: '[name]-[hash]',
    format: 'esm',
    plugins: [themeAsStyle],
  });
  for (const { path, contents } of built.outputFiles) writeCompressed(path, contents);
  const names = built.outputFiles.map(({ path }) => `/assets/${basename(path)}`);
  const named = (ending: string) => names.find((name) => name.endsWith(ending)) ?? '';
  const page = readFileSync(join(root, 'web/offline/offline.html'), 'utf8')
    .replace('/offline.js', named('.js'))
    .replace('/offline.css', named('.css'));
  writeFileSync(join(folder, 'offline.html'), page);
  return [...names, '/assets/icon.svg'];
}

async function writeWorker(folder: string, files: readonly string[], { small, badge }: Icons): Promise<void> {
  const page = readFileSync(join(folder, 'offline.html'));
  const name = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 12);
  await build({
    ...common,
    entryPoints: ['web/worker/service-worker.ts'],
    outfile: join(folder, 'service-worker.js'),
    write: true,
    format: 'iife',
    define: {
      SHELL: JSON.stringify({ name, page: '/offline.html', files }),
      ICONS: JSON.stringify({ icon: `/assets/${small}`, badge: `/assets/${badge}` }),
    },
  });
}
