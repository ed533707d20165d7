import { useMemo } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import type { ViewProps } from '../app/router.ts';
import { GameCards } from '../games/game-cards.tsx';
import { MeepleSymbols } from '../games/seat-meeple.tsx';
import { usePages } from '../games/use-pages.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Sure } from '../ui/sure.tsx';
import { Unloaded } from '../ui/unloaded.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { ClubChallenges } from './club-challenges.tsx';
import { ClubCompetitions } from './club-competitions.tsx';
import { ClubWebhooks } from './club-webhooks.tsx';
import { Members } from './members.tsx';

type Club = Schemas['Club'];

/** Renders a club, with its open tables, and its members for members. */
export function ClubPage({ id: handle, session }: ViewProps) {
  const playerId = session?.playerId;
  const params = { path: { club: handle } };
  const club = useResource(() => bodyOf(api.GET('/v1/clubs/{club}', { params })), [handle, playerId]);
  if (club.value === undefined) {
    const { title, missing } = more().clubs;
    return <Unloaded error={club.error} title={title} missing={missing} />;
  }
  const { name, description, members, yourRole } = club.value;
  const isMember = yourRole !== null && yourRole !== 'asking';
  const runs = yourRole === 'owner' || yourRole === 'admin';
  return (
    <div class="statistics-page">
      <PageTitle>{name}</PageTitle>
      <p class="quiet">{`@${club.value.handle} · ${more().clubs.members(members)}`}</p>
      {description !== '' && <p>{description}</p>}
      {playerId !== undefined && <Door club={club.value} onChange={club.reload} />}
      <Tables key={String(isMember)} handle={handle} isMember={isMember} playerId={playerId} />
      <MeepleSymbols />
      <ClubCompetitions handle={handle} name={name} runs={runs} session={session} />
      {isMember && <Members club={club.value} onChange={club.reload} />}
      {runs && playerId !== undefined && <ClubWebhooks handle={handle} playerId={playerId} />}
    </div>
  );
}

/** Lets a visitor join or leave. */
function Door({ club: { handle, door, yourRole }, onChange }: { club: Club; onChange: () => void }) {
  const words = more().clubs;
  const params = { path: { club: handle } };
  const act = useAction(async () => {
    if (yourRole === null) await bodyOf(api.PUT('/v1/clubs/{club}/members/me', { params }));
    else await bodyOf(api.DELETE('/v1/clubs/{club}/members/me', { params }));
    onChange();
  });
  const joining = door === 'open' ? words.join : words.ask;
  return (
    <div class="follow">
      {yourRole === 'asking' && <p>{words.asked}</p>}
      {yourRole === null ? (
        <>
          <Button label={joining} class="main" disabled={act.isBusy === true} onClick={() => act.run()} />
          <FormError error={act.error} />
        </>
      ) : (
        <Sure label={words.leave} text={words.leaveSure} action={act} />
      )}
    </div>
  );
}

interface TablesProps {
  readonly handle: string;
  readonly isMember: boolean;
  readonly playerId: string | undefined;
}

function Tables({ handle, isMember, playerId }: TablesProps) {
  const words = more().clubs;
  const open = usePages({ club: handle, status: 'open', limit: 30 }, [handle, isMember]);
  const all = open.value?.items ?? [];
  const tables = useMemo(() => all.filter(({ match }) => match === undefined), [open.value]);
  return (
    <>
      <section class="club-tables">
        <h2>{words.tables}</h2>
        {tables.length === 0 ? <p class="quiet">{words.noTables}</p> : <GameCards games={tables} />}
        {isMember && (
          <p class="suiting">
            <a class="button" href={`/new?club=${handle}`}>
              {words.newTable}
            </a>
          </p>
        )}
      </section>
      {isMember && <ClubChallenges handle={handle} tables={all} playerId={playerId} />}
    </>
  );
}
