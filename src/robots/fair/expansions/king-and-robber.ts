import { holdersOf } from '#expansion-search/king-and-robber';
import type { Outlook, Terms } from '../outlook.ts';

/** Number of a seat's draws after which a holder has lost a figure with probability 1 − 1/e. */
const KEPT = 25;
/** Completed cities or roads for each draw of a seat. */
const GROWTH = 0.25;

/** King and robber: a point for each completed city or road, if the holder keeps the figure to the end. */
export const kingAndRobber: Terms = {
  expansion: 'king-and-robber',
  add(outlook) {
    const { king, robber } = holdersOf(outlook.search);
    addFigure(outlook, king, outlook.kinds.city);
    addFigure(outlook, robber, outlook.kinds.road);
  },
};

function addFigure({ survey, totals, draws }: Outlook, holder: number | null, kind: number): void {
  if (holder === null) return;
  let completed = GROWTH * draws * survey.seats;
  for (let index = 0; index < survey.featureCount; index++) {
    const feature = survey.features[index];
    if (survey.kind[feature] === kind && survey.open[feature] === 0) completed++;
  }
  const kept = Math.exp(-draws / KEPT);
  for (let seat = 0; seat < survey.seats; seat++) {
    totals[seat] += completed * (seat === holder ? kept : (1 - kept) / survey.seats);
  }
}
