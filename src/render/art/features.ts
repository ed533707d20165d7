import { plus, point } from '../geometry/curve.ts';
import { drawingOf } from './drawings.ts';
import type { FeatureArt } from './expansion-art.ts';
import { signWith } from './marks.ts';

/** Returns the drawing of a kind of feature that meets its surroundings; by default a neutral sign with its name. */
export const featureArt = (kind: string): FeatureArt =>
  drawingOf(({ features }) => features, kind) ?? signFor(kind);

const signFor = (kind: string): FeatureArt => ({
  draw: (theme, at) => signWith(kind)(theme, plus(at, point(0, -6)), 1),
  flag: point(13, -6),
});
