import { useEffect, useState } from 'preact/hooks';
import { DARK, LIGHT, type Theme } from '../src/render/theme.ts';

export type Appearance = 'auto' | 'light' | 'dark';

const place = 'carcassonne.appearance';
const asked = matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set<() => void>();

export const appearance = (): Appearance => (localStorage.getItem(place) as Appearance | null) ?? 'auto';

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
  return wanted === 'dark' || (wanted === 'auto' && asked.matches) ? DARK : LIGHT;
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
