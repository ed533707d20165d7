import { pieceKindNumber, rulesOf, supplyOf } from '#engine/search';
import { abbeys } from '#expansion-search/abbey-and-mayor';
import type { Outlook, Terms } from '../outlook.ts';
import { eachPieceOf } from '../pieces.ts';
import { worthOf } from '../worth.ts';

/** Points of an abbey and a barn in the supply, while there is time to place them. */
const ABBEY = 5;
const BARN_AT_HOME = 5;
const TIME = 4;
/** Points of a barn for each city of its field. */
const BARN = 4;

/** The abbey and the barn; wagon and mayor are followers. */
export const abbeyAndMayor: Terms = {
  expansion: 'abbey-and-mayor',
  pieces: { mayor: 0.8, wagon: 1.3 },
  add(outlook) {
    const { search, survey, totals } = outlook;
    const barn = pieceKindNumber(search, 'barn');
    const time = Math.min(1, outlook.draws / TIME);
    for (let seat = 0; seat < survey.seats; seat++) {
      const toPlace = abbeys.get(search, seat) * ABBEY + supplyOf(search, seat, barn) * BARN_AT_HOME;
      totals[seat] += toPlace * time;
    }
    eachPieceOf(outlook, 'barn', (seat, field) => addBarn(outlook, seat, field));
  },
};

function addBarn(outlook: Outlook, seat: number, field: number): void {
  const cities = worthOf(outlook, field) / rulesOf(outlook.search).fieldPoints;
  outlook.totals[seat] += BARN * cities;
}
