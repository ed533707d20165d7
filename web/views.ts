import { gameAt } from './addresses.ts';
import { requestEarly } from './api/early.ts';
import { currentSession, type Session } from './api/session.ts';
import { addressesOfGames } from './games/first-lists.ts';
import { lazyView } from './lazy.tsx';
import type { Location } from './router.ts';

// All views but the player's games, which are looked at most: their code is loaded when they are shown.
export const GamePage = lazyView<{
  readonly id: string;
  readonly query: URLSearchParams;
  readonly session: Session | undefined;
}>(async () => (await import('./table/game-page.tsx')).GamePage);
export const Welcome = lazyView<Location>(async () => (await import('./pages/welcome.tsx')).Welcome);
export const KeepPage = lazyView(async () => (await import('./guests/keep-page.tsx')).KeepPage);
export const Analysis = lazyView<{ id: string }>(
  async () => (await import('./analysis/analysis-page.tsx')).AnalysisPage,
);
export const Learn = lazyView(async () => (await import('./pages/learn.tsx')).Learn);
export const RulesPage = lazyView(async () => (await import('./rules/rules-page.tsx')).RulesPage);
export const Statistics = lazyView(async () => (await import('./pages/statistics.tsx')).Statistics);
export const NewGame = lazyView<{ isGuest: boolean }>(
  async () => (await import('./pages/new-game.tsx')).NewGame,
);
export const ClaimPage = lazyView<{ claim: string; isLoggedIn: boolean }>(
  async () => (await import('./pages/claim.tsx')).ClaimPage,
);
export const ConsentPage = lazyView<{ query: URLSearchParams; session: Session | undefined }>(
  async () => (await import('./apps/consent-page.tsx')).ConsentPage,
);
export const DevicePage = lazyView<{ query: URLSearchParams; session: Session | undefined }>(
  async () => (await import('./apps/device-page.tsx')).DevicePage,
);
export const PasswordReset = lazyView(async () => (await import('./pages/password-reset.tsx')).PasswordReset);
export const Person = lazyView<{ handle: string; session: Session | undefined }>(
  async () => (await import('./pages/person.tsx')).Person,
);
export const Settings = lazyView(async () => (await import('./pages/settings.tsx')).Settings);

/**
 * Loads the code of the view with which the page probably opens, or what the player's games begin with, while its
 * language is loaded.
 */
export async function prepareFirst(path: string): Promise<void> {
  const session = currentSession();
  const view = gameAt(path) === undefined ? session === undefined && Welcome : GamePage;
  // If that fails the view itself tries again, and says so.
  if (view !== false) await view.prepare().catch(() => undefined);
  else if (session !== undefined && ['/', '/games'].includes(path) && session.until > Date.now())
    requestEarly(addressesOfGames(), session.accessToken);
}
