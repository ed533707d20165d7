import type { Schemas } from '#client';
import { more } from '../i18n/index.ts';
import { Rows } from '../ui/rows.tsx';
import { gameText, playerName } from './match-text.ts';

type Match = Schemas['Match'];

/** Lists the games of a match with their points. */
export function MatchGames({ match }: { match: Match }) {
  const words = more().matches;
  return (
    <Rows
      title={words.games}
      heads={[words.gameHead, ...match.players.map(playerName), words.outcome]}
      rows={match.games.map((game) => [
        <a key={game.id} href={`/games/${game.id}`}>
          {gameText(match, game.id)}
        </a>,
        ...match.players.map((_, side) => <Points key={side} game={game} side={side} />),
        outcomeText(match, game),
      ])}
    />
  );
}

function Points({ game, side }: { game: Match['games'][number]; side: number }) {
  const points = game.scores[side] ?? '';
  return game.winner === side ? <strong>{points}</strong> : <span>{points}</span>;
}

/** Describes who won a game; after a resignation the winner can have fewer points. */
function outcomeText({ players }: Match, { status, winner }: Match['games'][number]): string {
  const words = more().matches;
  if (status === 'running') return words.running;
  if (status === 'aborted') return words.annulled;
  const player = winner === null ? undefined : players[winner];
  return player === undefined ? words.tie : words.wonBy(playerName(player));
}
