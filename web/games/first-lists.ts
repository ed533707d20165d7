import type { paths } from '#client';

export type GamesQuery = NonNullable<paths['/v1/games']['get']['parameters']['query']>;

const CURRENT = 100;
const FINISHED = 24;

/** The player's games by their state, as queries of `GET /v1/games`. */
export const MY_LISTS = {
  turn: { mine: true, turn: 'mine', limit: CURRENT },
  running: { mine: true, turn: 'others', limit: CURRENT },
  open: { mine: true, status: 'open', limit: CURRENT },
  finished: { mine: true, status: 'finished', limit: FINISHED },
  aborted: { mine: true, status: 'aborted', limit: FINISHED },
} as const satisfies Record<string, GamesQuery>;

/** Tables with free seats. */
export const OPEN_TABLES = { status: 'open', limit: 30 } as const satisfies GamesQuery;

/** Tables that suit the player. */
export const SUITABLE_TABLES = { suitable: true, limit: 30 } as const satisfies GamesQuery;

/** Tables with free seats of those whom the player follows. */
export const FOLLOWED_TABLES = { followed: true, limit: 30 } as const satisfies GamesQuery;

/** Returns the addresses of the first requests of the games page, exactly as the client formats them. */
export function addressesOfGames(): string[] {
  const queries: readonly GamesQuery[] = [...Object.values(MY_LISTS), OPEN_TABLES];
  return [...queries.map((query) => `/v1/games?${parametersOf(query)}`), '/v1/me'];
}

const parametersOf = (query: GamesQuery) =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
