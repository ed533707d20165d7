import type { GameState } from '#engine';
import {
  finishPart,
  layDrawn,
  listPlacements,
  mark,
  NONE,
  playableTypes,
  type TileType,
  undoTo,
} from '#engine/search';
import { evaluate } from './fair/evaluate.ts';
import { outlookFor } from './fair/fair.ts';
import type { Outlook } from './fair/outlook.ts';
import { valueAfter } from './fair/rank.ts';
import { quickTiles } from './playouts/quick-decision.ts';
import { insert, type QuickChoice } from './playouts/quick-placement.ts';
import { quickFactsFor } from './playouts/worths.ts';
import { bestDeployment } from './strong/careful-decision.ts';

/** Number of placements tried with all deployments: the best without any, and the best at a glance. */
const WITHOUT_PIECE = 3;
const AT_A_GLANCE = 3;

/**
 * Returns a seat's expected lead over the opponents, in points, with the tile it has to place. It costs a
 * fraction of a ranking, because only a few placements are tried with all deployments, and can be a little low.
 */
export function valueOfDraw(state: GameState, seat: number, { seed }: { readonly seed: string }): number {
  const outlook = outlookFor(state, seat, seed);
  const few: QuickChoice[] = [];
  for (const type of new Set(playableTypes(outlook.search))) addPlacements(outlook, seat, type, few);
  few.push(...quickTiles(outlook.search, quickFactsFor(outlook.search), AT_A_GLANCE));
  return Math.max(...few.map((choice) => bestDeployment(outlook, choice, valueAfter).value));
}

const placements = new Int32Array(4096);

/** Inserts the placements of a tile into the few most promising ones without a piece. */
function addPlacements(outlook: Outlook, seat: number, type: TileType, few: QuickChoice[]): void {
  const { search } = outlook;
  const before = mark(search);
  const count = listPlacements(search, type, placements);
  for (let index = 0; index < count; index++) {
    const placement = placements[index] as number;
    layDrawn(search, type, placement);
    finishPart(search);
    const value = evaluate(outlook, seat);
    undoTo(search, before);
    insert(few, WITHOUT_PIECE, { type, placement, deployment: NONE, value });
  }
}
