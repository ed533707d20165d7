import type { Plugin } from 'esbuild';
import { SEATS } from '../../render/seats.ts';
import { THEMES, type Theme, themeFor } from '../../render/theme.ts';

/** Colours of the pictures' theme used by the page. */
const shared = [
  'page',
  'panel',
  'panelLine',
  'ink',
  'inkSoft',
  'accent',
  'accentInk',
  'accentSoft',
  'shadow',
  'meadow',
  'meadowDark',
  'gold',
] as const satisfies (keyof Theme)[];

/** Returns the themes as custom properties: the device's scheme applies unless the page names a theme. */
function themeStyle(): string {
  const light = themeFor('light');
  return [
    `:root{${colours(light)}${seats()}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${colours(themeFor('dark'))}}}`,
    ...Object.values(THEMES)
      .filter((theme) => theme !== light)
      .map((theme) => `:root[data-theme=${theme.name}]{${colours(theme)}}`),
  ].join('\n');
}

function colours(theme: Theme): string {
  const variables = shared.map((name) => `--${kebab(name)}:${theme[name]};`);
  return `color-scheme:${theme.scheme};${variables.join('')}`;
}

function seats(): string {
  return SEATS.map(
    ({ fill, shade, ink }, seat) =>
      `--seat${seat}:${fill};--seat${seat}-shade:${shade};--seat${seat}-ink:${ink};`,
  ).join('');
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `import 'theme.css'` imports the pictures' theme as custom properties. */
export const themeAsStyle: Plugin = {
  name: 'theme',
  setup(builder) {
    builder.onResolve({ filter: /^theme\.css$/ }, () => ({ path: 'theme.css', namespace: 'theme' }));
    builder.onLoad({ filter: /.*/, namespace: 'theme' }, () => ({ contents: themeStyle(), loader: 'css' }));
  },
};
