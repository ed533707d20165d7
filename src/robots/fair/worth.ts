import { rulesOf } from '#engine/search';
import { closingOf, closingWeightsFor, openCellsOf, surroundingsOf } from './closing.ts';
import { fieldWorth } from './fields.ts';
import type { KindNumbers } from './kinds.ts';
import type { Outlook, Price } from './outlook.ts';

/** Returns the expected points of one share of a feature. */
export function worthOf(outlook: Outlook, feature: number): number {
  const { worth } = outlook;
  if (worth[feature] < 0) worth[feature] = expectedPoints(outlook, feature);
  return worth[feature];
}

function expectedPoints(outlook: Outlook, feature: number): number {
  const { survey, kinds } = outlook;
  const kind = survey.kind[feature];
  if (kind === kinds.field) return fieldWorth(outlook, feature);
  if (kinds.surrounded[kind]) return surroundedWorth(outlook, feature);
  if (kind === kinds.city || kind === kinds.road) return pathWorth(outlook, feature, kinds);
  return 0;
}

function pathWorth(outlook: Outlook, feature: number, kinds: KindNumbers): number {
  const { survey } = outlook;
  const price = priceOf(outlook, feature, kinds);
  const closing = closingOf(outlook, feature);
  const cells = openCellsOf(outlook, feature);
  const last = survey.open[feature] === 0 ? 0 : cells * closingWeightsFor(outlook, feature).growth;
  return closing * price.completed * (price.count + last) + (1 - closing) * price.unfinished * price.count;
}

/** Returns the price of a city or road. */
export function priceOf(outlook: Outlook, feature: number, kinds: KindNumbers): Price {
  const { survey, search, terms } = outlook;
  const isCity = survey.kind[feature] === kinds.city;
  const tiles = survey.tiles[feature];
  const shields = isCity ? survey.marks[feature * survey.prints.marks.length + kinds.shield] : 0;
  const isSmall = isCity && tiles === 2 && shields === 0 && rulesOf(search).smallCity === 2;
  const isOpen = survey.open[feature] > 0;
  const price: Price = {
    count: tiles + shields,
    completed: isCity && (isOpen || !isSmall) ? 2 : 1,
    unfinished: 1,
  };
  for (const each of terms) each.reprice?.(outlook, feature, price);
  return price;
}

function surroundedWorth(outlook: Outlook, feature: number): number {
  const { tiles, closing } = surroundingsOf(outlook, feature);
  outlook.closing[feature] = closing;
  return 9 - outlook.survey.open[feature] + outlook.weights.surrounded * tiles;
}
