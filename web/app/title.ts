import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';

let name = '';
let waiting = 0;

function write(): void {
  const title = name === '' || name === t().title ? t().title : `${name} · ${t().title}`;
  document.title = waiting === 0 ? title : `(${waiting}) ${title}`;
}

/** Names the view in the title of the tab; empty: the site alone. */
export function showTitle(view: string): void {
  name = view;
  write();
}

/** Says the number of games that wait for the player in the title of the tab. */
export function showWaiting(games: number): void {
  waiting = games;
  write();
}

/** Names the view in the title of the tab for as long as it is there. */
export function useTitle(view: string): void {
  useEffect(() => showTitle(view), [view]);
}
