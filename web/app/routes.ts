import type { Session } from '../api/session.ts';
import { addressesOfGames } from '../games/first-lists.ts';
import { firstView, type LazyView, lazyView } from '../ui/lazy.tsx';
import type { Location } from './router.ts';
import { Table } from './table.tsx';

/** What every view gets. */
export interface ViewProps extends Location {
  /** The variable part of its address; empty if there is none. */
  readonly id: string;
  readonly session: Session | undefined;
}

interface PlayerViewProps extends ViewProps {
  readonly session: Session;
}

interface CommonRoute {
  /** The address; `:id` stands for any one part of it. */
  readonly path: string;
  /** At a table the page has no footer and uses the whole window. */
  readonly isTable?: true;
  /** A form to log in with, or on the way to one. */
  readonly isLogIn?: true;
  /** The log-in leads back to views that visitors open for a purpose. */
  readonly leadsBack?: true;
}

interface PublicRoute extends CommonRoute {
  readonly needs?: undefined;
  readonly view: LazyView<ViewProps>;
}

interface PlayerRoute extends CommonRoute {
  readonly needs: 'player';
  readonly view: LazyView<PlayerViewProps>;
  /** What visitors see instead; by default the forms to log in and to sign up. */
  readonly visitors?: LazyView<ViewProps>;
  /** Returns the API addresses that the view requests first. */
  readonly early?: () => readonly string[];
}

export type Route = PublicRoute | PlayerRoute;

const Entry = lazyView(async () => (await import('../account/entry.tsx')).Entry);
const Games = lazyView(async () => (await import('../games/games.tsx')).Games);
const Settings = lazyView(async () => (await import('../settings/settings.tsx')).Settings);
const Front = firstView(async () => (await import('../front/front.tsx')).Front);
const home = { needs: 'player', view: Games, visitors: Front, early: addressesOfGames } as const;
/** Any other address: after the log-in players are at their games. */
const elsewhere: Route = { path: '', needs: 'player', view: Games };

/** Every view of the page by its address; the first that fits is shown. Its code is loaded when it is needed. */
const routes: readonly Route[] = [
  { path: '/', ...home },
  { path: '/games', ...home },
  { path: '/games/:id', view: Table, isTable: true },
  {
    path: '/games/:id/analysis',
    view: lazyView(async () => (await import('../analysis/analysis-page.tsx')).AnalysisPage),
  },
  { path: '/log-in', needs: 'player', view: Games, isLogIn: true },
  { path: '/sign-up', needs: 'player', view: Games, isLogIn: true },
  {
    path: '/forgotten',
    view: lazyView(async () => (await import('../account/password-reset.tsx')).PasswordReset),
    isLogIn: true,
  },
  { path: '/learn', view: lazyView(async () => (await import('../learn/learn.tsx')).Lessons) },
  {
    path: '/learn/:id',
    view: lazyView(async () => (await import('../learn/learn.tsx')).Lesson),
    isTable: true,
  },
  { path: '/rules', view: lazyView(async () => (await import('../rules/rules-page.tsx')).RulesPage) },
  { path: '/ratings', view: lazyView(async () => (await import('../ratings/ratings-page.tsx')).RatingsPage) },
  { path: '/players/:id', view: lazyView(async () => (await import('../people/person.tsx')).Person) },
  {
    path: '/statistics',
    needs: 'player',
    view: lazyView(async () => (await import('../people/statistics.tsx')).Statistics),
  },
  { path: '/matches/:id', view: lazyView(async () => (await import('../matches/match-page.tsx')).MatchPage) },
  {
    path: '/challenge/:id',
    needs: 'player',
    view: lazyView(async () => (await import('../matches/challenge-page.tsx')).ChallengePage),
  },
  { path: '/clubs', view: lazyView(async () => (await import('../clubs/clubs-page.tsx')).ClubsPage) },
  { path: '/clubs/:id', view: lazyView(async () => (await import('../clubs/club-page.tsx')).ClubPage) },
  {
    path: '/clubs/:id/challenge',
    needs: 'player',
    view: lazyView(async () => (await import('../matches/challenge-page.tsx')).ClubChallengePage),
  },
  {
    path: '/competitions',
    view: lazyView(async () => (await import('../competitions/competitions-page.tsx')).CompetitionsPage),
  },
  {
    path: '/competitions/new',
    needs: 'player',
    view: lazyView(async () => (await import('../competitions/new-competition-page.tsx')).NewCompetitionPage),
  },
  {
    path: '/competitions/:id',
    view: lazyView(async () => (await import('../competitions/competition-page.tsx')).CompetitionPage),
  },
  {
    path: '/new',
    needs: 'player',
    view: lazyView(async () => (await import('../games/new-game.tsx')).NewGame),
  },
  {
    path: '/keep',
    needs: 'player',
    view: lazyView(async () => (await import('../guests/keep-page.tsx')).KeepPage),
  },
  { path: '/settings', needs: 'player', view: Settings },
  { path: '/settings/:id', needs: 'player', view: Settings },
  {
    path: '/claim/:id',
    view: lazyView(async () => (await import('../account/claim.tsx')).ClaimPage),
    leadsBack: true,
  },
  {
    path: '/oauth/authorize',
    view: lazyView(async () => (await import('../apps/consent-page.tsx')).ConsentPage),
    leadsBack: true,
  },
  {
    path: '/device',
    view: lazyView(async () => (await import('../apps/device-page.tsx')).DevicePage),
    leadsBack: true,
  },
];

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`),
}));

/** Returns the route of a path, and the variable part of the path. */
export function routeAt(path: string): { readonly route: Route; readonly id: string } {
  for (const { route, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found !== null) return { route, id: found[1] ?? '' };
  }
  return { route: elsewhere, id: '' };
}

/** Whether a path is that of a view; the service has other pages. */
export const isView = (path: string): boolean => routeAt(path).route !== elsewhere;

/** Returns what visitors see at a route. */
export const visitorsView = (route: Route): LazyView<ViewProps> =>
  route.needs === undefined ? route.view : (route.visitors ?? Entry);
