import type { Decision } from '#engine';
import {
  activeSeat,
  awaitingIn,
  choices,
  deploy,
  finishTurn,
  layDrawn,
  NONE,
  play,
  playableTypes,
  type Random,
  type Search,
} from '#engine/search';
import { insert, type QuickChoice, quickPlacements } from './quick-placement.ts';
import type { QuickFacts } from './worths.ts';

/** Finds the most favourable placements of the tiles that the active seat can place. @param keep their number */
export function quickTiles(search: Search, facts: QuickFacts, keep: number): QuickChoice[] {
  const seat = activeSeat(search);
  const types = new Set(playableTypes(search));
  if (types.size === 1) for (const type of types) return quickPlacements(search, facts, seat, type, keep);
  const best: QuickChoice[] = [];
  for (const type of types) {
    for (const choice of quickPlacements(search, facts, seat, type, keep)) insert(best, keep, choice);
  }
  return best;
}

/** Decides for the awaiting seat as a quick player would, and continues to the next decision or the end. */
export function decideQuickly(search: Search, facts: QuickFacts, random: Random): void {
  const awaiting = awaitingIn(search);
  if (awaiting === undefined) return;
  if (awaiting.phase !== 'place') {
    play(search, awaiting.seat, anyOf(choices(search), random));
    return;
  }
  const [best] = quickTiles(search, facts, 1);
  if (best === undefined) throw new Error('no tile fits');
  playChoice(search, best);
}

/** Places a tile with its deployment, and continues to the next decision or the end. */
export function playChoice(search: Search, { type, placement, deployment }: QuickChoice): void {
  const tile = layDrawn(search, type, placement);
  if (deployment !== NONE) deploy(search, activeSeat(search), tile, deployment);
  finishTurn(search);
}

function anyOf(all: readonly Decision[], random: Random): Decision {
  const decision = all[random(all.length)];
  if (decision === undefined) throw new Error('a seat is to decide and has no choice');
  return decision;
}
