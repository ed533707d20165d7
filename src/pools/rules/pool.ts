/** Numbers of players at a pool's tables. */
export const POOL_SEATS = [2, 3, 4] as const;

/** The named sets of expansions that pools play. */
export const POOL_PRESETS = ['base', 'river', 'large'] as const;
export type PoolPreset = (typeof POOL_PRESETS)[number];

/** The expansions of each preset. */
export const poolExpansions = {
  base: [],
  river: ['river', 'inns-and-cathedrals'],
  large: ['river', 'inns-and-cathedrals', 'traders-and-builders', 'abbey-and-mayor'],
} as const satisfies Record<PoolPreset, readonly string[]>;

/** The named time limits per decision in pools. */
export const POOL_PACES = ['day', 'three-days', 'week'] as const;
export type PoolPace = (typeof POOL_PACES)[number];

/** The time limit of each pace, an ISO 8601 duration. */
export const poolPaces: Readonly<Record<PoolPace, string>> = { day: 'P1D', 'three-days': 'P3D', week: 'P7D' };

/** A pool: its players wait for the same kind of game. */
export interface Pool {
  readonly seats: (typeof POOL_SEATS)[number];
  readonly preset: PoolPreset;
  readonly pace: PoolPace;
  readonly rated: boolean;
}
