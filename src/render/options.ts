import type { Happening, Language } from '../texts/index.ts';
import type { ThemeName } from './theme.ts';

/** A place where the tile in hand may lie. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  /** As in the numbered list of options; by default cells are counted and rotations get letters (`7a`, `7b`). */
  readonly label?: string;
}

/** Whose decision is awaited. */
export interface Asked {
  readonly seat: number;
  /** What is asked: a phase of the turn, as `awaiting` names it. */
  readonly phase?: string;
  /** Until when, in words: `Sunday 18:00`. The picture knows no clock. */
  readonly deadline?: string;
}

/** What a picture shows besides the position; everything may be left out. */
export interface PictureOptions {
  /** Names in the order of the seats. */
  readonly players?: readonly string[];
  readonly theme?: ThemeName;
  /** Width in pixels at which the picture will be seen (400 to 2,000): text and pieces stay readable at it. */
  readonly width?: number;
  /** Of all words in the picture; English if absent. */
  readonly language?: Language;
  /** What the last decision made happen: it is told, its tile is ringed, and its points are shown. */
  readonly last?: Happening;
  /** False: the last decision is told, and nothing is marked. */
  readonly isLastMarked?: boolean;
  readonly placements?: readonly Placement[];
  readonly awaiting?: Asked;
}

export const WIDTHS = { least: 240, usual: 1000, most: 2400 } as const;

/** Numbers placements by cell, in their order; several rotations in one cell get letters. */
export function labelled(placements: readonly Placement[]): Required<Omit<Placement, 'rotation'>>[] {
  const cells = new Map<string, Placement[]>();
  for (const placement of placements) {
    const key = `${placement.x},${placement.y}`;
    cells.set(key, [...(cells.get(key) ?? []), placement]);
  }
  return [...cells.values()].flatMap((here, cell) =>
    here.map(({ x, y, label }, turn) => ({
      x,
      y,
      label: label ?? `${cell + 1}${here.length > 1 ? String.fromCharCode(97 + turn) : ''}`,
    })),
  );
}
