import type { GameRow } from '../../../db/games.ts';
import type { Log } from '../../../deps.ts';
import type { PositionView } from '../../../engine/index.ts';
import { renderBoard, renderPng } from '../../../render/index.ts';
import { type Happening, languageFor } from '../../../texts/index.ts';
import { momentFor } from '../../texts/sentences.ts';

/** Pixels of the picture in a mail: sharp where mails are read, and not heavy. */
const width = 800;

/** What a picture is made of: the position as its reader may see it, and what happened last. */
export interface Scene {
  readonly view: PositionView;
  readonly players: readonly string[];
  readonly last: Happening | undefined;
  readonly awaiting: { readonly seat: number; readonly phase: string } | undefined;
}

/** Who looks at a picture, in which language and time zone. */
export interface Onlooker {
  readonly locale: string;
  readonly timeZone: string;
}

/** The board for a mail; undefined before the start, or when it can't be drawn now: then the mail goes without. */
export async function pictureFor(
  log: Log,
  row: GameRow,
  reader: Onlooker,
  scene: () => Promise<Scene>,
): Promise<{ png: Uint8Array; alt: string } | undefined> {
  if (row.startedAt === null) return undefined;
  try {
    const { view, players, last, awaiting } = await scene();
    const deadline = row.deadline === null ? {} : { deadline: momentFor(row.deadline, reader) };
    const language = languageFor(reader.locale);
    const { svg, alt } = renderBoard(view, {
      players,
      language,
      width,
      ...(last && { last }),
      ...(awaiting && { awaiting: { ...awaiting, ...deadline } }),
    });
    return { png: await renderPng(svg, width), alt };
  } catch (error) {
    log.warn({ err: error, game: row.id }, 'a mail goes without its picture');
    return undefined;
  }
}
