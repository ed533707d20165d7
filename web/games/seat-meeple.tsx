import { baseArt } from '../../src/render/art/base.ts';
import { silhouetteArt } from '../../src/render/art/silhouette-art.ts';
import { SEATS } from '../../src/render/seats.ts';
import { group } from '../../src/render/svg.ts';
import type { Theme } from '../../src/render/theme.ts';
import { Definitions } from '../ui/definitions.tsx';
import { PieceFrame } from '../ui/piece-frame.tsx';

const idOf = (seat: number) => `meeple${seat % SEATS.length}`;

/** The meeples that `SeatMeeple` refers to; every view that lists games includes them. */
export const MeepleSymbols = () => <Definitions draw={meeples} />;

function meeples(theme: Theme): string {
  const meeple = baseArt.pieces?.['meeple'];
  if (meeple === undefined) return '';
  return SEATS.map((look, seat) => group({ id: idOf(seat) }, silhouetteArt(theme, meeple, look))).join('');
}

/** The meeple of a seat as a reference to a shared drawing, which keeps hundreds of them cheap. */
export function SeatMeeple({ seat, size }: { readonly seat: number; readonly size: number }) {
  return (
    <PieceFrame size={size}>
      <use href={`#${idOf(seat)}`} />
    </PieceFrame>
  );
}
