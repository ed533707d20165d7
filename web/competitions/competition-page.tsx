import { api, bodyOf } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import type { ViewProps } from '../app/router.ts';
import { clubAddress } from '../clubs/clubs-page.tsx';
import { formatTime } from '../i18n/format-time.ts';
import { more, t } from '../i18n/index.ts';
import { personAddress } from '../people/person.tsx';
import { expansionNames, paceText } from '../table/rule-words.ts';
import { Button, FormError } from '../ui/form.tsx';
import { lazyPart } from '../ui/lazy.tsx';
import { LogInLink } from '../ui/log-in-links.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { Sure } from '../ui/sure.tsx';
import { Unloaded } from '../ui/unloaded.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { formats } from './formats.ts';
import { Matches } from './matches.tsx';
import { Standings } from './standings.tsx';
import type { TeamsProps } from './teams.tsx';
import { type Competition, competitionAddress, matchText, progressText } from './words.ts';

const Teams = lazyPart<TeamsProps>(async () => (await import('./teams.tsx')).Teams);

/** Renders a tournament or a league: what it is, who takes part, who plays whom, and the standings. */
export function CompetitionPage({ id, session }: ViewProps) {
  const { value, error, reload } = useResource(
    () => bodyOf(api.GET('/v1/competitions/{id}', { params: { path: { id } } })),
    [id, session?.playerId],
  );
  if (value !== undefined) return <Found competition={value} session={session} reload={reload} />;
  const { title, missing } = more().competitions;
  return <Unloaded error={error} title={title} missing={missing} />;
}

interface FoundProps {
  readonly competition: Competition;
  readonly session: Session | undefined;
  readonly reload: () => void;
}

function Found({ competition, session, reload }: FoundProps) {
  const words = more().competitions;
  const { id, name, kind, status, description, round, teamSize } = competition;
  const hasStandings = round > 0 || (formats[kind].hasChallenges && status === 'running');
  const teams = teamSize !== null && (
    <Teams competition={{ ...competition, teamSize }} session={session} onChange={reload} />
  );
  return (
    <div class="statistics-page competition">
      <PageTitle>{name}</PageTitle>
      <p class="quiet">{`${words.kinds[kind]} · ${words.statuses[status]} · ${progressText(competition)}`}</p>
      {competition.club !== null && (
        <p>
          <a href={clubAddress(competition.club.handle)}>{competition.club.name}</a>
        </p>
      )}
      <Actions competition={competition} session={session} reload={reload} />
      {description !== '' && <p class="card description">{description}</p>}
      {!hasStandings && teams}
      {round > 0 && <Matches competition={competition} />}
      {hasStandings && <Standings competition={competition} session={session} />}
      {hasStandings && teams}
      <Terms competition={competition} />
      {!hasStandings && teamSize === null && <Entrants key={competition.entrants} id={id} />}
      <p>
        <a href="/competitions">{words.back}</a>
      </p>
    </div>
  );
}

function Actions({ competition, session, reload }: FoundProps) {
  const words = more().competitions;
  const { id, kind, status, hasEntered, organiser, entrants, teamSize } = competition;
  const path = { params: { path: { id } } };
  const { run, isBusy, error } = useAction(async (what: 'enter' | 'start') => {
    if (what === 'enter') await bodyOf(api.POST('/v1/competitions/{id}/entrants', path));
    else await bodyOf(api.POST('/v1/competitions/{id}/start', path));
    reload();
  });
  const withdraw = useAction(async () => {
    const params = { path: { id, player: session?.playerId ?? '' } };
    await bodyOf(api.DELETE('/v1/competitions/{id}/entrants/{player}', { params }));
    reload();
  });
  const cancel = useAction(async () => {
    await bodyOf(api.POST('/v1/competitions/{id}/cancel', path));
    reload();
  });
  // Of teams there is a form of its own, below.
  const isOpen =
    teamSize === null && (status === 'announced' || (formats[kind].isLasting && status === 'running'));
  const isOver = status === 'finished' || status === 'cancelled';
  const isOrganiser = session?.playerId === organiser.playerId;
  return (
    <>
      {hasEntered && !isOver && <p>{words.entered}</p>}
      <div class="buttons">
        {session === undefined && isOpen && (
          <LogInLink next={competitionAddress(id)}>{words.enter}</LogInLink>
        )}
        {session !== undefined && isOpen && !hasEntered && (
          <Button label={words.enter} class="main" disabled={isBusy} onClick={() => run('enter')} />
        )}
        {hasEntered && !isOver && teamSize === null && (
          <Sure label={words.withdraw} text={words.withdrawSure} action={withdraw} />
        )}
        {isOrganiser && status === 'announced' && entrants > 1 && (
          <Button label={words.start} disabled={isBusy} onClick={() => run('start')} />
        )}
        {isOrganiser && !isOver && <Sure label={words.cancel} text={words.cancelSure} action={cancel} />}
        <ShareButton label={words.share} text={location.origin + competitionAddress(id)} />
      </div>
      <FormError error={error} />
    </>
  );
}

function Terms({ competition }: { competition: Competition }) {
  const words = more().competitions;
  const { kind, organiser, status, capacity, startsAt, roundEndsAt, clock, rules, teamSize } = competition;
  const begins =
    startsAt === null ? (capacity === null ? words.beginsOrganiser : words.beginsFull) : formatTime(startsAt);
  const names = expansionNames(rules.expansions);
  const facts: [string, string][] = [
    ...(teamSize === null ? [] : [[words.teams.team, words.teams.size(teamSize)] as [string, string]]),
    [words.match, matchText(competition)],
    [words.clock, paceText(clock)],
    [words.expansions, names.length === 0 ? t().site.lists.baseGame : names.join(', ')],
    ...(status === 'announced' ? [[words.begins, begins] as [string, string]] : []),
    ...(roundEndsAt === null ? [] : [[formats[kind].endText(), formatTime(roundEndsAt)] as [string, string]]),
  ];
  return (
    <section class="card">
      <h2>{words.rules}</h2>
      <dl class="facts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
        <div>
          <dt>{words.organiser}</dt>
          <dd>
            <a href={personAddress(organiser.handle)}>{organiser.displayName}</a>
          </dd>
        </div>
      </dl>
      <ul class="rules-text">
        {[...(teamSize === null ? [] : words.teams.rules), ...words.rulesText].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** Those who have entered, before the begin; from then on the standings have them. */
function Entrants({ id }: { id: string }) {
  const words = more().competitions;
  const { value } = useResource(
    () => bodyOf(api.GET('/v1/competitions/{id}/entrants', { params: { path: { id } } })),
    [id],
  );
  if (value === undefined || value.items.length === 0) return null;
  return (
    <section class="card">
      <h2>{words.who}</h2>
      <ul class="plain-list">
        {value.items.map(({ playerId, handle, displayName }) => (
          <li key={playerId}>
            <a href={personAddress(handle)}>{displayName}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
