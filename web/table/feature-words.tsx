import type { Game } from '../api/client.ts';
import { PiecePicture } from '../art.tsx';
import type { Feature } from '../board/features.ts';
import { t } from '../i18n/index.ts';

interface FeatureWordsProps {
  readonly feature: Feature;
  readonly rules: Game['rules'];
  /** Whether it may say what the feature is worth. */
  readonly aids: boolean;
  readonly nameOf: (seat: number) => string;
}

/** A feature in a line: what it is, whose, and what it is worth. */
export function FeatureWords({ feature, rules, aids, nameOf }: FeatureWordsProps) {
  const { kind, tiles, owners, complete, open, points } = feature;
  const words = t();
  const later = complete || !aids ? undefined : whenComplete(feature, rules);
  const parts = [
    kind === 'monastery' ? undefined : words.board.tiles(tiles),
    complete ? words.board.complete(kind) : openWords(kind, open),
    owners.length > 0 ? words.board.owned(owners.map(nameOf)) : words.board.free,
    points > 0 ? words.board.now(points) : undefined,
    later !== undefined && later > points
      ? words.board[kind === 'monastery' ? 'whenComplete' : 'atLeast'](later, kind)
      : undefined,
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

function openWords(kind: string, open: number): string | undefined {
  if (kind === 'monastery') return t().board.missing(open);
  return kind === 'city' || kind === 'road' ? t().board.openEnds(open) : undefined;
}

/** Returns the points that it would bring if it were complete with the tiles that it has. */
function whenComplete({ kind, tiles, marks }: Feature, { smallCity }: Game['rules']): number | undefined {
  if (kind === 'monastery') return 9;
  if (kind === 'road') return tiles * (marks['inn'] ? 2 : 1);
  if (kind !== 'city') return undefined;
  const isSmall = smallCity === 2 && tiles === 2;
  return (tiles + (marks['shield'] ?? 0)) * ((isSmall ? 1 : 2) + (marks['cathedral'] ? 1 : 0));
}
