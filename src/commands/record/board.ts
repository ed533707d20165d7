import { awaiting, boardText, type GameRecord, type PositionView, viewFor } from '../../engine/index.ts';
import {
  closePictures,
  type PictureOptions,
  renderBoard,
  renderPng,
  type ThemeName,
} from '../../render/index.ts';
import { RecordCommandError, readRecord, writeOut } from './files.ts';
import { played, upTo } from './play.ts';

export interface BoardOptions {
  /** Number of decisions to play; undefined for all. */
  readonly move?: number | undefined;
  /** Files for the picture; without any the board is printed as text. */
  readonly png?: string | undefined;
  readonly svg?: string | undefined;
  readonly width: number;
  readonly theme: ThemeName;
}

/** Prints or draws the board of a record after any of its decisions. */
export async function board(path: string, options: BoardOptions): Promise<void> {
  const { record, file } = await readRecord(path);
  const { length } = record.decisions;
  const { move = length, png, svg, ...look } = options;
  if (move > length)
    throw new RecordCommandError(`${file} has ${length} decisions; there is no move ${move}`, 2);
  const shown = move === length ? record : upTo(record, move);
  const drawn = boardOf(shown, look, file);
  if (svg !== undefined) await writeOut(svg, renderBoard(drawn.board, drawn.options).svg);
  if (png !== undefined) await writeOut(png, await pngOf(drawn, look.width));
  if (svg === undefined && png === undefined) console.log(boardText(played(shown, file).state));
}

/** A board to draw. */
interface Drawn {
  readonly board: PositionView;
  readonly options: PictureOptions;
}

/** Returns the board after all decisions of a record. */
export function boardOf(
  record: GameRecord,
  look: Pick<BoardOptions, 'width' | 'theme'>,
  file: string,
): Drawn {
  const { players } = record;
  const { state, steps } = played(record, file);
  const last = steps.at(-1);
  const next = awaiting(state);
  const options = { players, ...look, ...(last && { last }), ...(next && { awaiting: next }) };
  return { board: viewFor(state, undefined), options };
}

async function pngOf(drawn: Drawn, width: number): Promise<Uint8Array> {
  try {
    return await renderPng(drawn, width);
  } finally {
    await closePictures();
  }
}
