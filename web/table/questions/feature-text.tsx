import { featureAt } from '../../board/features.ts';
import { t } from '../../i18n/index.ts';
import { nameAt } from '../players.ts';
import { numberedFeatures } from '../turn/numbers.ts';
import type { Turn } from '../turn/use-turn.ts';

interface FeatureProps {
  readonly turn: Turn;
  /** A segment of the feature. */
  readonly at: { readonly x: number; readonly y: number; readonly segment: string };
}

/** The number of a feature on the board. */
export function FeatureNumber({ turn, at }: FeatureProps) {
  const feature = featureAt(turn.table, at);
  const number = feature === undefined ? 0 : numberedFeatures(turn).indexOf(feature) + 1;
  return number === 0 ? null : <b class="feature-number">{number}</b>;
}

/** Describes a feature's size, owners and worth: `39 tiles · held by Ivo · 30 points now`. */
export function featureText({ turn: { table, game }, at }: FeatureProps): string {
  const feature = featureAt(table, at);
  if (feature === undefined) return '';
  const { tiles, owners, points } = feature;
  const words = t();
  const isHeld = owners.length > 0;
  return [
    words.board.tiles(tiles),
    isHeld ? words.board.owned(owners.map((seat) => nameAt(game, seat))) : words.board.free,
    ...(points > 0 ? [isHeld ? words.board.now(points) : words.table.feature.worth(points)] : []),
  ].join(' · ');
}
