import { type Geometries, useTiles } from '../board/tiles.ts';
import { PieceArt, TileArt } from '../ui/art.tsx';
import { PICTURES, type PicturedPiece, type PictureId, type RulePicture } from './pictures.ts';

/** Cells of free ground around the tiles. */
const MARGIN = 0.12;
/** The preferred width of a cell. */
const CELL = 104;

/** A small board that shows a rule, drawn like those of games; the caption describes it. */
export function RulePictureView({ id, caption }: { readonly id: PictureId; readonly caption: string }) {
  const picture: RulePicture = PICTURES[id];
  const { x, y, width, height } = boundsOf(picture);
  const geometryOf = useTiles();
  return (
    <figure class="rule-picture">
      <svg
        viewBox={`${x * 100} ${y * 100} ${width * 100} ${height * 100}`}
        width={width * CELL}
        height={height * CELL}
        role="img"
        aria-label={caption}
      >
        {picture.tiles.map(([tile, column, row, rotation]) => (
          <g key={`${column},${row}`} transform={`translate(${column * 100} ${row * 100})`}>
            <TileArt tile={tile} rotation={rotation} />
          </g>
        ))}
        {picture.pieces?.map((piece, index) => (
          <StandingPiece key={index} picture={picture} piece={piece} geometryOf={geometryOf} />
        ))}
        {picture.right?.map(([column, row]) => (
          <Mark key={`${column},${row}`} x={column} y={row} kind="right" />
        ))}
        {picture.wrong?.map(([column, row]) => (
          <Mark key={`${column},${row}`} x={column} y={row} kind="wrong" />
        ))}
      </svg>
      <figcaption aria-hidden="true">{caption}</figcaption>
    </figure>
  );
}

function boundsOf({ tiles }: RulePicture) {
  const [xs, ys] = [tiles.map(([, x]) => x), tiles.map(([, , y]) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + 1 + MARGIN - x, height: Math.max(...ys) + 1 + MARGIN - y };
}

interface StandingPieceProps {
  readonly picture: RulePicture;
  readonly piece: PicturedPiece;
  readonly geometryOf: Geometries;
}

function StandingPiece({ picture, piece: { piece, seat, on }, geometryOf }: StandingPieceProps) {
  const spot = spotOf(picture, on, geometryOf);
  if (spot === undefined) return null;
  const isLying = on[2]?.startsWith('field') === true;
  return (
    <g transform={`translate(${spot.x} ${spot.y})${isLying ? ' rotate(-90)' : ''} scale(1.35)`}>
      <PieceArt piece={piece} seat={seat} />
    </g>
  );
}

function spotOf({ tiles }: RulePicture, [x, y, part]: PicturedPiece['on'], geometryOf: Geometries) {
  if (part === undefined) return { x: x * 100, y: y * 100 };
  const [tile = '', , , rotation] = tiles.find(([, column, row]) => column === x && row === y) ?? [];
  const spot = geometryOf(tile, rotation)?.spots.get(part);
  return spot && { x: x * 100 + spot.x, y: y * 100 + spot.y };
}

const SIGNS = { right: 'M-9 1l6 7L9 -7', wrong: 'M-7 -7L7 7M7 -7L-7 7' } as const;

/** Marks a tile as correct or wrong by its frame and a sign. */
function Mark({ x, y, kind }: { x: number; y: number; kind: keyof typeof SIGNS }) {
  return (
    <g class={`rule-mark ${kind}`} transform={`translate(${x * 100} ${y * 100})`}>
      <rect x="1" y="1" width="98" height="98" rx="5" />
      <circle cx="84" cy="16" r="15" />
      <path d={SIGNS[kind]} transform="translate(84 16)" />
    </g>
  );
}
