import type { PositionView, SeatView } from '../engine/index.ts';
import { nameIn, positionFor, remarkedName, sentencesFor, textsIn } from '../texts/index.ts';
import type { PictureOptions } from './options.ts';

/** Returns the words of a picture, in its language. */
export const pictureWords = ({ language = 'en' }: PictureOptions) => textsIn(language).picture;

/** Returns the texts for a game's result, in the language of a picture. */
export const resultWords = ({ language = 'en' }: PictureOptions) => textsIn(language).result;

/** Returns the name of a seat's player. */
export function nameOf(options: PictureOptions, seat: number): string {
  const given = options.players?.[seat]?.trim();
  if (given === undefined || given === '') return pictureWords(options).player(seat + 1);
  return nameIn(options.language ?? 'en', given);
}

/**
 * Describes the last move, with the players' names; for a finished game only its end. Empty if nothing has
 * happened.
 * @param isPictured whether the reader sees the place of the move
 */
export function lastSentences(
  view: PositionView,
  options: PictureOptions,
  { isPictured = false } = {},
): string {
  const { last, language = 'en' } = options;
  if (last === undefined) return '';
  const name = (seat: number) => nameOf(options, seat);
  const sentences = sentencesFor(language, last, name, { isPictured }).map(({ text }) => text);
  return (view.over ? sentences.slice(-1) : sentences).join(' ');
}

/** Returns the player to move; for a finished game the winner, unless all players agreed to end it without a result. */
export function headline(view: PositionView, options: PictureOptions): string {
  const words = pictureWords(options);
  if (view.over) {
    const winners = view.seats.filter(({ place }) => place === 1);
    return winners.length === 0
      ? words.aborted
      : resultWords(options).won(winners.map(({ seat }) => nameOf(options, seat)));
  }
  const { awaiting } = options;
  return words.awaiting(nameOf(options, awaiting?.seat ?? view.turn.seat), awaiting?.phase);
}

/** Describes the deadline; undefined if there is none or the game has ended. */
export function untilWords(view: PositionView, options: PictureOptions): string | undefined {
  const deadline = view.over ? undefined : options.awaiting?.deadline;
  return deadline === undefined ? undefined : pictureWords(options).until(deadline);
}

/** Describes a position in a few sentences, as the picture's alternative text. */
export function describeBoard(view: PositionView, options: PictureOptions = {}): string {
  const ranked = [...view.seats].sort(
    (a, b) => Number(a.resigned) - Number(b.resigned) || b.score - a.score || a.seat - b.seat,
  );
  const remarked = ({ seat, resigned }: SeatView) =>
    remarkedName(resultWords(options), nameOf(options, seat), resigned);
  const scores = ranked.map((seat) => `${remarked(seat)} ${seat.score}`).join(', ');
  const left = view.over ? undefined : view.bag.remaining;
  const position = pictureWords(options).position(view.tiles.length, left, scores);
  const news = view.over ? '' : lastSentences(view, options);
  const next = [headline(view, options), untilWords(view, options)].filter((part) => part !== undefined);
  const kept = positionFor(options.language ?? 'en', view, (seat) => nameOf(options, seat));
  return [position, ...kept, news, `${next.join(' ')}.`].filter((part) => part !== '').join(' ');
}
