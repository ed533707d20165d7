import type { Schemas } from '#client';
import { more } from '../i18n/index.ts';
import { matchAddress } from '../matches/match-text.ts';
import { personAddress } from '../people/person.tsx';

export type Pairing = Schemas['Pairing'];

interface SideProps {
  readonly pairing: Pairing;
  readonly place: 0 | 1;
}

/** Renders a player of a match, in bold if they won. */
export function Side({ pairing: { players, outcome, absent }, place }: SideProps) {
  const player = players[place];
  if (player === undefined) return null;
  const hasWon = outcome === (place === 0 ? 'first' : 'second');
  return (
    <span class={hasWon ? 'pairing-side won' : 'pairing-side'}>
      <a href={personAddress(player.handle)}>{player.displayName}</a>
      {absent[place] === true && <small class="quiet">{` ${more().competitions.absent}`}</small>}
    </span>
  );
}

/** Renders links to the games of a match, and to the match itself if it has several. */
export function GameLinks({ matchId, games }: Pick<Pairing, 'matchId' | 'games'>) {
  const words = more().competitions;
  return (
    <>
      {matchId !== null && games.length > 1 && <a href={matchAddress(matchId)}>{words.match}</a>}
      {games.map((game, index) => (
        <a key={game} href={`/games/${game}`}>
          {words.game(index + 1)}
        </a>
      ))}
    </>
  );
}

/** Formats the score of a match by games. */
export function standingText(
  { outcome, matchId }: Pick<Pairing, 'outcome' | 'matchId'>,
  score: readonly number[],
): string {
  const words = more().competitions;
  if (outcome !== null) return scoreText(score);
  return matchId === null ? words.notBegun : words.playing;
}

/** Formats a score with halves. */
export const scoreText = (points: readonly number[]): string =>
  points.map((each) => (each === 0.5 ? '½' : String(each).replace('.5', '½'))).join(' : ');
