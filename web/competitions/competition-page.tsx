import { api, bodyOf } from '../api/client.ts';
import type { ViewProps } from '../app/router.ts';
import { clubAddress } from '../clubs/clubs-page.tsx';
import { formatTime } from '../i18n/format-time.ts';
import { more, t } from '../i18n/index.ts';
import { personAddress } from '../people/person.tsx';
import { expansionNames, paceText } from '../table/rule-words.ts';
import { lazyPart } from '../ui/lazy.tsx';
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
import { type Competition, competitionAddress, isOver, matchText, progressText } from './words.ts';
import { type PartProps, YourPart } from './your-part.tsx';

const Teams = lazyPart<TeamsProps>(async () => (await import('./teams.tsx')).Teams);

/** Renders a tournament or a league: its rules, entrants, matches and standings. */
export function CompetitionPage({ id, session }: ViewProps) {
  const { value, error, reload } = useResource(
    () => bodyOf(api.GET('/v1/competitions/{id}', { params: { path: { id } } })),
    [id, session?.playerId],
  );
  if (value !== undefined) return <Found competition={value} session={session} reload={reload} />;
  const { title, missing } = more().competitions;
  return <Unloaded error={error} title={title} missing={missing} />;
}

function Found(props: PartProps) {
  const { competition, session, reload } = props;
  const words = more().competitions;
  const { id, name, kind, status, description, round, teamSize } = competition;
  const hasStandings = round > 0 || (formats[kind].hasChallenges && status === 'running');
  const teams = teamSize !== null && (
    <Teams competition={{ ...competition, teamSize }} session={session} onChange={reload} />
  );
  const parts = [
    round > 0 && <Matches key="matches" competition={competition} />,
    hasStandings && <Standings key="standings" competition={competition} session={session} />,
  ];
  return (
    <div class="statistics-page competition">
      <PageTitle>{name}</PageTitle>
      <p class="quiet">
        {`${words.kinds[kind]} · ${words.statuses[status]} · ${progressText(competition)}`}
        {competition.club !== null && (
          <>
            {' · '}
            <a href={clubAddress(competition.club.handle)}>{competition.club.name}</a>
          </>
        )}
      </p>
      <YourPart {...props} />
      {description !== '' && <p class="description">{description}</p>}
      {!hasStandings && teams}
      {isOver(competition) ? parts.toReversed() : parts}
      {hasStandings && teams}
      {!hasStandings && teamSize === null && <Entrants key={competition.entrants} id={id} />}
      <Terms competition={competition} />
      <Manage {...props} />
      <p>
        <a href="/competitions">{words.back}</a>
      </p>
    </div>
  );
}

/** Buttons to share, leave and cancel the competition. */
function Manage({ competition, session, reload }: PartProps) {
  const words = more().competitions;
  const { id, hasEntered, organiser, teamSize } = competition;
  const withdraw = useAction(async () => {
    const params = { path: { id, player: session?.playerId ?? '' } };
    await bodyOf(api.DELETE('/v1/competitions/{id}/entrants/{player}', { params }));
    reload();
  });
  const cancel = useAction(async () => {
    await bodyOf(api.POST('/v1/competitions/{id}/cancel', { params: { path: { id } } }));
    reload();
  });
  const isRunning = !isOver(competition);
  return (
    <div class="buttons">
      <ShareButton label={words.share} text={location.origin + competitionAddress(id)} />
      {isRunning && hasEntered && teamSize === null && (
        <Sure label={words.withdraw} text={words.withdrawSure} action={withdraw} />
      )}
      {isRunning && session?.playerId === organiser.playerId && (
        <Sure label={words.cancel} text={words.cancelSure} action={cancel} />
      )}
    </div>
  );
}

function Terms({ competition }: { competition: Competition }) {
  const words = more().competitions;
  const { kind, organiser, roundEndsAt, clock, rules, teamSize } = competition;
  const names = expansionNames(rules.expansions);
  const facts: [string, string][] = [
    ...(teamSize === null ? [] : [[words.teams.team, words.teams.size(teamSize)] as [string, string]]),
    [words.match, matchText(competition)],
    [words.clock, paceText(clock)],
    [words.expansions, names.length === 0 ? t().site.lists.baseGame : names.join(', ')],
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

/** Lists the entrants before the start; afterwards the standings show them. */
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
