import { eachCellAround, edgesAround, NONE } from '#engine/search';
import { CLOSES, FITS, rowFor } from './chances.ts';
import type { Outlook } from './outlook.ts';
import type { ClosingWeights } from './weights.ts';

/** Chance that an unfinished city or road is completed before the end. */
export function closingOf(outlook: Outlook, feature: number): number {
  const { closing, survey } = outlook;
  if (closing[feature] >= 0) return closing[feature];
  const chance = survey.open[feature] === 0 ? 1 : chanceToClose(outlook, feature);
  closing[feature] = chance;
  return chance;
}

function chanceToClose(outlook: Outlook, feature: number): number {
  const { survey } = outlook;
  const weights = closingWeightsFor(outlook, feature);
  const isOwned = survey.pieces[feature] > 0;
  const attention = isOwned ? weights.attention : weights.unowned;
  const blocking = isOwned ? weights.blocking : weights.blockingUnowned;
  const draws = (outlook.draws * attention) / openCellsOf(outlook, feature) ** weights.spread;
  let chance = 1;
  let code = survey.firstOpening[feature];
  while (code !== NONE) {
    const cell = code >> 2;
    let part = 1;
    for (; code !== NONE && code >> 2 === cell; code = survey.nextOpening[code]) {
      part = Math.min(part, partThatCloses(outlook, cell, code & 3, weights.extension));
    }
    chance *= chanceToCome(draws, part, blocking);
  }
  return chance;
}

/** Returns the weights for the completion of features of its kind. */
export function closingWeightsFor({ survey, kinds, weights }: Outlook, feature: number): ClosingWeights {
  return survey.kind[feature] === kinds.city ? weights.city : weights.road;
}

/**
 * Chance that a suitable tile comes before the end and before an opponent spoils its cell, given the share of such tiles.
 * @param spoiling chance that a single draw spoils the cell
 */
function chanceToCome(draws: number, part: number, spoiling: number): number {
  const rate = part + spoiling;
  return rate === 0 ? 0 : (part / rate) * (1 - Math.exp(-draws * rate));
}

/** Empty cells that a city or road opens on. */
export function openCellsOf({ survey }: Outlook, feature: number): number {
  let cells = 0;
  let last: number = NONE;
  for (let code = survey.firstOpening[feature]; code !== NONE; code = survey.nextOpening[code]) {
    if (code >> 2 !== last) cells++;
    last = code >> 2;
  }
  return cells;
}

/** Share of the unseen tiles that close a side of an empty cell; tiles that only extend count less. */
function partThatCloses({ survey, chances }: Outlook, cell: number, side: number, extension: number): number {
  if (chances.unseen === 0) return 0;
  const row = rowFor(chances, survey.cellEdges[cell]);
  const closes = chances.rows[row + CLOSES + side];
  const fits = chances.rows[row + FITS];
  return (closes + extension * (fits - closes)) / chances.unseen;
}

/** The expectation around a monastery: tiles placed there by the end, and the chance that none is missing. */
export interface Surroundings {
  readonly tiles: number;
  readonly closing: number;
}

export function surroundingsOf(outlook: Outlook, monastery: number): Surroundings {
  const { search, survey, weights } = outlook;
  const empty = Math.max(1, survey.open[monastery]);
  const byChance = (weights.surrounding * outlook.draws * survey.seats) / Math.max(1, survey.cellCount);
  const draws = (weights.attention * outlook.draws) / empty ** weights.spread;
  let tiles = 0;
  let closing = 1;
  eachCellAround(search, monastery, (frontier) => {
    const part = frontier === NONE ? 0.3 : partThatFits(outlook, edgesAround(search, frontier));
    const isLaid = chanceToCome(byChance * 3 + draws, part, weights.spoiling);
    tiles += isLaid;
    closing *= isLaid;
  });
  return { tiles, closing };
}

/** Share of the unseen tiles that fit a cell with these edges around it. */
export function partThatFits({ chances }: Outlook, edges: number): number {
  return chances.unseen === 0 ? 0 : chances.rows[rowFor(chances, edges) + FITS] / chances.unseen;
}
