import type { PositionView } from '../../engine/index.ts';
import type { ExpansionDisplay } from './expansion-display.ts';
import { displays } from './expansions.ts';

/** Returns the displays of the expansions in a view, each with its part of the view. */
export function displaysIn({
  expansions,
}: Pick<PositionView, 'expansions'>): { display: ExpansionDisplay; part: unknown }[] {
  const parts: Readonly<Record<string, unknown>> = expansions;
  return Object.entries<ExpansionDisplay>(displays).flatMap(([id, display]) =>
    parts[id] === undefined ? [] : [{ display, part: parts[id] }],
  );
}
