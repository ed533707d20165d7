import { api, bodyOf, type Me } from '../api/client.ts';
import { more, t } from '../i18n/index.ts';
import { CheckBox, FormEnd } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';

const readers = ['everybody', 'players', 'nobody'] as const;

/** What the player's page shows, and to whom. */
export function Shows({ me: { shows, handle } }: { me: Me }) {
  const words = more().person;
  const { submit, isDone, error } = useForm((values) => {
    const to = readers.find((reader) => reader === textIn(values, 'to')) ?? shows.to;
    const [since, record, rating, habits] = ['since', 'record', 'rating', 'habits'].map((name) =>
      values.has(name),
    );
    return bodyOf(api.PATCH('/v1/me', { body: { shows: { to, since, record, rating, habits } } }));
  });
  return (
    <form class="card" onSubmit={submit}>
      <h2>{words.yours}</h2>
      <p class="quiet">
        {words.yoursText} <a href={`/players/${handle}`}>{words.see}</a>
      </p>
      <div class="field">
        <label for="shows-to">{words.to}</label>
        <select id="shows-to" name="to">
          {readers.map((reader) => (
            <option key={reader} value={reader} selected={reader === shows.to}>
              {words.readers[reader]}
            </option>
          ))}
        </select>
      </div>
      <CheckBox name="since" label={words.showSince} checked={shows.since} />
      <CheckBox name="record" label={words.showRecord} checked={shows.record} />
      <CheckBox name="rating" label={more().ratings.showRating} checked={shows.rating} />
      <CheckBox name="habits" label={words.showHabits} checked={shows.habits} />
      <FormEnd error={error} label={isDone ? t().saved : t().save} />
    </form>
  );
}
