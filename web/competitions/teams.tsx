import { maxMembers } from '../../src/competitions/rules/teams.ts';
import { api, bodyOf } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import type { Session } from '../api/session.ts';
import { more } from '../i18n/index.ts';
import { personAddress } from '../people/person.tsx';
import { Field, FormError } from '../ui/form.tsx';
import { LogInLink } from '../ui/log-in-links.tsx';
import { Sure } from '../ui/sure.tsx';
import { textIn, useAction, useForm } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { LineUp, RemoveButton } from './line-up.tsx';
import { TeamInvitation } from './team-invitation.tsx';
import type { PartProps, Team, TeamCompetition, TeamProps } from './team-props.ts';
import { isIn, teamsOf } from './teams-of.ts';
import { useInvitationNews } from './use-invitation-news.ts';
import { competitionAddress, isOver } from './words.ts';

export interface TeamsProps {
  readonly competition: TeamCompetition;
  readonly session: Session | undefined;
  readonly onChange: () => void;
}

/** Renders the teams of a competition with the reader's actions: enter a team, answer an invitation, manage one's team. */
export function Teams({ competition, session, onChange }: TeamsProps) {
  const { id, status, entrants, capacity, teamSize } = competition;
  const words = more().competitions.teams;
  const { value, error, reload } = useResource(() => teamsOf(id), [id, session?.playerId, entrants, status]);
  useInvitationNews(status === 'announced' ? session?.playerId : undefined, reload);
  if (value === undefined) return <FormError error={error} />;
  const me = session?.playerId;
  const mine = value.find((team) => isIn(team.members, me));
  const isOpen = status === 'announced';
  const changed = () => {
    reload();
    onChange();
  };
  const part = { competition, me, onChange: changed };
  const mayEnter = isOpen && mine === undefined && (capacity === null || entrants < capacity);
  const others = value.filter((team) => team !== mine);
  return (
    <>
      {isOpen &&
        others
          .filter(({ invited }) => isIn(invited, me))
          .map((team) => (
            <TeamInvitation key={team.teamId} team={team} isFree={mine === undefined} {...part} />
          ))}
      {mine !== undefined && <OwnTeam team={mine} {...part} />}
      {mayEnter && <Enter {...part} />}
      {(others.length > 0 || mine === undefined) && (
        <section class="card">
          <h2>{words.title}</h2>
          {value.length === 0 && <p class="quiet">{words.none}</p>}
          <ul class="teams">
            {others.map((team) => (
              <li key={team.teamId}>
                <h3>
                  {team.name} <Standing team={team} teamSize={teamSize} />
                </h3>
                <Members team={team} teamSize={teamSize} />
                <WithdrawOther team={team} {...part} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Standing({ team, teamSize }: { team: Team; teamSize: number }) {
  const words = more().competitions;
  const lacking = teamSize - team.members.length;
  if (team.hasWithdrawn) return <small class="badge">{words.withdrawn}</small>;
  return lacking > 0 ? <small class="badge">{words.teams.lacking(lacking)}</small> : null;
}

/** Lists a team's players in the order of their ranks, then its reserves. */
function Members({ team: { members, captain }, teamSize }: { team: Team; teamSize: number }) {
  const words = more().competitions.teams;
  return (
    <ol class="line-up">
      {members.map(({ playerId, handle, displayName }, index) => (
        <li key={playerId}>
          <span class="line-up-name">
            <a href={personAddress(handle)}>{displayName}</a>
            {playerId === captain.playerId && <small class="badge">{words.captain}</small>}
            {index >= teamSize && <small class="badge">{words.reserve}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Enter({ competition: { id, organiser, sameBag }, me, onChange }: PartProps) {
  const words = more().competitions.teams;
  const { submit, isBusy, error } = useForm(async (values) => {
    const body = { name: textIn(values, 'name') };
    await bodyOf(api.POST('/v1/competitions/{id}/teams', { params: { path: { id } }, body }));
    onChange();
  });
  // The organiser knows the order of the tiles and cannot play.
  if (sameBag && organiser.playerId === me) return null;
  if (me === undefined)
    return (
      <p>
        <LogInLink next={competitionAddress(id)}>{words.enterFirst}</LogInLink>
      </p>
    );
  return (
    <form class="card" onSubmit={submit}>
      <h2>{words.enterFirst}</h2>
      <p class="quiet">{words.enterHint}</p>
      <div class="copy-line">
        <div class="grow">
          <Field {...limits.NewTeam.name} label={words.name} placeholder={words.nameExample} />
        </div>
        <button type="submit" class="main" disabled={isBusy}>
          {words.enterFirst}
        </button>
      </div>
      <FormError error={error} />
    </form>
  );
}

/** The reader's team: the captain manages it, the others can leave it. */
function OwnTeam({ team, ...part }: TeamProps) {
  const { competition, me = '', onChange } = part;
  const words = more().competitions.teams;
  const path = { id: competition.id, team: team.teamId };
  const leave = useAction(async () => {
    const params = { path: { ...path, player: me } };
    await bodyOf(api.DELETE('/v1/competitions/{id}/teams/{team}/members/{player}', { params }));
    onChange();
  });
  const withdraw = useAction(async () => {
    await bodyOf(api.DELETE('/v1/competitions/{id}/teams/{team}', { params: { path } }));
    onChange();
  });
  const isCaptain = team.captain.playerId === me;
  const mayChange = !isOver(competition) && !team.hasWithdrawn;
  return (
    <section class="card own-team">
      <h2>
        {`${words.yours}: ${team.name} `}
        <Standing team={team} teamSize={competition.teamSize} />
      </h2>
      {isCaptain && mayChange ? (
        <LineUp team={team} {...part} />
      ) : (
        <Members team={team} teamSize={competition.teamSize} />
      )}
      <Invited team={team} isCaptain={isCaptain && mayChange} {...part} />
      {isCaptain && competition.status === 'announced' && <Invite team={team} {...part} />}
      {mayChange && (
        <div class="buttons">
          {team.members.length > 1 && <Sure label={words.leave} text={words.leaveSure} action={leave} />}
          {isCaptain && <Sure label={words.withdraw} text={words.withdrawSure} action={withdraw} />}
        </div>
      )}
    </section>
  );
}

function Invited({ team, competition, isCaptain, onChange }: TeamProps & { isCaptain: boolean }) {
  const words = more().competitions.teams;
  const act = useAction(async (player: string) => {
    const params = { path: { id: competition.id, team: team.teamId, player } };
    await bodyOf(api.DELETE('/v1/competitions/{id}/teams/{team}/members/{player}', { params }));
    onChange();
  });
  if (team.invited.length === 0 || competition.status !== 'announced') return null;
  return (
    <>
      <ul class="line-up asked">
        {team.invited.map(({ playerId, handle, displayName }) => (
          <li key={playerId}>
            <span class="line-up-name">
              <a href={personAddress(handle)}>{displayName}</a>
              <small class="badge">{words.invited}</small>
            </span>
            {isCaptain && (
              <span class="line-up-tools">
                <RemoveButton name={displayName} onRemove={() => act.run(playerId)} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <FormError error={act.error} />
    </>
  );
}

function Invite({ team, competition: { id, teamSize }, onChange }: TeamProps) {
  const words = more().competitions.teams;
  const room = maxMembers(teamSize) - team.members.length - team.invited.length;
  const { run, isBusy, error } = useAction(async (form: HTMLFormElement) => {
    const body = { player: textIn(new FormData(form), 'player').trim() };
    const params = { path: { id, team: team.teamId } };
    await bodyOf(api.POST('/v1/competitions/{id}/teams/{team}/invitations', { params, body }));
    form.reset();
    onChange();
  });
  if (room <= 0) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(event.currentTarget);
      }}
    >
      <div class="copy-line">
        <div class="grow">
          <Field
            name="player"
            label={words.invitee}
            autocapitalize="none"
            autocomplete="off"
            spellcheck={false}
            required
          />
        </div>
        <button type="submit" class="main" disabled={isBusy}>
          {words.invite}
        </button>
      </div>
      <small class="hint">{words.inviteHint(room)}</small>
      <FormError error={error} />
    </form>
  );
}

/** Lets the organiser withdraw a team. */
function WithdrawOther({ team, competition, me, onChange }: TeamProps) {
  const words = more().competitions.teams;
  const withdraw = useAction(async () => {
    const params = { path: { id: competition.id, team: team.teamId } };
    await bodyOf(api.DELETE('/v1/competitions/{id}/teams/{team}', { params }));
    onChange();
  });
  if (competition.organiser.playerId !== me || isOver(competition) || team.hasWithdrawn) return null;
  return <Sure label={words.withdrawOther(team.name)} text={words.withdrawSure} action={withdraw} />;
}
