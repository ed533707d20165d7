import { requestEarly } from '../api/early.ts';
import { currentSession, type Session } from '../api/session.ts';
import { prepareCatalogue } from '../board/catalogue.ts';
import { addressesOfGames } from '../games/first-lists.ts';
import { prepareParts } from '../table/later.ts';
import { firstView, lazyView } from '../ui/lazy.tsx';
import { gameAt } from './addresses.ts';
import { loadLater } from './later.ts';
import type { Location } from './router.ts';

// The code of each view is loaded when it is shown. A visitor's first game needs those that come first, and no other.
export const GamePage = firstView<{
  readonly id: string;
  readonly query: URLSearchParams;
  readonly session: Session | undefined;
}>(async () => (await import('../table/game-page.tsx')).GamePage);
export const Front = firstView(async () => (await import('../front/front.tsx')).Front);
export const Entry = lazyView<Location>(async () => (await import('../account/entry.tsx')).Entry);
export const Games = lazyView<{ playerId: string }>(async () => (await import('../games/games.tsx')).Games);
export const KeepPage = lazyView(async () => (await import('../guests/keep-page.tsx')).KeepPage);
export const Analysis = lazyView<{ id: string }>(
  async () => (await import('../analysis/analysis-page.tsx')).AnalysisPage,
);
export const Learn = lazyView(async () => (await import('../learn/learn.tsx')).Learn);
export const RulesPage = lazyView(async () => (await import('../rules/rules-page.tsx')).RulesPage);
export const Statistics = lazyView(async () => (await import('../people/statistics.tsx')).Statistics);
export const NewGame = lazyView<{ isGuest: boolean }>(
  async () => (await import('../games/new-game.tsx')).NewGame,
);
export const ClaimPage = lazyView<{ claim: string; isLoggedIn: boolean }>(
  async () => (await import('../account/claim.tsx')).ClaimPage,
);
export const ConsentPage = lazyView<{ query: URLSearchParams; session: Session | undefined }>(
  async () => (await import('../apps/consent-page.tsx')).ConsentPage,
);
export const DevicePage = lazyView<{ query: URLSearchParams; session: Session | undefined }>(
  async () => (await import('../apps/device-page.tsx')).DevicePage,
);
export const PasswordReset = lazyView(
  async () => (await import('../account/password-reset.tsx')).PasswordReset,
);
export const Person = lazyView<{ handle: string; session: Session | undefined }>(
  async () => (await import('../people/person.tsx')).Person,
);
export const MatchPage = lazyView<{ id: string; session: Session | undefined }>(
  async () => (await import('../matches/match-page.tsx')).MatchPage,
);
export const ChallengePage = lazyView<{ handle: string; isClub?: boolean }>(
  async () => (await import('../matches/challenge-page.tsx')).ChallengePage,
);
export const Clubs = lazyView(async () => (await import('../clubs/clubs-page.tsx')).ClubsPage);
export const Club = lazyView(async () => (await import('../clubs/club-page.tsx')).ClubPage);
export const Ratings = lazyView(async () => (await import('../ratings/ratings-page.tsx')).RatingsPage);
export const Competitions = lazyView<{ session: Session | undefined }>(
  async () => (await import('../competitions/competitions-page.tsx')).CompetitionsPage,
);
export const CompetitionView = lazyView<{ id: string; session: Session | undefined }>(
  async () => (await import('../competitions/competition-page.tsx')).CompetitionPage,
);
export const NewCompetition = lazyView(
  async () => (await import('../competitions/new-competition-page.tsx')).NewCompetitionPage,
);
export const Settings = lazyView(async () => (await import('../settings/settings.tsx')).Settings);

/** Whether an address is the front page to visitors, and the list of their games to players. */
export const isFront = (path: string): boolean => path === '/' || path === '/games';

/**
 * Loads the code of the view with which the page probably opens, and requests what the player's games begin with, while
 * its language is loaded.
 */
export async function prepareFirst(path: string): Promise<void> {
  const session = currentSession();
  if (isFront(path) && session !== undefined && session.until > Date.now())
    requestEarly(addressesOfGames(), session.accessToken);
  // If that fails the view itself tries again, and says so.
  await prepareView(path, session !== undefined).catch(() => undefined);
}

function prepareView(path: string, isPlayer: boolean): Promise<unknown> {
  if (gameAt(path) !== undefined) return prepareTable();
  if (isFront(path)) return isPlayer ? Games.prepare() : Front.prepare();
  return loadLater();
}

/** Loads the code of a table, for visitors what comes first, and what the tiles on it are. */
export const prepareNext = (): Promise<unknown> =>
  Promise.all([currentSession() === undefined ? GamePage.prepare() : prepareTable(), prepareCatalogue()]);

/** Loads all of the code of a table. */
const prepareTable = (): Promise<unknown> => Promise.all([GamePage.prepare(), prepareParts()]);
