import { api, bodyOf, newKey } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import { go } from '../app/router.ts';
import { more } from '../i18n/index.ts';
import { matchAddress } from '../matches/match-text.ts';
import { Button, FormError } from '../ui/form.tsx';
import { Rows } from '../ui/rows.tsx';
import { useAction } from '../ui/use-action.ts';
import { Name, type Row } from './standings-row.tsx';
import type { Competition } from './words.ts';

interface LadderProps {
  readonly competition: Competition;
  readonly rows: readonly Row[];
  readonly session: Session | undefined;
}

/** Renders a ladder's order and marks the players whom the reader can challenge. */
export function Ladder({ competition: { id, challengeRange, status }, rows, session }: LadderProps) {
  const words = more().competitions;
  const { run, isBusy, error } = useAction(async (player: string) => {
    const request = { params: { path: { id }, header: newKey() }, body: { player } };
    const { matchId } = await bodyOf(api.POST('/v1/competitions/{id}/challenges', request));
    go(matchAddress(matchId));
  });
  const mine = rows.find(({ playerId, hasWithdrawn }) => playerId === session?.playerId && !hasWithdrawn);
  const isInReach = ({ place, hasWithdrawn }: Row) =>
    mine !== undefined && !hasWithdrawn && place < mine.place && mine.place - place <= challengeRange;
  const mayChallenge = status === 'running' && mine !== undefined;
  return (
    <>
      <Rows
        title={words.standings}
        heads={[words.player, words.record]}
        rows={rows.map((row) => [
          <div key={row.playerId} class="ladder-line">
            <Name row={row} />
            {mayChallenge && isInReach(row) && (
              <Button label={words.challenge} disabled={isBusy} onClick={() => run(row.playerId)} />
            )}
          </div>,
          `${row.won} – ${row.drawn} – ${row.lost}`,
        ])}
      />
      <FormError error={error} />
      {mayChallenge && <p class="quiet">{words.challengeHint(challengeRange)}</p>}
    </>
  );
}
