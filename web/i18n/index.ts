import { en, type Texts } from './en.ts';
import { it } from './it.ts';

export type { Texts } from './en.ts';

export const languages = { en, it } as const;
export type Language = keyof typeof languages;

const place = 'carcassonne.language';
let chosen: Language = firstChoice();
const watchers = new Set<() => void>();

/** All texts of the page in the language of the reader. */
export const t = (): Texts => languages[chosen];
export const language = (): Language => chosen;

export function chooseLanguage(next: Language): void {
  localStorage.setItem(place, next);
  chosen = next;
  document.documentElement.lang = next;
  for (const watcher of watchers) watcher();
}

export function watchLanguage(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** What was chosen here before, or the first language of the browser that the page speaks. */
function firstChoice(): Language {
  const wanted = [localStorage.getItem(place) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => tag in languages) ?? 'en';
}

/** A moment for people: day and time, as near ones are told. */
export function formatTime(text: string): string {
  const time = new Date(text);
  const isNear = Math.abs(time.getTime() - Date.now()) < 6 * 86_400_000;
  const day = isNear ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(chosen, { ...day, hour: '2-digit', minute: '2-digit' }).format(time);
}
