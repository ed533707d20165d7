import { useMemo } from 'preact/hooks';
import { baseArt } from '../../src/render/art/base.ts';
import { silhouetteArt } from '../../src/render/art/silhouette-art.ts';
import { SEATS } from '../../src/render/seats.ts';
import { group } from '../../src/render/svg.ts';
import type { Theme } from '../../src/render/theme.ts';
import { useTheme } from '../appearance.ts';

const idOf = (seat: number) => `meeple${seat % SEATS.length}`;

/** The meeples of all seats, to which `SeatMeeple` refers: a part of each view that lists games. */
export function MeepleSymbols() {
  const theme = useTheme();
  const drawn = useMemo(() => meeples(theme), [theme]);
  return (
    <svg class="symbols" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: drawn }} />
    </svg>
  );
}

function meeples(theme: Theme): string {
  const meeple = baseArt.pieces?.['meeple'];
  if (meeple === undefined) return '';
  return SEATS.map((look, seat) => group({ id: idOf(seat) }, silhouetteArt(theme, meeple, look))).join('');
}

/** The meeple of a seat as a picture that refers to its drawing: hundreds of them cost little. */
export function SeatMeeple({ seat, size }: { readonly seat: number; readonly size: number }) {
  return (
    <svg class="piece-picture" viewBox="-16 -18 32 34" width={size} height={size} aria-hidden="true">
      <use href={`#${idOf(seat)}`} />
    </svg>
  );
}
