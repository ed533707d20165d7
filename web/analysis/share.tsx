import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import type { Review } from './use-analysis.ts';

/** One line for friends, handed to the device's own way to share, or copied. */
export function Share(review: Review) {
  const words = t();
  const [isCopied, setCopied] = useState(false);
  const line = lineFor(review);
  const share = async () => {
    if (navigator.share !== undefined) {
      // Whoever closes the device's dialog shares nothing.
      await navigator.share({ text: line }).catch(() => undefined);
      return;
    }
    await navigator.clipboard?.writeText(line);
    setCopied(true);
  };
  return (
    <button type="button" class="main" onClick={share} title={line}>
      {isCopied ? words.copied : words.analysis.share}
    </button>
  );
}

/** Returns the line: `Carcassonne: Anna 101 – Bruno 84 · luck Anna +6 · https://…`. */
export function lineFor({ game, analysis }: Review): string {
  const words = t().analysis;
  const ranked = [...game.players].sort((a, b) => (game.scores[b.seat] ?? 0) - (game.scores[a.seat] ?? 0));
  const scores = ranked.map(({ seat }) => `${nameAt(game, seat)} ${game.scores[seat]}`).join(' – ');
  const winner = ranked[0]?.seat ?? 0;
  const luck = analysis?.seats[winner]?.luck ?? 0;
  const url = `${location.origin}/games/${game.id}/analysis`;
  return words.shareLine(scores, words.signed(luck), url);
}
