import type { PositionView } from '../../engine/index.ts';
import type { ExpansionDisplay, ExpansionDisplays } from './expansion-display.ts';
import { abbeyDisplay } from './expansions/abbey-and-mayor.ts';
import { countDisplay } from './expansions/count.ts';
import { kingDisplay } from './expansions/king-and-robber.ts';
import { dragonDisplay } from './expansions/princess-and-dragon.ts';
import { towerDisplay } from './expansions/tower.ts';
import { tradersDisplay } from './expansions/traders-and-builders.ts';

/** The displays of expansions, by their ids; a seat's holdings are shown in this order. */
export const displays: ExpansionDisplays = {
  'abbey-and-mayor': abbeyDisplay,
  'traders-and-builders': tradersDisplay,
  'king-and-robber': kingDisplay,
  count: countDisplay,
  'princess-and-dragon': dragonDisplay,
  tower: towerDisplay,
};

/** Returns the displays of the expansions in a view, each with its part of the view. */
export function displaysIn({
  expansions,
}: Pick<PositionView, 'expansions'>): { display: ExpansionDisplay; part: unknown }[] {
  const parts: Readonly<Record<string, unknown>> = expansions;
  return Object.entries(displays).flatMap(([id, display]) =>
    parts[id] === undefined ? [] : [{ display, part: parts[id] }],
  );
}
