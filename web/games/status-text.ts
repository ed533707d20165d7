import { briefFacts } from '../../src/texts/table-options.ts';
import type { ListedGame } from '../api/client.ts';
import { formatDay, t } from '../i18n/index.ts';
import { nameAt, outcomeText } from '../table/players.ts';

/** Describes the state of a game in a line. */
export function statusText(game: ListedGame): string {
  switch (game.status) {
    case 'open':
      return openText(game);
    case 'aborted':
      return withDay(t().games.aborted, game);
    case 'finished':
      return withDay(resultText(game), game);
    case 'running':
      return runningText(game);
  }
}

function openText(game: ListedGame): string {
  const seats = t().games.seats(game.players.length, game.seatCount);
  return [seats, ...briefFacts(t().tableOptions, game)].join(' · ');
}

function withDay(text: string, { finishedAt }: ListedGame): string {
  return finishedAt === null ? text : `${text.replace(/\.$/, '')} · ${formatDay(finishedAt)}`;
}

/** Describes the result: the player's place; to others and to a player who resigned, the winner. */
function resultText(game: ListedGame): string {
  const words = t().site.lists;
  const { yourSeat, places, resigned } = game;
  const place = yourSeat === null || resigned.includes(yourSeat) ? undefined : places[yourSeat];
  if (place === undefined) return outcomeText(game);
  if (place > 1) return words.place(place, game.players.length);
  return places.filter((other) => other === 1).length > 1 ? words.shared : words.youWon;
}

function runningText(game: ListedGame): string {
  const words = t().games;
  const seat = game.awaiting?.seats[0];
  const deadline = game.awaiting?.deadline ?? null;
  const parts = [words.moves(game.version)];
  if (seat === undefined && game.sharedBag?.inSync) parts.push(words.waitsForOther);
  if (seat !== undefined && seat !== game.yourSeat) parts.push(words.waitsFor(nameAt(game, seat)));
  if (deadline !== null) parts.push(unbroken(t().site.lists.timeLeft(timeLeft(deadline))));
  if (game.pausedAt !== null) parts.push(t().games.pausedShort);
  return parts.join(' · ');
}

/** Keeps the words of a short text on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const MINUTE_MS = 60_000;

/** Formats the time until a moment in the largest unit with at least two of it: `3 days`, `26 hours`, `5 minutes`. */
function timeLeft(until: string, now = Date.now()): string {
  const words = t().site.lists;
  const minutes = Math.max(0, Math.round((Date.parse(until) - now) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return words.days(Math.floor(hours / 24));
  return hours >= 2 ? words.hours(hours) : words.minutes(minutes);
}
