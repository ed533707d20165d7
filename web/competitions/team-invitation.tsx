import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import type { TeamProps } from './team-props.ts';
import { competitionAddress } from './words.ts';

interface TeamInvitationProps extends TeamProps {
  /** Whether the reader is in no other team there. */
  readonly isFree: boolean;
  /** Whether it is shown on another page than that of the competition. */
  readonly isElsewhere?: boolean;
}

/** Renders the invitation of the reader to a team, to be accepted or declined. */
export function TeamInvitation({
  team,
  competition: { id, name },
  me = '',
  isFree,
  isElsewhere = false,
  onChange,
}: TeamInvitationProps) {
  const words = more().competitions.teams;
  const path = { id, team: team.teamId };
  const { run, isBusy, error } = useAction(async (isAccepted: boolean) => {
    if (isAccepted)
      await bodyOf(api.PUT('/v1/competitions/{id}/teams/{team}/members/me', { params: { path } }));
    else {
      const params = { path: { ...path, player: me } };
      await bodyOf(api.DELETE('/v1/competitions/{id}/teams/{team}/members/{player}', { params }));
    }
    onChange();
  });
  return (
    <section class="card team-invitation">
      <h2>{words.invitesYou(team.captain.displayName, team.name)}</h2>
      {isElsewhere && (
        <p>
          <a href={competitionAddress(id)}>{name}</a>
        </p>
      )}
      <p class="quiet">{words.invitedHint}</p>
      <div class="buttons">
        {isFree && <Button label={words.accept} class="main" disabled={isBusy} onClick={() => run(true)} />}
        <Button label={words.decline} disabled={isBusy} onClick={() => run(false)} />
      </div>
      <FormError error={error} />
    </section>
  );
}
