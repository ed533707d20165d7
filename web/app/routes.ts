import type { FunctionComponent } from 'preact';
import { addressesOfGames } from '../games/first-lists.ts';
import { firstView, type LazyView, lazyView } from '../ui/lazy.tsx';
import type { PlayerViewProps, ViewProps } from './router.ts';
import { Table } from './table.tsx';

interface CommonRoute {
  /** The address; `:id` stands for any one part of it. */
  readonly path: string;
  /** True for a table, where the page has no footer and uses the whole window. */
  readonly isTable?: true;
  /** True for the login form and the pages that lead to it. */
  readonly isLogIn?: true;
  /** True if the login returns to this view. */
  readonly leadsBack?: true;
}

interface PublicRoute extends CommonRoute {
  readonly needs?: undefined;
  readonly view: LazyView<ViewProps>;
}

interface PlayerRoute extends CommonRoute {
  readonly needs: 'player';
  readonly view: LazyView<PlayerViewProps>;
  /** The view for visitors; by default the forms to log in and sign up. */
  readonly visitors?: LazyView<ViewProps>;
  /** Returns the API addresses that the view requests first. */
  readonly early?: () => readonly string[];
}

export type Route = PublicRoute | PlayerRoute;

/** A public view; `load` loads the module that exports it as `name`. */
const open = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, FunctionComponent<ViewProps>>>,
  name: Name,
  more: Omit<CommonRoute, 'path'> = {},
): Route => ({ path, view: lazyView(async () => (await load())[name]), ...more });

/** A view for players only. */
const players = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, FunctionComponent<PlayerViewProps>>>,
  name: Name,
): Route => ({ path, needs: 'player', view: lazyView(async () => (await load())[name]) });

const Entry = lazyView(async () => (await import('../account/entry.tsx')).Entry);
const Games = lazyView(async () => (await import('../games/games.tsx')).Games);
const Front = firstView(async () => (await import('../front/front.tsx')).Front);
const home = { needs: 'player', view: Games, visitors: Front, early: addressesOfGames } as const;
/** All other addresses: after the login, players see their games. */
const elsewhere: Route = { path: '', needs: 'player', view: Games };

/** All views of the page by address; the first match is shown. Code is loaded on demand. */
const routes: readonly Route[] = [
  { path: '/', ...home },
  { path: '/games', ...home },
  { path: '/games/:id', view: Table, isTable: true },
  open('/games/:id/analysis', () => import('../analysis/analysis-page.tsx'), 'AnalysisPage'),
  { path: '/log-in', needs: 'player', view: Games, isLogIn: true },
  { path: '/sign-up', needs: 'player', view: Games, isLogIn: true },
  open('/forgotten', () => import('../account/password-reset.tsx'), 'PasswordReset', { isLogIn: true }),
  open('/learn', () => import('../learn/learn.tsx'), 'Lessons'),
  open('/learn/:id', () => import('../learn/learn.tsx'), 'Lesson', { isTable: true }),
  open('/rules', () => import('../rules/rules-page.tsx'), 'RulesPage'),
  open('/ratings', () => import('../ratings/ratings-page.tsx'), 'RatingsPage'),
  open('/players', () => import('../community/players-page.tsx'), 'PlayersPage'),
  open('/players/:id', () => import('../people/person.tsx'), 'Person'),
  players('/statistics', () => import('../people/statistics.tsx'), 'Statistics'),
  open('/matches/:id', () => import('../matches/match-page.tsx'), 'MatchPage'),
  players('/challenge/:id', () => import('../matches/challenge-page.tsx'), 'ChallengePage'),
  open('/clubs', () => import('../clubs/clubs-page.tsx'), 'ClubsPage'),
  open('/clubs/:id', () => import('../clubs/club-page.tsx'), 'ClubPage'),
  players('/clubs/:id/challenge', () => import('../matches/challenge-page.tsx'), 'ClubChallengePage'),
  open('/competitions', () => import('../competitions/competitions-page.tsx'), 'CompetitionsPage'),
  players(
    '/competitions/new',
    () => import('../competitions/new-competition-page.tsx'),
    'NewCompetitionPage',
  ),
  open('/competitions/:id', () => import('../competitions/competition-page.tsx'), 'CompetitionPage'),
  players('/new', () => import('../games/new-game.tsx'), 'NewGame'),
  players('/keep', () => import('../guests/keep-page.tsx'), 'KeepPage'),
  players('/settings', () => import('../settings/settings.tsx'), 'Settings'),
  players('/settings/:id', () => import('../settings/settings.tsx'), 'Settings'),
  open('/claim/:id', () => import('../account/claim.tsx'), 'ClaimPage', { leadsBack: true }),
  open('/oauth/authorize', () => import('../apps/consent-page.tsx'), 'ConsentPage', { leadsBack: true }),
  open('/device', () => import('../apps/device-page.tsx'), 'DevicePage', { leadsBack: true }),
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

/** Whether a path belongs to a view and not to another page of the service. */
export const isView = (path: string): boolean => routeAt(path).route !== elsewhere;

/** Returns the view for visitors at a route. */
export const visitorsView = (route: Route): LazyView<ViewProps> =>
  route.needs === undefined ? route.view : (route.visitors ?? Entry);
