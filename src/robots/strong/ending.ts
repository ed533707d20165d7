import type { Decision } from '#engine';
import {
  awaitingIn,
  choicesElsewhere,
  choicesOnTile,
  isBare,
  isPlayedFromHand,
  listDeals,
  mark,
  play,
  putDeal,
  type Search,
  scoresIn,
  tilesRemaining,
  undoTo,
} from '#engine/search';
import { leadOf } from '../fair/evaluate.ts';
import type { Outlook } from '../fair/outlook.ts';
import { type RankedDecision, rankChoices } from '../fair/rank.ts';

/** Maximum tiles in the bag for an exact search of the ending: drawing the last but one reveals the last. */
const LAST_TILES = 2;
/** Number of decisions searched at the root and later, most promising first, while tiles remain. */
const ROOT = 8;
const WIDTH = 4;

/** The effort of searching a game to its end. */
interface Effort {
  readonly outlook: Outlook;
  /** Remaining decisions to try; negative once the search was abandoned. */
  tries: number;
}

/** Whether few enough tiles are left to search every course of the game to its end. */
export function isNearEnd(search: Search): boolean {
  return !isPlayedFromHand(search) && tilesRemaining(search) <= LAST_TILES;
}

/**
 * Values decisions by searching to the end of the game, over every order of the last tiles; every seat decides
 * optimally.
 * @param ranked all decisions of the awaiting seat, best first
 * @param tries maximum number of decisions to try; some expansions have decisions after the last tile
 * @returns the searched decisions, best first; undefined if there are too many courses
 */
export function followToEnd(
  outlook: Outlook,
  seat: number,
  ranked: readonly RankedDecision[],
  tries: number,
): RankedDecision[] | undefined {
  const { search } = outlook;
  const effort: Effort = { outlook, tries };
  const followed = tilesRemaining(search) < LAST_TILES ? ranked : ranked.slice(0, ROOT);
  const undealt = mark(search);
  const sums = new Float64Array(followed.length);
  const deals = listDeals(search);
  for (const deal of deals) {
    putDeal(search, deal);
    for (const [index, { decision }] of followed.entries()) {
      sums[index] += leadOf(search, scoresAfter(effort, seat, decision), seat);
    }
    undoTo(search, undealt);
  }
  if (effort.tries < 0) return undefined;
  return followed
    .map(({ decision }, index) => ({ decision, value: sums[index] / deals.length }))
    .sort((a, b) => b.value - a.value);
}

/** Returns the scores at the end, after a decision of a seat. */
function scoresAfter(effort: Effort, seat: number, decision: Decision): number[] {
  const { search } = effort.outlook;
  if (--effort.tries < 0) return scoresIn(search);
  const before = mark(search);
  play(search, seat, decision);
  const next = awaitingIn(search)?.seat;
  const scores = next === undefined ? scoresIn(search) : scoresOfBest(effort, next);
  undoTo(search, before);
  return scores;
}

/** Returns the scores at the end if the awaiting seat makes its best decision. */
function scoresOfBest(effort: Effort, seat: number): number[] {
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const decision of decisionsToFollow(effort, seat)) {
    const scores = scoresAfter(effort, seat, decision);
    const lead = leadOf(effort.outlook.search, scores, seat);
    if (lead <= most) continue;
    most = lead;
    best = scores;
  }
  return best;
}

function decisionsToFollow(effort: Effort, seat: number): Decision[] {
  const { outlook } = effort;
  const onTile = choicesOnTile(outlook.search);
  if (tilesRemaining(outlook.search) === 0 && !mayActElsewhere(outlook.search, onTile)) return onTile;
  const ranked = rankChoices(outlook, seat);
  effort.tries -= ranked.length;
  return ranked.slice(0, WIDTH).map(({ decision }) => decision);
}

function mayActElsewhere(search: Search, decisions: readonly Decision[]): boolean {
  const bare = decisions.find((decision) => isBare(search, decision));
  return bare !== undefined && choicesElsewhere(search, bare).length > 0;
}
