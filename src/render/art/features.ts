import { expansionArt } from '#expansion-art';
import { plus, point } from '../geometry/curve.ts';
import { baseArt } from './base.ts';
import type { FeatureArt } from './expansion-art.ts';
import { signWith } from './marks.ts';

/** The drawings of all kinds of feature that meet their surroundings: those of the base game and those of the expansions. */
export const FEATURES: ReadonlyMap<string, FeatureArt> = new Map(
  [baseArt, ...Object.values(expansionArt)].flatMap(({ features = {} }) => Object.entries(features)),
);

/** Returns how a kind of feature that meets its surroundings is drawn; one that nobody draws is a neutral sign with its name. */
export const featureArt = (kind: string): FeatureArt => FEATURES.get(kind) ?? signFor(kind);

const signFor = (kind: string): FeatureArt => ({
  draw: (theme, at) => signWith(kind)(theme, plus(at, point(0, -6)), 1),
  flag: point(13, -6),
});
