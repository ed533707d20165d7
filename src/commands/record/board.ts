import { awaiting, boardText, type GameRecord, viewFor } from '../../engine/index.ts';
import { closePictures, renderBoard, renderPng, type ThemeName } from '../../render/index.ts';
import { RecordCommandError, readRecord, writeOut } from './files.ts';
import { played, upTo } from './play.ts';

export interface BoardOptions {
  /** Number of decisions to play; undefined: all. */
  readonly move?: number | undefined;
  /** Files for the picture; without any the board is printed as text. */
  readonly png?: string | undefined;
  readonly svg?: string | undefined;
  readonly width: number;
  readonly theme: ThemeName;
}

/** Prints or draws the board of a record after any of its decisions. @throws RecordCommandError if it is wrong */
export async function board(path: string, options: BoardOptions): Promise<void> {
  const { record, file } = await readRecord(path);
  const { length } = record.decisions;
  const { move = length, png, svg, ...look } = options;
  if (move > length)
    throw new RecordCommandError(`${file} has ${length} decisions; there is no move ${move}`, 2);
  const shown = move === length ? record : upTo(record, move);
  if (svg !== undefined) await writeOut(svg, boardSvg(shown, look, file));
  if (png !== undefined) await writeOut(png, await pngOf(boardSvg(shown, look, file), look.width));
  if (svg === undefined && png === undefined) console.log(boardText(played(shown, file).state));
}

/** Draws the board after all decisions of a record as SVG. @throws RecordCommandError if it is wrong */
export function boardSvg(
  record: GameRecord,
  look: Pick<BoardOptions, 'width' | 'theme'>,
  file: string,
): string {
  const { players } = record;
  const { state, steps } = played(record, file);
  const last = steps.at(-1);
  const next = awaiting(state);
  return renderBoard(viewFor(state, undefined), {
    players,
    ...look,
    ...(last && { last }),
    ...(next && { awaiting: next }),
  }).svg;
}

async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  try {
    return await renderPng(svg, width);
  } finally {
    await closePictures();
  }
}
