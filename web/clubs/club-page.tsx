import { useMemo } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import type { ViewProps } from '../app/router.ts';
import { GameCards } from '../games/game-cards.tsx';
import { MeepleSymbols } from '../games/seat-meeple.tsx';
import { usePages } from '../games/use-pages.ts';
import { more } from '../i18n/index.ts';
import { Empty } from '../ui/empty.tsx';
import { Button, FormError } from '../ui/form.tsx';
import { LogInLink } from '../ui/log-in-links.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Sure } from '../ui/sure.tsx';
import { Unloaded } from '../ui/unloaded.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { ClubChallenges } from './club-challenges.tsx';
import { ClubCompetitions } from './club-competitions.tsx';
import { ClubWebhooks } from './club-webhooks.tsx';
import { clubAddress } from './clubs-page.tsx';
import { JoinRequests, Members } from './members.tsx';

type Club = Schemas['Club'];

/** Renders a club: its activity first, then the member list, for members only. */
export function ClubPage({ id: handle, session }: ViewProps) {
  const playerId = session?.playerId;
  const params = { path: { club: handle } };
  const club = useResource(() => bodyOf(api.GET('/v1/clubs/{club}', { params })), [handle, playerId]);
  if (club.value === undefined) {
    const { title, missing } = more().clubs;
    return <Unloaded error={club.error} title={title} missing={missing} />;
  }
  const { name, description, members, yourRole } = club.value;
  const isMember = yourRole !== null && yourRole !== 'pending';
  const runs = yourRole === 'owner' || yourRole === 'admin';
  const part = { club: club.value, onChange: club.reload };
  return (
    <div class="statistics-page">
      <PageTitle>{name}</PageTitle>
      <p class="quiet">{`@${club.value.handle} · ${more().clubs.members(members)}`}</p>
      {description !== '' && <p>{description}</p>}
      {yourRole === null && <Join {...part} session={session} />}
      {yourRole === 'pending' && <p role="status">{more().clubs.asked}</p>}
      {runs && <JoinRequests key={members} {...part} />}
      <Now key={String(isMember)} handle={handle} isMember={isMember} playerId={playerId} />
      <MeepleSymbols />
      <ClubCompetitions handle={handle} name={name} runs={runs} session={session} />
      {isMember && <Members key={members} {...part} />}
      {runs && playerId !== undefined && <ClubWebhooks handle={handle} playerId={playerId} />}
      {yourRole !== null && <Leave {...part} />}
    </div>
  );
}

interface PartProps {
  readonly club: Club;
  readonly onChange: () => void;
}

/** Lets a player join, or ask to join. */
function Join({
  club: { handle, joinPolicy },
  onChange,
  session,
}: PartProps & { session: Session | undefined }) {
  const words = more().clubs;
  const act = useAction(async () => {
    await bodyOf(api.PUT('/v1/clubs/{club}/members/me', { params: { path: { club: handle } } }));
    onChange();
  });
  const label = joinPolicy === 'open' ? words.join : words.ask;
  return (
    <div class="follow">
      {session === undefined ? (
        <LogInLink next={clubAddress(handle)}>{label}</LogInLink>
      ) : (
        <Button label={label} class="main" disabled={act.isBusy === true} onClick={() => act.run()} />
      )}
      <FormError error={act.error} />
    </div>
  );
}

function Leave({ club: { handle, yourRole }, onChange }: PartProps) {
  const words = more().clubs;
  const act = useAction(async () => {
    await bodyOf(api.DELETE('/v1/clubs/{club}/members/me', { params: { path: { club: handle } } }));
    onChange();
  });
  if (yourRole === 'pending')
    return (
      <>
        <Button label={words.withdrawRequest} disabled={act.isBusy === true} onClick={() => act.run()} />
        <FormError error={act.error} />
      </>
    );
  return <Sure label={words.leave} text={words.leaveSure} action={act} />;
}

interface NowProps {
  readonly handle: string;
  readonly isMember: boolean;
  readonly playerId: string | undefined;
}

/** Renders the challenges, open tables and running games of a club, with ways to start one. */
function Now({ handle, isMember, playerId }: NowProps) {
  const words = more().clubs;
  const open = usePages({ club: handle, status: 'open', limit: 30 }, [handle, isMember]);
  const running = usePages({ club: handle, status: 'running', limit: 6 }, [handle, isMember]);
  const tables = useMemo(
    () => (open.value?.items ?? []).filter(({ match }) => match === undefined),
    [open.value],
  );
  if (open.value === undefined || running.value === undefined)
    return <FormError error={open.error ?? running.error} />;
  const actions = isMember && (
    <>
      <a class="button main" href={`/new?club=${handle}`}>
        {words.newTable}
      </a>
      <a class="button" href={`/clubs/${handle}/challenge`}>
        {words.challenge}
      </a>
    </>
  );
  const isQuiet = open.value.items.length + running.value.items.length === 0;
  return (
    <>
      {isMember && <ClubChallenges tables={open.value.items} playerId={playerId} />}
      {tables.length > 0 && (
        <section>
          <h2>{words.tables}</h2>
          <GameCards games={tables} />
        </section>
      )}
      {running.value.items.length > 0 && (
        <section>
          <h2>{words.running}</h2>
          <GameCards games={running.value.items} isCompact />
        </section>
      )}
      {isQuiet ? (
        <Empty text={isMember ? words.quiet : words.quietForOthers}>{actions}</Empty>
      ) : (
        <div class="buttons club-actions">{actions}</div>
      )}
    </>
  );
}
