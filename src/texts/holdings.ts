import type { PositionView } from '../engine/index.ts';
import type { GameWords } from './game-words.ts';

/**
 * Returns what a seat holds of expansions apart from pieces: abbeys, goods, the king. Read from their views by shape:
 * a list has an entry for each seat, or entries that name their `holder`; a number is the seat that holds it.
 */
export function holdingsOf(
  words: GameWords,
  { expansions }: Pick<PositionView, 'expansions'>,
  seat: number,
): string[] {
  return Object.values(expansions).flatMap((view) =>
    Object.entries(view ?? {}).flatMap(([name, held]) => holdingOf(words, name, held, seat)),
  );
}

function holdingOf(words: GameWords, name: string, held: unknown, seat: number): string[] {
  if (!Array.isArray(held)) return held === seat && words.isToken(name) ? [words.holding(name, 1)] : [];
  const captives = captivesIn(held, seat);
  if (captives.length > 0 && words.isToken(name)) return [words.holding(name, captives.length)];
  // What stands on cells belongs to no seat.
  if (held.some(isOnCell)) return [];
  const mine: unknown = held[seat];
  const counts: readonly [string, unknown][] =
    typeof mine === 'object' && mine !== null ? Object.entries(mine) : [[name, mine]];
  return counts.flatMap(([what, count]) =>
    typeof count === 'number' && count > 0 && words.isToken(what) ? [words.holding(what, count)] : [],
  );
}

/** A piece of one seat that another seat holds. */
interface Captive {
  readonly seat: number;
  readonly piece: string;
  readonly holder: number;
}

/** Returns the pieces of others that a seat holds, whichever expansion has them. */
export function captivesOf({ expansions }: Pick<PositionView, 'expansions'>, holder: number): Captive[] {
  return Object.values(expansions).flatMap((view) =>
    Object.values(view ?? {}).flatMap((held: unknown) =>
      Array.isArray(held) ? captivesIn(held, holder) : [],
    ),
  );
}

function captivesIn(held: readonly unknown[], holder: number): Captive[] {
  return held.filter((one): one is Captive => isCaptive(one) && one.holder === holder);
}

const isCaptive = (one: unknown): one is Captive =>
  typeof one === 'object' && one !== null && 'holder' in one;

const isOnCell = (one: unknown): boolean => typeof one === 'object' && one !== null && 'x' in one;
