import type { GameRow } from '../../../../games/store/games.ts';
import type { Log } from '../../../../platform/log-output.ts';
import { describeBoard, type PictureOptions, renderJpeg } from '../../../../render/index.ts';
import { type Language, languageFor, textsIn, tileWords } from '../../../../texts/index.ts';
import type { GameServices, PictureContent } from '../../../game-services.ts';
import { momentFor } from '../../../texts.ts';

/** Layout width of the picture in pixels: that of a phone, where its letters must be readable. */
const layoutWidth = 480;
/** Width of the sent picture in pixels: sharp on a large screen, but a small file. */
const sentWidth = 860;

/** Maximum bytes of a picture. With its text an email stays under 60 KB, so that no mail program truncates or defers it. */
const maxBytes = 29_000;

/** A picture as JPEG, with its alternative text. */
export interface Picture {
  readonly jpeg: Uint8Array;
  readonly alt: string;
}

/** The viewer of a picture; without an id, the picture shows only public information. */
export interface Viewer {
  readonly id: string | undefined;
  readonly locale: string;
  readonly timeZone: string;
}

/**
 * Draws boards for emails. Returns undefined before the start, or if the board can't be drawn now; the email is then sent
 * without it.
 */
export function pictureFor(
  log: Log,
  services: Pick<GameServices, 'pictureContent'>,
): (game: GameRow, viewer: Viewer, isLegalShown: boolean) => Promise<Picture | undefined> {
  return async (game, viewer, isLegalShown) => {
    if (game.startedAt === null) return undefined;
    try {
      return await draw(services, game, viewer, isLegalShown);
    } catch (error) {
      log.warn({ err: error, game: game.id }, 'an email is sent without its picture');
      return undefined;
    }
  };
}

async function draw(
  services: Pick<GameServices, 'pictureContent'>,
  game: GameRow,
  viewer: Viewer,
  isLegalShown: boolean,
): Promise<Picture> {
  const { view, awaiting, ...content } = await services.pictureContent(game, viewer.id, isLegalShown);
  const deadline = game.deadline === null ? {} : { deadline: momentFor(game.deadline, viewer) };
  const options: PictureOptions = {
    ...content,
    language: languageFor(viewer.locale),
    width: layoutWidth,
    ...(awaiting && { awaiting: { ...awaiting, ...deadline } }),
  };
  const alternative = [describeBoard(view, options), ...tilesToPlace(view, languageFor(viewer.locale))].join(
    ' ',
  );
  const jpeg = await renderJpeg({ board: view, options }, { width: sentWidth, maxBytes }, 'emails');
  return { jpeg, alt: alternative };
}

/** The picture shows the tile to place, and so does its alternative text. */
function tilesToPlace({ over, drawn, hand }: PictureContent['view'], language: Language): string[] {
  const tiles = hand ?? (drawn === null ? [] : [drawn]);
  if (over || tiles.length === 0) return [];
  const { picture, chat: texts, game: words } = textsIn(language);
  return [picture.toPlace(tiles.map((tile) => tileWords({ texts, words }, tile)))];
}
