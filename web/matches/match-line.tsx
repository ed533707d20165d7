import type { Game } from '../api/client.ts';
import { isByLink } from '../link/by-link.ts';
import { nameAt } from '../table/players.ts';
import { matchAddress, placeText, standingText } from './match-text.ts';

/** Shows a table's match, the number of the game in it, and its score; renders nothing at other tables. */
export function MatchLine({ game }: { game: Game }) {
  const { match } = game;
  if (match === undefined) return null;
  const text =
    game.players.length === 2
      ? `${placeText(match)} · ${nameAt(game, 0)} ${standingText(match.points)} ${nameAt(game, 1)}`
      : placeText(match);
  return isByLink() ? <span>{text}</span> : <a href={matchAddress(match.id)}>{text}</a>;
}
