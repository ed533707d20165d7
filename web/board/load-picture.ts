import { Lru } from '../../src/helpers/lru.ts';
import type { ThemeName } from '../../src/render/theme.ts';
import { api, bodyOf, type LessonId } from '../api/client.ts';
import { language } from '../i18n/index.ts';

/** A moment of a game: after this many entries of its log. */
export interface GameMoment {
  readonly id: string;
  readonly seq: number;
  /** With the better decision of the analysis in place of that entry. */
  readonly isBetter?: boolean;
}

/** A moment of a lesson: after these decisions of the learner. */
interface LessonMoment {
  readonly lesson: LessonId;
  /** In the service's notation. */
  readonly played: string;
}

export type Moment = GameMoment | LessonMoment;

/** Returns a unique key of a moment. */
export const momentKey = (moment: Moment): string =>
  'lesson' in moment
    ? `${moment.lesson} ${moment.played}`
    : `${moment.id} ${moment.seq} ${moment.isBetter === true}`;

/**
 * The past never changes, so the latest pictures are cached, as text, which takes less than a hundredth of the memory
 * of a drawing's nodes.
 */
const pictures = new Lru<string, Promise<string>>(12);

/**
 * Loads the service's picture of the board at a moment, without the strip beside it: the cell 0,0 starts at 0,0 and a
 * cell is 100 wide. Every call returns a new drawing.
 */
export async function loadPicture(moment: Moment, theme: ThemeName, size: number): Promise<SVGSVGElement> {
  const text = await loadText(moment, theme, size);
  return boardOf(new DOMParser().parseFromString(text, 'image/svg+xml'));
}

/** Loads the service's whole picture of a moment, unless it is cached. */
export function loadText(moment: Moment, theme: ThemeName, size: number): Promise<string> {
  const key = `${momentKey(moment)} ${theme} ${size}`;
  const kept = pictures.get(key);
  if (kept !== undefined) return kept;
  const text = ('lesson' in moment ? fetchLesson(moment, theme, size) : fetchGame(moment, theme, size)).then(
    String,
  );
  pictures.set(key, text);
  text.catch(() => pictures.delete(key));
  return text;
}

function fetchGame({ id, seq, isBetter }: GameMoment, theme: ThemeName, size: number): Promise<unknown> {
  const request = { params: { path: { id, seq }, query: { size, theme } }, parseAs: 'text' } as const;
  return isBetter === true
    ? bodyOf(api.GET('/v1/games/{id}/analysis/{seq}/board.svg', request))
    : bodyOf(api.GET('/v1/games/{id}/moves/{seq}/board.svg', request));
}

function fetchLesson({ lesson, played }: LessonMoment, theme: ThemeName, size: number): Promise<unknown> {
  const params = { path: { lesson }, query: { played, size, theme, language: language() } };
  return bodyOf(api.GET('/v1/lessons/{lesson}/board.svg', { params, parseAs: 'text' }));
}

/** Returns the board of a whole picture: its first group, without its position there. */
function boardOf({ documentElement: picture }: Document): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const definitions of picture.querySelectorAll(':scope > defs'))
    svg.append(document.adoptNode(definitions));
  const board = picture.querySelector(':scope > g');
  if (board !== null) {
    const drawn = document.adoptNode(board);
    drawn.removeAttribute('transform');
    svg.append(drawn);
  }
  svg.setAttribute('aria-label', picture.getAttribute('aria-label') ?? '');
  return svg;
}
