import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import type { ViewProps } from '../app/router.ts';
import { go } from '../app/router.ts';
import { CommunityTabs } from '../community/community-tabs.tsx';
import { more, t } from '../i18n/index.ts';
import { Empty } from '../ui/empty.tsx';
import { CheckBox, Field, FormEnd, FormError } from '../ui/form.tsx';
import { LinkRows } from '../ui/link-rows.tsx';
import { LogInLinks } from '../ui/log-in-links.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { textIn, useForm } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

type Club = Schemas['Club'];

/** Returns the path of a club's page. */
export const clubAddress = (handle: string): string => `/clubs/${handle}`;

/** Lists clubs, and lets players with an account create one. */
export function ClubsPage({ session }: ViewProps) {
  const words = more().clubs;
  const query = { limit: 100 };
  const { value, error } = useResource(
    () => bodyOf(api.GET('/v1/clubs', { params: { query } })),
    [session?.playerId],
  );
  const clubs = value?.items ?? [];
  const isMine = ({ yourRole }: Club) => yourRole !== null;
  return (
    <div class="statistics-page">
      <CommunityTabs current="clubs" />
      <PageTitle>{words.title}</PageTitle>
      <p class="quiet">{words.text}</p>
      <FormError error={error} />
      {value === undefined && error === undefined && <p class="quiet">{t().loading}</p>}
      {value?.items.length === 0 && (
        <Empty text={session === undefined ? words.noneForVisitors : words.none}>
          {session === undefined && <LogInLinks next="/clubs" />}
        </Empty>
      )}
      <List title={words.mine} clubs={clubs.filter(isMine)} />
      <List title={words.all} clubs={clubs.filter((club) => !isMine(club))} />
      {session !== undefined && session.isGuest !== true && <Found />}
    </div>
  );
}

function List({ title, clubs }: { title: string; clubs: readonly Club[] }) {
  const words = more().clubs;
  if (clubs.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <LinkRows
        rows={clubs.map(({ handle, name, members, yourRole, description }) => ({
          address: clubAddress(handle),
          title: name,
          text: [words.members(members), ...(description === '' ? [] : [description])].join(' · '),
          badge: yourRole === 'pending' ? words.roles.pending : undefined,
        }))}
      />
    </section>
  );
}

function Found() {
  const words = more().clubs;
  const fields = limits.NewClub;
  const { submit, ...state } = useForm(async (values) => {
    const club = {
      handle: textIn(values, 'handle'),
      name: textIn(values, 'name'),
      description: textIn(values, 'description'),
      joinPolicy: values.has('open') ? ('open' as const) : ('request' as const),
    };
    const { handle } = await bodyOf(api.POST('/v1/clubs', { body: club }));
    go(clubAddress(handle));
  });
  return (
    <details class="card pools">
      <summary>
        <h2>{words.found}</h2>
      </summary>
      <form class="club-form" onSubmit={submit}>
        <Field {...fields.name} label={words.name} />
        <Field {...fields.handle} label={words.handle} hint={words.handleHint} />
        <Field {...fields.description} label={words.description} />
        <CheckBox name="open" label={words.open} />
        <FormEnd {...state} label={words.found} />
      </form>
    </details>
  );
}
