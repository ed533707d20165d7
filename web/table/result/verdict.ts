import type { Game } from '../../api/client.ts';
import { t } from '../../i18n/index.ts';
import { nameAt, outcomeText, rankedPlayers } from '../players.ts';

type Ended = Pick<Game, 'players' | 'places' | 'resigned' | 'yourSeat' | 'scores'>;

/** Describes a game's result: to its players their own, such as `You lost by 21`, to spectators the winner. */
export function verdictOf(game: Ended): string {
  // After a resignation, points don't show the margin of victory.
  if (game.resigned.length > 0) return outcomeText(game);
  return game.yourSeat === null ? verdictForOthers(game) : verdictFor(game, game.yourSeat);
}

function verdictFor(game: Ended, seat: number): string {
  const words = t().outcome;
  const place = game.places[seat] ?? 1;
  if (place > 1) {
    const behind = bestOf(game, seat) - pointsOf(game, seat);
    return game.players.length === 2 ? words.youLostBy(behind) : words.youCame(place, behind);
  }
  const isShared = game.places.filter((other) => other === 1).length > 1;
  if (isShared) return game.players.length === 2 ? words.drawn : words.youShare;
  return words.youWonBy(pointsOf(game, seat) - bestOf(game, seat));
}

function verdictForOthers(game: Ended): string {
  const [first, second] = rankedPlayers(game).map(({ seat }) => seat);
  if (first === undefined || second === undefined) return outcomeText(game);
  if (game.places[second] === 1) return game.players.length === 2 ? t().outcome.drawn : outcomeText(game);
  return t().outcome.wonBy(nameAt(game, first), pointsOf(game, first) - pointsOf(game, second));
}

const pointsOf = ({ scores }: Ended, seat: number): number => scores[seat] ?? 0;

/** Returns the most points of all seats but one. */
const bestOf = (game: Ended, seat: number): number =>
  Math.max(...game.players.filter((other) => other.seat !== seat).map((other) => pointsOf(game, other.seat)));
