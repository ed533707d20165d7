import type { Plugin } from 'esbuild';

const namespaces = { module: 'wasm-module', bytes: 'wasm-bytes' } as const;

/**
 * Writes the WebAssembly that packages hold as base64 in a module to a file of its own, which the module reads: as
 * text it would stay in memory twice, 4.6 MB for Prisma's compiler. The module's export `wasm` is a `Buffer` then, of
 * which `Buffer.from(wasm, 'base64')` makes a copy.
 */
export const wasmFiles: Plugin = {
  name: 'wasm-files',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.wasm-base64\.mjs$/ }, ({ path }) => ({ path, namespace: namespaces.module }));
    onLoad({ filter: /.*/, namespace: namespaces.module }, ({ path }) => ({ contents: readerOf(path) }));
    onResolve({ filter: /.*/, namespace: namespaces.module }, ({ path }) =>
      path.startsWith('node:') ? { external: true } : { path, namespace: namespaces.bytes },
    );
    onLoad({ filter: /.*/, namespace: namespaces.bytes }, async ({ path }) => ({
      contents: await bytesOf(path.replace(/\.wasm$/, '.wasm-base64.mjs')),
      loader: 'file',
    }));
  },
};

const readerOf = (path: string) => `
  import { readFileSync } from 'node:fs';
  import file from ${JSON.stringify(path.replace('.wasm-base64.mjs', '.wasm'))};
  export const wasm = readFileSync(new URL(file, import.meta.url));`;

async function bytesOf(specifier: string): Promise<Buffer> {
  const { wasm } = (await import(specifier)) as { wasm: string };
  return Buffer.from(wasm, 'base64');
}
