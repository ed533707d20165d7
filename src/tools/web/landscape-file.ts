import type { Plugin } from 'esbuild';
import { renderLandscape } from '../../render/landscape.ts';
import { isThemeName, THEMES } from '../../render/theme.ts';

/** `import address from 'landscape-light.svg'` imports the address of the front page's landscape in a theme. */
export const landscapeFile: Plugin = {
  name: 'landscape',
  setup(builder) {
    builder.onResolve({ filter: /^landscape-\w+\.svg$/ }, ({ path }) => ({ path, namespace: 'landscape' }));
    builder.onLoad({ filter: /.*/, namespace: 'landscape' }, ({ path }) => {
      const theme = /^landscape-(\w+)/.exec(path)?.[1] ?? '';
      if (!isThemeName(theme)) throw new Error(`There is no theme ${theme}.`);
      return { contents: renderLandscape(THEMES[theme]), loader: 'file' };
    });
  },
};
