import { COUNTRY, COUNTRY_COLUMNS, PEOPLE } from '../../src/render/art/landscape.ts';
import { PieceArt, Symbols, TileArt } from '../art.tsx';

/** A picture of a country for the welcome page. */
export function Landscape() {
  return (
    <>
      <svg class="landscape" viewBox="0 0 500 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {COUNTRY.map(([tile, rotation], index) => (
          <g
            key={tile}
            transform={`translate(${(index % COUNTRY_COLUMNS) * 100} ${Math.floor(index / COUNTRY_COLUMNS) * 100})`}
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
      <Symbols />
    </>
  );
}
