import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';

let name = '';
let waiting = 0;

function write(): void {
  const title = name === '' || name === t().title ? t().title : `${name} · ${t().title}`;
  document.title = waiting === 0 ? title : `(${waiting}) ${title}`;
}

/** Shows the view's name in the tab's title; if empty, only the site's. */
export function showTitle(view: string): void {
  name = view;
  write();
}

/** Shows the number of games waiting for the player in the tab's title. */
export function showWaiting(games: number): void {
  waiting = games;
  write();
}

/** Shows the view's name in the tab's title while it is mounted. */
export function useTitle(view: string): void {
  useEffect(() => showTitle(view), [view]);
}
