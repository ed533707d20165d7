import { useState } from 'preact/hooks';
import { api, bodyOf } from '../api/client.ts';
import { FormError, RadioGroup } from '../form.tsx';
import { more, t } from '../i18n/index.ts';
import { PageTitle } from '../page-title.tsx';
import { personAddress } from '../pages/person.tsx';
import { Rows } from '../rows.tsx';
import { useResource } from '../use-resource.ts';
import { ratingText } from './rating-text.ts';

const CLASSES = ['two', 'several'] as const;
const WHO = ['people', 'robots'] as const;
const pageSize = 100;

/** Lists the players whose rating is sure, the best first. */
export function RatingsPage() {
  const words = more().ratings;
  const [kind, setKind] = useState<(typeof CLASSES)[number]>('two');
  const [who, setWho] = useState<(typeof WHO)[number]>('people');
  const { value, error } = useResource(async () => {
    const query = { class: kind, robots: who === 'robots', limit: pageSize };
    return (await bodyOf(api.GET('/v1/ratings', { params: { query } }))).items;
  }, [kind, who]);
  return (
    <div class="statistics-page">
      <PageTitle>{words.title}</PageTitle>
      <p class="quiet">{words.text}</p>
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
      {value === undefined && error === undefined && <p class="quiet">{t().loading}</p>}
      {value?.length === 0 && <p class="card">{words.none}</p>}
      {value !== undefined && value.length > 0 && (
        <Rows
          title={words.classes[kind]}
          heads={[words.player, words.rating, words.games]}
          rows={value.map(({ handle, displayName, games, ...rating }, index) => [
            <span key={handle}>
              {`${index + 1}. `}
              <a href={personAddress(handle)}>{displayName}</a>
            </span>,
            ratingText(rating),
            games,
          ])}
        />
      )}
    </div>
  );
}
