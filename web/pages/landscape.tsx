import { PieceArt, TileArt } from '../art.tsx';

/** A small country, put together from tiles of the game, row by row: tile and rotation. */
const COUNTRY = [
  ['base/A', 0],
  ['inns/L', 180],
  ['inns/I', 180],
  ['inns/J', 0],
  ['inns/K', 270],
  ['base/X', 90],
  ['king/C', 0],
  ['base/O', 90],
  ['inns/M', 270],
  ['base/K', 0],
  ['inns/P', 90],
  ['base/U', 180],
  ['inns/N', 270],
  ['base/L', 0],
  ['base/W', 90],
] as const;
const COLUMNS = 5;
/** The people who live there: piece, seat, and the point where they stand. */
const PEOPLE = [
  ['meeple', 0, 258, 152],
  ['meeple', 1, 150, 250],
  ['meeple', 3, 52, 60],
  ['large-meeple', 2, 375, 140],
] as const;

/** A picture of a country for the welcome page. */
export function Landscape() {
  return (
    <svg class="landscape" viewBox="0 0 500 300" aria-hidden="true">
      {COUNTRY.map(([tile, rotation], index) => (
        <g
          key={tile}
          transform={`translate(${(index % COLUMNS) * 100} ${Math.floor(index / COLUMNS) * 100})`}
        >
          <TileArt tile={tile} rotation={rotation} />
        </g>
      ))}
      {PEOPLE.map(([piece, seat, x, y]) => (
        <g key={seat} transform={`translate(${x} ${y}) scale(1.3)`}>
          <PieceArt piece={piece} seat={seat} />
        </g>
      ))}
    </svg>
  );
}
