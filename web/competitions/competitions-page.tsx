import { api, bodyOf } from '../api/client.ts';
import type { ViewProps } from '../app/router.ts';
import { more, t } from '../i18n/index.ts';
import { FormError } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useResource } from '../ui/use-resource.ts';
import { type Competition, competitionAddress, progressText } from './words.ts';

/** As many as are shown of each status. */
const pageSize = 50;
const STATUSES = ['announced', 'running', 'finished'] as const;

/** Lists tournaments and leagues: those that one can enter first. */
export function CompetitionsPage({ session }: ViewProps) {
  const words = more().competitions;
  const { value, error } = useResource(async () => {
    const lists = STATUSES.map(async (status) => {
      const query = { status, limit: pageSize };
      return (await bodyOf(api.GET('/v1/competitions', { params: { query } }))).items;
    });
    return (await Promise.all(lists)).flat();
  }, [session?.playerId]);
  return (
    <div class="statistics-page">
      <div class="title-row">
        <PageTitle>{words.title}</PageTitle>
        {session !== undefined && session.isGuest !== true && (
          <a class="button main" href="/competitions/new">
            {words.announce}
          </a>
        )}
      </div>
      <p class="quiet">{words.text}</p>
      <FormError error={error} />
      {value === undefined && error === undefined && <p class="quiet">{t().loading}</p>}
      {value?.length === 0 && <p class="card">{words.none}</p>}
      {STATUSES.map((status) => (
        <Group key={status} status={status} items={(value ?? []).filter((each) => each.status === status)} />
      ))}
    </div>
  );
}

function Group({ status, items }: { status: Competition['status']; items: readonly Competition[] }) {
  const words = more().competitions;
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{words.statuses[status]}</h2>
      <ul class="competitions">
        {items.map((each) => (
          <li key={each.id}>
            <a class="card" href={competitionAddress(each.id)}>
              <strong>{each.name}</strong>
              <span class="quiet">{`${words.kinds[each.kind]} · ${progressText(each)}`}</span>
              {each.hasEntered && <span class="badge">{words.entered}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
