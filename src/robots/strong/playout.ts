import { awaitingIn, dealHidden, isOverIn, mark, play, randomFrom, seatCount, undoTo } from '#engine/search';
import { evaluate } from '../fair/evaluate.ts';
import type { Outlook } from '../fair/outlook.ts';
import type { QuickFacts } from '../playouts/worths.ts';
import type { Candidate } from './candidates.ts';
import { decideCarefully } from './careful-decision.ts';

/** Rounds of all seats in a playout. With two, robots win more games against `fair` than with one and twice as many playouts. */
const ROUNDS = 2;

/** Redeals the hidden tiles, plays a few rounds from each candidate with the same deal, and adds the resulting values. */
export function tryOnOneDeal(
  outlook: Outlook,
  facts: QuickFacts,
  seat: number,
  seed: string,
  candidates: readonly Candidate[],
): void {
  const { search } = outlook;
  const undealt = mark(search);
  dealHidden(search, seat, randomFrom(seed));
  const dealt = mark(search);
  for (const candidate of candidates) {
    play(search, seat, candidate.decision);
    const random = randomFrom(seed);
    for (let turns = ROUNDS * seatCount(search); turns > 0 && !isOverIn(search); ) {
      if (awaitingIn(search)?.phase === 'place') turns--;
      decideCarefully(outlook, facts, random);
    }
    candidate.sum += evaluate(outlook, seat);
    candidate.playouts++;
    undoTo(search, dealt);
  }
  undoTo(search, undealt);
}
