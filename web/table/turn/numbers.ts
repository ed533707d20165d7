import { parseSegmentName } from '../../../src/helpers/segment-name.ts';
import { type Feature, featureAt } from '../../board/features.ts';
import { segmentsOf } from './target.ts';
import type { Turn } from './use-turn.ts';

/** Phases whose options are features, numbered on the board and in the list. */
const NUMBERED: readonly string[] = ['wagon', 'redeploy', 'final-redeploy'];

/** Returns the features that a question offers, in the order of their numbers. */
export function numberedFeatures({ table, question, phase }: Turn): readonly Feature[] {
  if (!NUMBERED.includes(phase)) return [];
  const features = question.options
    .flatMap(segmentsOf)
    .flatMap((name) => featureAt(table, parseSegmentName(name)) ?? []);
  return [...new Set(features)];
}
