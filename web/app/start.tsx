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

// Views and languages import what is in the script of this file, so it must not wait for them at its top level.
async function start(): Promise<void> {
  await Promise.all([prepareFirst(location.pathname), startLanguage()]);
  const root = document.getElementById('page');
  if (root !== null) render(<App />, root);
  startApp();
}

/** Starts what runs behind the page once it can be used: the number of games that wait, and the service worker. */
async function startApp(): Promise<void> {
  await later();
  startWaiting();
  // A table then opens at once.
  prepareNext().catch(() => undefined); // its view tries again, and says so
  const { startPush } = await import('../push/start.ts');
  startPush().catch(() => undefined); // a browser that has no room for workers: the page does without
}

/** Waits while the first view loads and draws what it shows. */
const later = () => new Promise((resolve) => setTimeout(resolve, 1_000));
