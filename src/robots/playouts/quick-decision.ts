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
  type TileType,
} from '#engine/search';
import { type QuickChoice, quickPlacement } from './quick-placement.ts';
import type { QuickFacts } from './worths.ts';

/** A quick placement with the tile of the hand that it is of. */
export interface QuickTile extends QuickChoice {
  readonly type: TileType;
}

/** Finds the tile and the placement that favour the active seat most. */
export function quickTile(search: Search, facts: QuickFacts): QuickTile {
  const seat = activeSeat(search);
  let best: QuickTile | undefined;
  for (const type of new Set(playableTypes(search))) {
    const choice = { ...quickPlacement(search, facts, seat, type), type };
    if (choice.placement !== NONE && (best === undefined || choice.value > best.value)) best = choice;
  }
  if (best === undefined) throw new Error('no tile fits');
  return best;
}

/** Decides for the awaiting seat as a quick player would, and goes on to the next decision or the end. */
export function decideQuickly(search: Search, facts: QuickFacts, random: Random): void {
  const awaiting = awaitingIn(search);
  if (awaiting === undefined) return;
  if (awaiting.phase !== 'place') {
    play(search, awaiting.seat, anyOf(choices(search), random));
    return;
  }
  const { type, placement, deployment } = quickTile(search, facts);
  const tile = layDrawn(search, type, placement);
  if (deployment !== NONE) deploy(search, activeSeat(search), tile, deployment);
  finishTurn(search);
}

function anyOf(all: readonly Decision[], random: Random): Decision {
  const decision = all[random(all.length)];
  if (decision === undefined) throw new Error('a seat is to decide and has no choice');
  return decision;
}
