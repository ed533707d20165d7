import { render } from 'preact';
import { takeLink } from './api/link-session.ts';
import { App } from './app.tsx';
import { applyAppearance } from './appearance.ts';
import { startLanguage } from './i18n/index.ts';
import { followLinks } from './router.ts';
import { startApp } from './start-app.ts';
import { prepareFirst } from './views.ts';

takeLink();
applyAppearance();
followLinks();
void start();

// Views and languages import what is in the script of this file, so it must not wait for them at its top level.
async function start(): Promise<void> {
  await Promise.all([prepareFirst(location.pathname), startLanguage()]);
  const root = document.getElementById('page');
  if (root !== null) render(<App />, root);
  startApp();
}
