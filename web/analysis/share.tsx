import { more } from '../i18n/index.ts';
import { rankedPlayers, remarkedNameAt } from '../table/players.ts';
import { ShareButton } from '../ui/share-button.tsx';
import type { Review } from './use-analysis.ts';

/** One line about the game for friends. */
export function Share(review: Review) {
  return <ShareButton class="main" label={more().analysis.share} text={lineFor(review)} />;
}

/** Returns the line: `Carcassonne: Anna 101 – Bruno 84 · luck Anna +6 · https://…`. */
function lineFor({ game, analysis }: Review): string {
  const words = more().analysis;
  const ranked = rankedPlayers(game);
  const scores = ranked.map(({ seat }) => `${remarkedNameAt(game, seat)} ${game.scores[seat]}`).join(' – ');
  const winner = ranked[0]?.seat ?? 0;
  const luck = analysis?.seats[winner]?.luck ?? 0;
  const url = `${location.origin}/games/${game.id}/analysis`;
  return words.shareLine(scores, words.signed(luck), url);
}
