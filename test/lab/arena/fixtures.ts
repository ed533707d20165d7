import { hash } from 'node:crypto';
import type { Rules } from '#engine';
import type { Player } from './contestants.ts';
import type { Fixture } from './play-game.ts';

/** The games to play. */
export interface Match {
  readonly contestants: readonly Player[];
  readonly rules: Rules;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

/**
 * Returns the games of a match. Each bag is played once for each contestant at the table, moving on by one seat each
 * time, so that luck with tiles and seats is the same for all. More contestants than seats meet in all combinations.
 */
export function fixturesOf({ contestants, rules, seats, games, seed }: Match): Fixture[] {
  const tables = contestants.length > seats ? combinations(contestants, seats) : [contestants];
  return tables.flatMap((table) =>
    Array.from({ length: games }, (_, game) => ({
      rules,
      players: Array.from({ length: seats }, (_, seat) => table[(seat + game) % table.length] as Player),
      seed: bagSeed(seed, Math.floor(game / table.length)),
    })),
  );
}

function bagSeed(seed: string, bag: number): string {
  return hash('sha256', `${seed} ${bag}`, 'hex');
}

/** All choices of some items, in their order. */
export function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((others) => [item, ...others]),
  );
}
