import type { Plugin } from 'esbuild';
import { renderLandscape } from '../../render/landscape.ts';
import { isThemeName, THEMES } from '../../render/theme.ts';

/** `import address from 'landscape-light.svg'` is the address of the landscape of the front page, drawn in a theme. */
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
