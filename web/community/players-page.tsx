import { nameInWords } from '../../src/texts/deleted-player.ts';
import { api, bodyOf } from '../api/client.ts';
import { go, type ViewProps } from '../app/router.ts';
import { more, t } from '../i18n/index.ts';
import { personAddress } from '../people/person.tsx';
import { ratingText } from '../ratings/rating-text.ts';
import { Empty } from '../ui/empty.tsx';
import { Field } from '../ui/form.tsx';
import { LinkRows } from '../ui/link-rows.tsx';
import { LogInLinks } from '../ui/log-in-links.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { textIn } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { CommunityTabs } from './community-tabs.tsx';

/** Links to players: by name, those the reader follows or has played, and the highest rated. */
export function PlayersPage({ session }: ViewProps) {
  const words = more().community;
  return (
    <div class="statistics-page">
      <CommunityTabs current="players" />
      <PageTitle>{words.players}</PageTitle>
      <ByName />
      {session === undefined ? (
        <Empty text={words.forVisitors}>
          <LogInLinks next="/players" />
        </Empty>
      ) : (
        <Known playerId={session.playerId} />
      )}
      <Highest />
    </div>
  );
}

function ByName() {
  const words = more().community;
  return (
    <form
      class="copy-line by-name"
      onSubmit={(event) => {
        event.preventDefault();
        const handle = textIn(new FormData(event.currentTarget), 'handle').trim().replace(/^@/, '');
        go(personAddress(encodeURIComponent(handle)));
      }}
    >
      <div class="grow">
        <Field
          name="handle"
          label={words.byName}
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
          required
        />
      </div>
      <button type="submit" class="main">
        {words.find}
      </button>
    </form>
  );
}

/** Players whom the reader follows or has played. */
function Known({ playerId }: { readonly playerId: string }) {
  const words = more().community;
  const follows = useResource(
    () => bodyOf(api.GET('/v1/me/follows', { params: { query: { limit: 100 } } })),
    [playerId],
  );
  const statistics = useResource(() => bodyOf(api.GET('/v1/me/statistics')), [playerId]);
  if (follows.value === undefined || statistics.value === undefined) return null;
  const followed = follows.value.items.map(({ handle, displayName }) => ({
    address: personAddress(handle),
    title: displayName,
    text: `@${handle}`,
  }));
  const opponents = statistics.value.opponents.flatMap(({ handle, displayName, played }) =>
    handle === null
      ? []
      : [
          {
            address: personAddress(handle),
            title: nameInWords(t().game, displayName),
            text: more().person.played(played),
          },
        ],
  );
  if (followed.length + opponents.length === 0)
    return (
      <Empty text={words.noneKnown}>
        <a class="button" href="/#find">
          {t().nav.find}
        </a>
      </Empty>
    );
  return (
    <>
      <List title={words.followed} rows={followed} />
      <List title={words.opponents} rows={opponents} />
    </>
  );
}

function Highest() {
  const query = { class: 'two', limit: 5 } as const;
  const { value } = useResource(() => bodyOf(api.GET('/v1/ratings', { params: { query } })), []);
  const rows = (value?.items ?? []).map(({ handle, displayName, ...rating }) => ({
    address: personAddress(handle),
    title: displayName,
    text: ratingText(rating),
  }));
  return <List title={more().community.highest} rows={rows} />;
}

function List({ title, rows }: { readonly title: string } & Parameters<typeof LinkRows>[0]) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <LinkRows rows={rows} />
    </section>
  );
}
