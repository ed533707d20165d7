import { DARK, LIGHT, SEATS, type Theme } from '../../../render/theme.ts';

/** Colours of the pictures' theme that the page uses. */
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

/** The theme as custom properties: light, dark where the device asks for it, and either when the page says so. */
export function themeStyle(): string {
  const dark = `color-scheme:dark;${colours(DARK)}`;
  return [
    `:root{color-scheme:light;${colours(LIGHT)}${seats()}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=dark]{${dark}}`,
  ].join('\n');
}

function colours(theme: Theme): string {
  return shared.map((name) => `--${kebab(name)}:${theme[name]};`).join('');
}

function seats(): string {
  return SEATS.map(
    ({ fill, shade, ink }, seat) =>
      `--seat${seat}:${fill};--seat${seat}-shade:${shade};--seat${seat}-ink:${ink};`,
  ).join('');
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
