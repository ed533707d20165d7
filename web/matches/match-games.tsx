import type { Schemas } from '#client';
import { more } from '../i18n/index.ts';
import { Rows } from '../rows.tsx';
import { gameText, playerName } from './match-text.ts';

type Match = Schemas['Match'];

/** Lists the games of a match with their points. */
export function MatchGames({ match }: { match: Match }) {
  const words = more().matches;
  return (
    <Rows
      title={words.games}
      heads={['', ...match.players.map(playerName), '']}
      rows={match.games.map((game) => [
        <a key={game.id} href={`/games/${game.id}`}>
          {gameText(match, game.id)}
        </a>,
        ...match.players.map((_, side) => <Points key={side} game={game} side={side} />),
        remark(game),
      ])}
    />
  );
}

function Points({ game, side }: { game: Match['games'][number]; side: number }) {
  const points = game.scores[side] ?? '';
  return game.winner === side ? (
    <strong title={more().matches.winner}>{points}</strong>
  ) : (
    <span>{points}</span>
  );
}

function remark({ status }: Match['games'][number]): string {
  if (status === 'running') return more().matches.running;
  return status === 'aborted' ? more().matches.annulled : '';
}
