import { displaysIn } from '../../src/render/art/displays.ts';
import type { Places, StandingPiece } from '../../src/render/art/expansion-display.ts';
import { placesOn } from '../../src/render/art/places.ts';
import { useTheme } from '../app/appearance.ts';
import { useTiles } from '../board/tiles.ts';
import { PieceArt, TileArt } from '../ui/art.tsx';
import type { PicturedPiece, RulePicture } from './chapter.ts';

/** Cells of free ground around the tiles. */
const MARGIN = 0.12;
/** The preferred width of a cell. */
const CELL = 104;

/** A small board that shows a rule, drawn like those of games; the caption describes it. */
export function RulePictureView({
  picture,
  caption,
}: {
  readonly picture: RulePicture;
  readonly caption: string;
}) {
  const { x, y, width, height } = boundsOf(picture);
  const places = usePlaces(picture);
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
        {places !== undefined && <Structures picture={picture} places={places} />}
        {places !== undefined &&
          standingIn(picture, places).map((piece, index) => <Standing key={index} {...piece} />)}
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

/** Returns the places on the tiles of a picture; undefined until the tiles are loaded. */
function usePlaces({ tiles }: RulePicture): Places | undefined {
  const geometryOf = useTiles();
  const [first = ''] = tiles[0] ?? [];
  if (geometryOf(first) === undefined) return undefined;
  return placesOn((x, y) => {
    const [tile = '', , , rotation] = tiles.find(([, column, row]) => column === x && row === y) ?? [];
    return geometryOf(tile, rotation);
  });
}

interface StructuresProps {
  readonly picture: RulePicture;
  readonly places: Places;
}

/** What expansions keep on the tiles below all pieces. */
function Structures({ picture: { expansions = {} }, places }: StructuresProps) {
  const theme = useTheme();
  const drawn = displaysIn({ expansions }).flatMap(
    ({ display, part }) => display.structures?.(theme, part, places, 1) ?? [],
  );
  return <g dangerouslySetInnerHTML={{ __html: drawn.map(({ svg }) => svg).join('') }} />;
}

/** Returns all pieces of a picture at their places. */
function standingIn({ tiles, pieces = [], expansions = {} }: RulePicture, places: Places): StandingPiece[] {
  const printed = tiles.map(([tile, x, y]) => ({ tile, x, y }));
  const ofExpansions = displaysIn({ expansions }).flatMap(
    ({ display, part }) => display.standing?.(part, printed, places) ?? [],
  );
  return [...pieces.map((piece) => standing(piece, places)), ...ofExpansions];
}

function standing({ piece, seat, on: [x, y, part] }: PicturedPiece, { spotOf }: Places): StandingPiece {
  const at = part === undefined ? { x: x * 100, y: y * 100 } : spotOf(x, y, part);
  return { piece, seat, at, lying: part?.startsWith('field') === true };
}

/** Enlarges pieces, which are drawn in units of 24. */
const SCALE = 1.35;

function Standing({ piece, seat, at, lying, shift = { x: 0, y: 0 }, rise = 0 }: StandingPiece) {
  const [x, y] = [at.x + shift.x * 24 * SCALE, at.y + shift.y * 24 * SCALE - rise];
  return (
    <g transform={`translate(${x} ${y})${lying ? ' rotate(-90)' : ''} scale(${SCALE})`}>
      <PieceArt piece={piece} seat={seat} />
    </g>
  );
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
