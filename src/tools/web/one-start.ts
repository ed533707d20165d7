import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { BuildResult, Loader, Plugin } from 'esbuild';

const isLater = { isLater: true };

/**
 * Bundles everything a page starts with in one script. Otherwise there would be many small ones, one for each combination
 * of later scripts that share a part. Each later script therefore imports all of it.
 * @param start absolute path of the page's first module
 * @param also absolute paths of additional modules to include
 */
export const oneStart = (start: string, also: readonly string[] = []): Plugin => ({
  name: 'one-start',
  setup(builder) {
    builder.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: resolve(resolveDir, path), pluginData: isLater } : undefined,
    );
    builder.onLoad({ filter: /\.tsx?$/ }, ({ path, pluginData }) => {
      const imported = path === start ? also : pluginData === isLater ? [start] : [];
      if (imported.length === 0) return undefined;
      const imports = imported.map((of) => `import ${JSON.stringify(of)};\n`).join('');
      return {
        contents: `${readFileSync(path, 'utf8')}\n${imports}`,
        loader: extname(path).slice(1) as Loader,
      };
    });
  },
});

/** Maximum bytes of a shared script that is not worth its own request. */
const SMALL = 3_500;

/**
 * Returns the modules in small scripts that views share.
 * @param views modules of the views, as the build names them
 */
export function smallShared(
  { outputs }: NonNullable<BuildResult['metafile']>,
  views: readonly string[],
): string[] {
  const needed = Object.values(outputs).filter(({ entryPoint = '' }) => views.includes(entryPoint));
  const shared = new Set(needed.flatMap(({ imports }) => imports.map(({ path }) => path)));
  return [...shared].flatMap((path) => {
    const { bytes = 0, entryPoint, inputs = {} } = outputs[path] ?? {};
    // A plugin's output is bundled with the module that imports it.
    const files = Object.keys(inputs).filter((input) => !input.includes(':'));
    return entryPoint === undefined && bytes <= SMALL ? files : [];
  });
}
