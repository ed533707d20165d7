import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Loader, Plugin } from 'esbuild';

const isLater = { isLater: true };

/**
 * Puts everything with which a page starts in one script, which would otherwise be many small ones: a script for each
 * combination of later scripts that need a part of it. So each later script imports all of it.
 * @param start absolute path of the module that the page starts with
 */
export const oneStart = (start: string): Plugin => ({
  name: 'one-start',
  setup(builder) {
    builder.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: resolve(resolveDir, path), pluginData: isLater } : undefined,
    );
    builder.onLoad({ filter: /\.tsx?$/ }, ({ path, pluginData }) =>
      pluginData === isLater
        ? {
            contents: `${readFileSync(path, 'utf8')}\nimport ${JSON.stringify(start)};\n`,
            loader: extname(path).slice(1) as Loader,
          }
        : undefined,
    );
  },
});
