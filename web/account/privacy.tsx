import { api, bodyOf, type Me } from '../api/client.ts';
import { more, t } from '../i18n/index.ts';
import { CheckBox, FormEnd } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';

const readers = ['public', 'players', 'private'] as const;

/** Sets what the player's page shows, and who can see it. */
export function PrivacyForm({ me: { privacy, handle } }: { me: Me }) {
  const words = more().person;
  const { submit, isDone, error } = useForm((values) => {
    const audience = readers.find((reader) => reader === textIn(values, 'audience')) ?? privacy.audience;
    const [since, record, rating, playStats] = ['since', 'record', 'rating', 'playStats'].map((name) =>
      values.has(name),
    );
    return bodyOf(api.PATCH('/v1/me', { body: { privacy: { audience, since, record, rating, playStats } } }));
  });
  return (
    <form class="card" onSubmit={submit}>
      <h2>{words.yours}</h2>
      <p class="quiet">
        {words.yoursText} <a href={`/players/${handle}`}>{words.see}</a>
      </p>
      <div class="field">
        <label for="privacy-audience">{words.to}</label>
        <select id="privacy-audience" name="audience">
          {readers.map((reader) => (
            <option key={reader} value={reader} selected={reader === privacy.audience}>
              {words.readers[reader]}
            </option>
          ))}
        </select>
      </div>
      <CheckBox name="since" label={words.showSince} checked={privacy.since} />
      <CheckBox name="record" label={words.showRecord} checked={privacy.record} />
      <CheckBox name="rating" label={more().ratings.showRating} checked={privacy.rating} />
      <CheckBox name="playStats" label={words.showPlayStats} checked={privacy.playStats} />
      <FormEnd error={error} label={isDone ? t().saved : t().save} />
    </form>
  );
}
