import type { Feature } from '../board/features.ts';
import { t } from '../i18n/index.ts';
import { PiecePicture } from '../ui/art.tsx';

interface FeatureWordsProps {
  readonly feature: Feature;
  /** Whether to show the feature's worth. */
  readonly assistance: boolean;
  readonly nameOf: (seat: number) => string;
}

/** Describes a feature in a line: its kind, owners and worth. */
export function FeatureWords({ feature, assistance, nameOf }: FeatureWordsProps) {
  const { kind, meets, tiles, owners, complete, points, worthWhenComplete } = feature;
  const words = t();
  const later = complete || !assistance ? 0 : (worthWhenComplete ?? 0);
  const isSurrounded = meets === 'surroundings';
  const parts = [
    isSurrounded ? undefined : words.board.tiles(tiles),
    complete ? words.board.complete(kind) : openWords(feature),
    owners.length > 0 ? words.board.owned(owners.map(nameOf)) : words.board.free,
    points > 0 ? words.board.now(points) : undefined,
    later > points ? words.board[isSurrounded ? 'whenComplete' : 'atLeast'](later, kind) : undefined,
  ];
  return (
    <p class="feature-words">
      <strong>{words.game.feature(kind)}</strong>
      {owners.map((seat) => (
        <PiecePicture key={seat} piece="meeple" seat={seat} size={16} />
      ))}
      <span>{parts.filter((part) => part !== undefined).join(' · ')}</span>
    </p>
  );
}

/** Describes what a feature needs to be complete; empty if it never can be. */
function openWords({ meets, open, worthWhenComplete }: Feature): string | undefined {
  if (worthWhenComplete === null) return undefined;
  return meets === 'surroundings' ? t().board.missing(open) : t().board.openEnds(open);
}
