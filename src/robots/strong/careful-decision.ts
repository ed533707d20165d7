import type { Decision } from '#engine';
import {
  activeSeat,
  awaitingIn,
  choicesOnTile,
  deploy,
  finishPart,
  layDrawn,
  listDeployments,
  mark,
  NONE,
  play,
  type Random,
  SPOTS,
  undoTo,
} from '#engine/search';
import { evaluate } from '../fair/evaluate.ts';
import type { Outlook } from '../fair/outlook.ts';
import { worthOfDecision } from '../fair/rank.ts';
import { decideQuickly, playChoice, quickTiles } from '../playouts/quick-decision.ts';
import type { QuickChoice } from '../playouts/quick-placement.ts';
import type { QuickFacts } from '../playouts/worths.ts';

/** Number of placements evaluated in full. */
const PLACEMENTS = 3;
/** Most answers to another question, such as where to lead the dragon, that are evaluated. */
const ANSWERS = 4;

/**
 * Decides for the awaiting seat nearly as a fair player would, in a fifth of the time: it evaluates only the placements that
 * look best at a glance, with all their deployments. Continues to the next decision or the end.
 */
export function decideCarefully(outlook: Outlook, facts: QuickFacts, random: Random): void {
  const { search } = outlook;
  const awaiting = awaitingIn(search);
  if (awaiting === undefined) return;
  if (awaiting.phase !== 'place') {
    const answers = choicesOnTile(search);
    if (answers.length > ANSWERS) decideQuickly(search, facts, random);
    else play(search, awaiting.seat, bestAnswer(outlook, awaiting.seat, answers));
    return;
  }
  playChoice(search, bestOf(outlook, quickTiles(search, facts, PLACEMENTS)));
}

function bestAnswer(outlook: Outlook, seat: number, answers: readonly Decision[]): Decision {
  const [first, ...others] = answers;
  if (first === undefined) throw new Error('a seat is to decide and has no choice');
  if (others.length === 0) return first;
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const value = worthOfDecision(outlook, seat, answer, 0);
    if (value > most) [best, most] = [answer, value];
  }
  return best;
}

function bestOf(outlook: Outlook, choices: readonly QuickChoice[]): QuickChoice {
  let best: QuickChoice | undefined;
  for (const choice of choices) {
    const better = bestDeployment(outlook, choice);
    if (best === undefined || better.value > best.value) best = better;
  }
  if (best === undefined) throw new Error('no tile fits');
  return best;
}

const deployments = new Int32Array(SPOTS * 16);

/** Returns a placement with its most promising deployment. @param evaluation values a position for a seat */
export function bestDeployment(
  outlook: Outlook,
  { type, placement }: QuickChoice,
  evaluation = evaluate,
): QuickChoice {
  const { search } = outlook;
  const seat = activeSeat(search);
  const before = mark(search);
  const tile = layDrawn(search, type, placement);
  const laid = mark(search);
  const count = listDeployments(search, seat, tile, deployments);
  let best = { type, placement, deployment: NONE as number, value: Number.NEGATIVE_INFINITY };
  for (let index = -1; index < count; index++) {
    const deployment = index < 0 ? NONE : (deployments[index] as number);
    if (deployment !== NONE) deploy(search, seat, tile, deployment);
    finishPart(search);
    const value = evaluation(outlook, seat);
    undoTo(search, laid);
    if (value > best.value) best = { type, placement, deployment, value };
  }
  undoTo(search, before);
  return best;
}
