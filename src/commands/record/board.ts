import { awaiting, boardText, type GameRecord, viewFor } from '../../engine/index.ts';
import { closePictures, renderBoard, renderPng, type ThemeName } from '../../render/index.ts';
import { readRecord, writeOut } from './files.ts';
import { played, upTo } from './play.ts';
import { RecordTrouble } from './trouble.ts';

/** Which board is shown, and as what. */
export interface BoardWish {
  /** Decisions played; all of them if undefined. */
  readonly move?: number | undefined;
  /** Where the picture goes; without any the board is shown as text. */
  readonly png?: string | undefined;
  readonly svg?: string | undefined;
  readonly width: number;
  readonly theme: ThemeName;
}

/** Shows the board of a record after any of its decisions. @throws RecordTrouble when it does not play so far */
export async function board(path: string, wish: BoardWish): Promise<void> {
  const { record, file } = await readRecord(path);
  const { length } = record.decisions;
  const { move = length, png, svg, ...look } = wish;
  if (move > length) throw new RecordTrouble(`${file} has ${length} decisions; there is no move ${move}`, 2);
  const shown = move === length ? record : upTo(record, move);
  if (svg !== undefined) await writeOut(svg, boardSvg(shown, look, file));
  if (png !== undefined) await writeOut(png, await pngOf(boardSvg(shown, look, file), look.width));
  if (svg === undefined && png === undefined) console.log(boardText(played(shown, file).state));
}

/** The board after all decisions of a record as SVG. @throws RecordTrouble when it does not play */
export function boardSvg(record: GameRecord, look: Pick<BoardWish, 'width' | 'theme'>, file: string): string {
  const { players } = record;
  const { state, steps } = played(record, file);
  const last = steps.at(-1);
  const asked = awaiting(state);
  return renderBoard(viewFor(state, undefined), {
    players,
    ...look,
    ...(last && { last }),
    ...(asked && { awaiting: asked }),
  }).svg;
}

async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  try {
    return await renderPng(svg, width);
  } finally {
    await closePictures();
  }
}
