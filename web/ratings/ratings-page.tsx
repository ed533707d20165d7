import { useState } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { CommunityTabs } from '../community/community-tabs.tsx';
import { more, t } from '../i18n/index.ts';
import { personAddress } from '../people/person.tsx';
import { Empty } from '../ui/empty.tsx';
import { FormError, RadioGroup } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Rows } from '../ui/rows.tsx';
import { useResource } from '../ui/use-resource.ts';
import { ratingText } from './rating-text.ts';

type RatingClass = Schemas['ClassRating']['class'];
const CLASSES: readonly RatingClass[] = ['two', 'several'];
const WHO = ['people', 'robots'] as const;
const pageSize = 100;

/** Lists the players with reliable ratings, best first. */
export function RatingsPage() {
  const words = more().ratings;
  const [kind, setKind] = useState<RatingClass>('two');
  const [who, setWho] = useState<(typeof WHO)[number]>('people');
  const { value, error } = useResource(async () => {
    const query = { class: kind, robots: who === 'robots', limit: pageSize };
    const { items } = await bodyOf(api.GET('/v1/ratings', { params: { query } }));
    return { items, kind, who };
  }, [kind, who]);
  const items = value?.kind === kind && value.who === who ? value.items : undefined;
  return (
    <div class="statistics-page">
      <CommunityTabs current="ratings" />
      <PageTitle>{words.title}</PageTitle>
      <RadioGroup
        name="class"
        legend={words.which}
        compact
        value={kind}
        options={CLASSES.map((each) => ({ value: each, label: words.classes[each] }))}
        onChoose={setKind}
      />
      <RadioGroup
        name="who"
        legend={words.who}
        compact
        value={who}
        options={WHO.map((each) => ({ value: each, label: words[each] }))}
        onChoose={setWho}
      />
      <FormError error={error} />
      {items === undefined && error === undefined && <p class="quiet">{t().loading}</p>}
      {items?.length === 0 && (
        <Empty text={words.none}>
          <a class="button" href="/#find">
            {t().nav.find}
          </a>
        </Empty>
      )}
      {items !== undefined && items.length > 0 && (
        <Rows
          title={words.classes[kind]}
          heads={[words.player, words.rating, words.games]}
          rows={items.map(({ handle, displayName, games, ...rating }, index) => [
            <span key={handle}>
              {`${index + 1}. `}
              <a href={personAddress(handle)}>{displayName}</a>
            </span>,
            ratingText(rating),
            games,
          ])}
        />
      )}
      <p class="quiet">{words.text}</p>
    </div>
  );
}
