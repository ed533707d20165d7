import { useEffect, useState } from 'preact/hooks';
import {
  isThemeName,
  THEME_NAMES,
  THEMES,
  type Theme,
  type ThemeName,
  themeFor,
} from '../../src/render/theme.ts';
import { createWatchers } from '../ui/watchers.ts';

/** A theme, or `auto` for the device's colour scheme. */
export type Appearance = 'auto' | ThemeName;
export const APPEARANCES: readonly Appearance[] = ['auto', ...THEME_NAMES];

/** Whether a text names an appearance. */
export const isAppearance = (text: string): text is Appearance => APPEARANCES.some((one) => one === text);

const STORAGE_KEY = 'carcassonne.appearance';
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const watchers = createWatchers();

/** Returns the appearance that the reader has chosen on this device. */
function appearance(): Appearance {
  const chosen = localStorage.getItem(STORAGE_KEY);
  return isThemeName(chosen) ? chosen : 'auto';
}

/** Stores the appearance on this device and applies it. */
export function chooseAppearance(next: Appearance): void {
  localStorage.setItem(STORAGE_KEY, next);
  applyAppearance();
  watchers.notify();
}

/** Returns the appearance that the reader has chosen on this device, kept up to date. */
export function useAppearance(): Appearance {
  const [chosen, setChosen] = useState(appearance);
  useEffect(() => watchers.add(() => setChosen(appearance())), []);
  return chosen;
}

/** Passes the chosen appearance to the style sheet. */
export function applyAppearance(): void {
  const chosen = appearance();
  if (chosen === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

function currentTheme(): Theme {
  const chosen = appearance();
  return chosen === 'auto' ? themeFor(prefersDark.matches ? 'dark' : 'light') : THEMES[chosen];
}

/** Returns the current theme of pictures. */
export function useTheme(): Theme {
  const [theme, setTheme] = useState(currentTheme);
  useEffect(() => {
    const update = () => setTheme(currentTheme());
    const stop = watchers.add(update);
    prefersDark.addEventListener('change', update);
    // It may have changed since the first render.
    update();
    return () => {
      stop();
      prefersDark.removeEventListener('change', update);
    };
  }, []);
  return theme;
}
