import { rulesOf } from '#engine/search';
import { GOODS, tokens } from '#expansion-search/traders-and-builders';
import { partThatFits } from '../closing.ts';
import type { Outlook, Terms } from '../outlook.ts';
import { eachPieceOf } from '../pieces.ts';
import { shareOf } from '../shares.ts';
import { worthOf } from '../worth.ts';

/** Points for the most tokens of a kind, and the number of tokens of each kind. */
const POINTS = 10;
const TOKENS: Readonly<Record<string, number>> = { wine: 9, grain: 6, cloth: 5 };
/** Share of a seat's draws that extend its builder's feature, and the maximum number of times. */
const BUILDING = 0.4;
const MAX_BUILT = 4;

/** Goods by the chance of having the most, the builder by its expected extra turns, the pig by its cities. */
export const tradersAndBuilders: Terms = {
  expansion: 'traders-and-builders',
  pieces: { builder: 0.4, pig: 0.3 },
  add(outlook) {
    for (let kind = 0; kind < GOODS.length; kind++) addGoods(outlook, kind);
    eachPieceOf(outlook, 'builder', (seat, feature) => addBuilder(outlook, seat, feature));
    eachPieceOf(outlook, 'pig', (seat, field) => addPig(outlook, seat, field));
  },
};

function addGoods({ search, survey, totals, draws }: Outlook, kind: number): void {
  const held = Array.from({ length: survey.seats }, (_, seat) => tokens.get(search, seat, kind));
  const left = (TOKENS[GOODS[kind] ?? ''] ?? 0) - held.reduce((sum, each) => sum + each, 0);
  const spread = 0.4 + 0.5 * Math.sqrt(Math.max(0, left));
  for (const [seat, each] of held.entries()) {
    const most = Math.max(0, ...held.filter((_, other) => other !== seat));
    if (left <= 0 || draws === 0) totals[seat] += each > 0 && each >= most ? POINTS : 0;
    else totals[seat] += POINTS / (1 + Math.exp(-(each - most) / spread));
  }
}

function addBuilder(outlook: Outlook, seat: number, feature: number): void {
  const { survey, weights, totals, draws } = outlook;
  if (survey.open[feature] === 0) return;
  let missing = 1;
  for (let code = survey.firstOpening[feature]; code >= 0; code = survey.nextOpening[code]) {
    missing *= 1 - partThatFits(outlook, survey.cellEdges[code >> 2]);
  }
  const turns = draws * BUILDING * (1 - missing);
  totals[seat] += weights.turn * MAX_BUILT * (1 - Math.exp(-turns / MAX_BUILT));
}

function addPig(outlook: Outlook, seat: number, field: number): void {
  const { survey, search, totals } = outlook;
  if (shareOf(survey, field, seat) === 0) return;
  totals[seat] += worthOf(outlook, field) / rulesOf(search).fieldPoints;
}
