import type { Plugin } from 'esbuild';
import { themeStyle } from './theme-style.ts';

/** `import 'theme.css'` is the pictures' theme as custom properties. */
export const themeAsStyle: Plugin = {
  name: 'theme',
  setup(builder) {
    builder.onResolve({ filter: /^theme\.css$/ }, () => ({ path: 'theme.css', namespace: 'theme' }));
    builder.onLoad({ filter: /.*/, namespace: 'theme' }, () => ({ contents: themeStyle(), loader: 'css' }));
  },
};
