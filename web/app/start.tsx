import { render } from 'preact';
import { takeLink } from '../api/link-session.ts';
import { startLanguage } from '../i18n/index.ts';
import { App } from './app.tsx';
import { applyAppearance } from './appearance.ts';
import { prepareFirst, prepareNext } from './prepare.ts';
import { followLinks } from './router.ts';
import { isView } from './routes.ts';
import { startWaiting } from './waiting-games.ts';

takeLink();
applyAppearance();
followLinks(isView);
void start();

// Views and languages import from this file's chunk, so awaiting them at the top level would be a deadlock.
async function start(): Promise<void> {
  await Promise.all([prepareFirst(location.pathname), startLanguage()]);
  const root = document.getElementById('page');
  if (root !== null) render(<App />, root);
  startApp();
}

/** Starts background work once the page is usable: the count of waiting games, and the service worker. */
async function startApp(): Promise<void> {
  await later();
  startWaiting();
  // So that a table opens without delay.
  prepareNext().catch(() => undefined); // its view tries again and reports the error
  const { startPush } = await import('../push/start.ts');
  startPush().catch(() => undefined); // a browser without room for workers; push is optional
}

/** Gives the first view time to load and draw its data. */
const later = () => new Promise((resolve) => setTimeout(resolve, 1_000));
