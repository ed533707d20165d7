import { symbolList } from '../art/symbols.ts';
import { marksOn, pieceSymbols, SHADOW, type TileInView, tileOn } from '../board/art.ts';
import { cellMeadow, tileLines } from '../board/ground.ts';
import { type Composition, isFine, type PlacedBoard } from '../composition.ts';
import type { Layer, Mark, Place } from '../marks.ts';
import type { Theme } from '../theme.ts';
import { Canvas, pixelOf } from './canvas.ts';
import { type Definitions, spriteOf } from './sprites.ts';

/** How far what stands on a tile reaches beyond its cell, in units of 100 a tile: towers, trees, flags. */
const OVERHANG = 40;

/** Paints a picture out of sprites. @param factor pixels that are painted for one of the composition */
export function compose(composition: Composition, factor = 1): Canvas {
  const { width, height, page, coordinates, strip } = composition;
  const canvas = new Canvas(
    Math.round(width * factor),
    Math.round(height * factor),
    page === undefined ? 0 : pixelOf(page),
  );
  const board = enlarged(composition.board, factor);
  const definitions = new Map([...symbolsOf(board.theme, isFine(board)), ...pieceSymbols(board)]);
  const brush = { canvas, definitions, look: `${board.theme.name} ${isFine(board)}` };
  paintMarks(brush, { ...board, marks: coordinates });
  paintTiles(brush, board);
  paintMarks(brush, { ...board, marks: marksOn(board) });
  if (strip !== undefined) paintMarks(brush, enlarged(strip, factor));
  return canvas;
}

/** What all that is painted needs. */
interface Brush {
  readonly canvas: Canvas;
  readonly definitions: Definitions;
  /** Tells drawings of one name apart. */
  readonly look: string;
}

const enlarged = <Placed extends Place>(placed: Placed, factor: number): Placed => ({
  ...placed,
  left: placed.left * factor,
  top: placed.top * factor,
  scale: placed.scale * factor,
});

/** The symbols of each theme, with and without small details, by their ids. */
const symbolMaps = new Map<string, Definitions>();

function symbolsOf(theme: Theme, fine: boolean): Definitions {
  const key = `${theme.name} ${fine}`;
  const known = symbolMaps.get(key);
  if (known !== undefined) return known;
  const made = new Map(symbolList(theme, fine).map((svg) => [/id="([^"]+)"/.exec(svg)?.[1] ?? '', svg]));
  symbolMaps.set(key, made);
  return made;
}

function paintTiles(brush: Brush, board: PlacedBoard): void {
  const tiles = [...board.view.tiles].sort((a, b) => a.y - b.y || a.x - b.x);
  const { canvas } = brush;
  const shadow = pixelOf(board.theme.shadow, Number(SHADOW.opacity));
  const taken = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  for (const { x, y } of tiles) {
    if ([`${x + 1},${y}`, `${x},${y + 1}`, `${x + 1},${y + 1}`].every((cell) => taken.has(cell))) continue;
    const { left, top, width, height } = cellOf(board, { x: x + SHADOW.x / 100, y: y + SHADOW.y / 100 });
    canvas.shade(shadow, left, top, width, height);
  }
  for (const tile of tiles) paintGround(brush, board, tile);
  for (const tile of tiles) paintScenery(brush, board, tile);
}

/** Returns the whole pixels of a cell: those whose middle lies in it. */
function cellOf({ left, top, scale }: PlacedBoard, { x, y }: { x: number; y: number }) {
  const [west, north] = [Math.round(left + x * 100 * scale), Math.round(top + y * 100 * scale)];
  const [east, south] = [Math.round(left + (x + 1) * 100 * scale), Math.round(top + (y + 1) * 100 * scale)];
  return { left: west, top: north, width: east - west, height: south - north };
}

/** Returns the key of a tile's drawing, with everything that affects it. */
const nameOf = ({ plan, sizes }: PlacedBoard, { tile, x, y, rotation }: TileInView): string =>
  `${tile} ${rotation} ${x},${y} ${sizes.marks} ${[...(plan.done.get(`${x},${y}`) ?? [])].sort()}`;

function paintGround({ canvas, definitions, look }: Brush, board: PlacedBoard, tile: TileInView): void {
  const { left, top, width, height } = cellOf(board, tile);
  const { theme, sizes, scale } = board;
  const draw = () =>
    [
      cellMeadow(tile, theme),
      `<g transform="translate(${tile.x * 100} ${tile.y * 100})">${tileOn(board, tile).ground}</g>`,
      tileLines([tile], theme, sizes),
    ].join('');
  const place = { left: near(board.left - left), top: near(board.top - top), scale };
  const key = `ground ${look} ${nameOf(board, tile)} ${sizes.pixel}`;
  canvas.copy(spriteOf(key, { width, height, ...place, draw }, definitions), left, top);
}

function paintScenery(brush: Brush, board: PlacedBoard, tile: TileInView): void {
  const [x, y] = [tile.x * 100, tile.y * 100];
  const draw = () => `<g transform="translate(${x} ${y})">${tileOn(board, tile).scenery}</g>`;
  const [low, high] = [-OVERHANG, 100 + OVERHANG];
  const box = { left: x + low, top: y + low, right: x + high, bottom: y + high };
  paint(brush, board, box, `scenery ${brush.look} ${nameOf(board, tile)}`, draw);
}

function paintMarks(brush: Brush, layer: Layer): void {
  for (const mark of layer.marks) paint(brush, layer, mark, `${brush.look} ${mark.svg}`, () => mark.svg);
}

/** Paints a drawing that stays in a box. */
function paint(
  { canvas, definitions }: Brush,
  layer: Place,
  box: Omit<Mark, 'svg'>,
  key: string,
  draw: () => string,
): void {
  const { scale } = layer;
  const [left, top] = [Math.floor(layer.left + box.left * scale), Math.floor(layer.top + box.top * scale)];
  const width = Math.ceil(layer.left + box.right * scale) + 1 - left;
  const height = Math.ceil(layer.top + box.bottom * scale) + 1 - top;
  const place = { left: near(layer.left - left), top: near(layer.top - top), scale };
  const sprite = spriteOf(key, { width, height, ...place, draw }, definitions);
  canvas.blend(sprite, left + sprite.left, top + sprite.top);
}

/** Rounds to an eighth of a pixel, so that more sprites can be used again. */
const near = (place: number): number => Math.round(place * 8) / 8;
