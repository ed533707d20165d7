import { type Decision, isDeclining } from '#engine';
import type { Random } from '../random.ts';

/** Points for which a beginner takes a piece on each kind of feature. */
const LIKED: Readonly<Record<string, number>> = { city: 2.5, road: 1.5, monastery: 3.5 };
/** How often a beginner thinks of the field at all. */
const FARMING = 0.1;
const FARMER = 2.5;
/** Anything else that a decision does beyond declining. */
const ACTION = 1;

/** How much a beginner likes what a decision does with pieces, in points. */
export function appealOf(decision: Decision, random: Random): number {
  if (isDeclining(decision)) return 0;
  if (decision.type !== 'tile' && decision.type !== 'abbey') return ACTION;
  const { deploy } = decision;
  if (deploy === undefined) return 0;
  const kind = 'segment' in deploy ? deploy.segment.replace(/\d+$/, '') : 'corner';
  return LIKED[kind] ?? (random() < FARMING ? FARMER : -FARMER);
}
