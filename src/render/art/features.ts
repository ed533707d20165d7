import { plus, point } from '../geometry/curve.ts';
import { drawingOf } from './drawings.ts';
import type { FeatureArt } from './expansion-art.ts';
import { signWith } from './marks.ts';

/** Returns how a kind of feature that meets its surroundings is drawn; one that nobody draws is a neutral sign with its name. */
export const featureArt = (kind: string): FeatureArt =>
  drawingOf(({ features }) => features, kind) ?? signFor(kind);

const signFor = (kind: string): FeatureArt => ({
  draw: (theme, at) => signWith(kind)(theme, plus(at, point(0, -6)), 1),
  flag: point(13, -6),
});
