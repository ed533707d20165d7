import type { Schemas } from '#client';
import type { ListedGame } from '../api/client.ts';
import { go } from '../app/router.ts';
import { termsText } from '../games/terms-text.ts';
import { more } from '../i18n/index.ts';
import { AcceptChallenge } from '../matches/accept-challenge.tsx';
import { lengthText, matchAddress, playerName } from '../matches/match-text.ts';

interface ChallengesProps {
  /** The club's open tables; those that belong to matches are challenges to it. */
  readonly tables: readonly ListedGame[];
  readonly playerId: string | undefined;
}

/** Lists the open challenges to a club; renders nothing if there are none. */
export function ClubChallenges({ tables, playerId }: ChallengesProps) {
  const challenges = tables.flatMap((table) =>
    table.match === undefined ? [] : [{ table, match: table.match }],
  );
  if (challenges.length === 0) return null;
  return (
    <section class="card">
      <h2>{more().clubs.challenges}</h2>
      <ul class="plain-list">
        {challenges.map(({ table, match }) => (
          <Challenge
            key={match.id}
            table={table}
            match={match}
            isMine={table.players[0]?.playerId === playerId}
          />
        ))}
      </ul>
    </section>
  );
}

interface ChallengeProps {
  readonly table: ListedGame;
  readonly match: Schemas['GameInMatch'];
  /** Whether the reader made it. */
  readonly isMine: boolean;
}

function Challenge({ table, match, isMine }: ChallengeProps) {
  const words = more();
  const [challenger] = table.players;
  const name = playerName(challenger ?? { displayName: '' });
  return (
    <li>
      <a href={matchAddress(match.id)}>{words.clubs.challenged(name)}</a>
      <small class="hint">
        {[lengthText(match), termsText(table), isMine ? words.matches.status.proposed : words.clubs.firstCome]
          .filter((text) => text !== '')
          .join(' · ')}
      </small>
      {!isMine && (
        <div class="buttons">
          <AcceptChallenge id={match.id} onAccepted={() => go(matchAddress(match.id))} />
        </div>
      )}
    </li>
  );
}
