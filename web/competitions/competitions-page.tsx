import { api, bodyOf } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import type { ViewProps } from '../app/router.ts';
import { CommunityTabs } from '../community/community-tabs.tsx';
import { more, t } from '../i18n/index.ts';
import { Empty } from '../ui/empty.tsx';
import { FormError } from '../ui/form.tsx';
import { LinkRows } from '../ui/link-rows.tsx';
import { LogInLinks } from '../ui/log-in-links.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useResource } from '../ui/use-resource.ts';
import { type Competition, competitionAddress, isOver, progressText } from './words.ts';

/** Maximum number shown for each status. */
const pageSize = 50;
const STATUSES = ['announced', 'running', 'finished'] as const;

/** Lists tournaments and leagues: the reader's first, then those open for entry. */
export function CompetitionsPage({ session }: ViewProps) {
  const words = more().competitions;
  const { value, error } = useResource(async () => {
    const lists = STATUSES.map(async (status) => {
      const query = { status, limit: pageSize };
      return (await bodyOf(api.GET('/v1/competitions', { params: { query } }))).items;
    });
    return (await Promise.all(lists)).flat();
  }, [session?.playerId]);
  const all = value ?? [];
  const isMine = (each: Competition) =>
    !isOver(each) && (each.hasEntered || each.organiser.playerId === session?.playerId);
  return (
    <div class="statistics-page">
      <CommunityTabs current="competitions" />
      <div class="title-row">
        <PageTitle>{words.title}</PageTitle>
        {all.length > 0 && <Announce session={session} />}
      </div>
      <FormError error={error} />
      {value === undefined && error === undefined && <p class="quiet">{t().loading}</p>}
      {value?.length === 0 && <None session={session} />}
      <Group title={words.yours} items={all.filter(isMine)} />
      {STATUSES.map((status) => (
        <Group
          key={status}
          title={words.statuses[status]}
          items={all.filter((each) => each.status === status && !isMine(each))}
        />
      ))}
      <p class="quiet">{words.text}</p>
    </div>
  );
}

/** Links players with an account to the form for a new competition. */
function Announce({ session }: { session: Session | undefined }) {
  if (session === undefined || session.isGuest === true) return null;
  return (
    <a class="button main" href="/competitions/new">
      {more().competitions.announce}
    </a>
  );
}

function None({ session }: { session: Session | undefined }) {
  const words = more().competitions;
  return (
    <Empty text={session === undefined ? words.noneForVisitors : words.none}>
      {session === undefined ? <LogInLinks next="/competitions" /> : <Announce session={session} />}
    </Empty>
  );
}

function Group({ title, items }: { title: string; items: readonly Competition[] }) {
  const words = more().competitions;
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <LinkRows
        rows={items.map((each) => ({
          address: competitionAddress(each.id),
          title: each.name,
          text: `${words.kinds[each.kind]} · ${progressText(each)}`,
          badge: each.hasEntered ? words.enteredShort : undefined,
        }))}
      />
    </section>
  );
}
