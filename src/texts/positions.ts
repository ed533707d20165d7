import type { PositionView } from '../engine/index.ts';
import type { GameWords } from './game-words.ts';

/** Describes what expansions keep on the board and in the hands of seats, in sentences, for readers without a picture. */
export function positionIn(
  words: GameWords,
  { expansions }: Pick<PositionView, 'expansions'>,
  nameOf: (seat: number) => string,
): string[] {
  const parts: Readonly<Record<string, unknown>> = expansions;
  return Object.entries(words.expansions).flatMap(([id, { position }]) =>
    parts[id] === undefined ? [] : (position?.(parts[id], { words, nameOf }) ?? []),
  );
}
