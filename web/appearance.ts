import { useEffect, useState } from 'preact/hooks';
import { isThemeName, THEMES, type Theme, type ThemeName, themeFor } from '../src/render/theme.ts';

export type Appearance = 'auto' | ThemeName;

const place = 'carcassonne.appearance';
const asked = matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set<() => void>();

/** What the reader chose: a theme, or `auto` for the device's colour scheme. */
export function appearance(): Appearance {
  const chosen = localStorage.getItem(place);
  return isThemeName(chosen) ? chosen : 'auto';
}

export function chooseAppearance(next: Appearance): void {
  localStorage.setItem(place, next);
  applyAppearance();
  for (const watcher of watchers) watcher();
}

/** Tells the style sheet what the reader wants. */
export function applyAppearance(): void {
  const wanted = appearance();
  if (wanted === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = wanted;
}

const themeNow = (): Theme => {
  const wanted = appearance();
  return wanted === 'auto' ? themeFor(asked.matches ? 'dark' : 'light') : THEMES[wanted];
};

/** The theme in which pictures are to be shown now. */
export function useTheme(): Theme {
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    const update = () => setTheme(themeNow());
    watchers.add(update);
    asked.addEventListener('change', update);
    return () => {
      watchers.delete(update);
      asked.removeEventListener('change', update);
    };
  }, []);
  return theme;
}
