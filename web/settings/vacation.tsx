import { useState } from 'preact/hooks';
import { api, bodyOf, type Me, wholeMe } from '../api/client.ts';
import { formatTime, more, t } from '../i18n/index.ts';
import { Button, Field, FormError } from '../ui/form.tsx';
import { textIn, useAction } from '../ui/use-action.ts';

interface Period {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Days on which the player's clocks are paused. */
export function Vacation({ me }: { me: Me }) {
  const words = more().settings;
  const [vacations, setVacations] = useState(me.vacations);
  const [current] = vacations.items;
  const change = useAction(async (vacation: Period | null) => {
    const changed = await bodyOf(api.PATCH('/v1/me', { body: { vacation } }));
    setVacations(wholeMe(changed).vacations);
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change.run(periodIn(new FormData(event.currentTarget as HTMLFormElement)));
  };
  return (
    <form class="card" onSubmit={submit}>
      <h2>{words.vacation}</h2>
      <p class="quiet">{words.vacationHint(vacations.daysLeft)}</p>
      <FormError error={change.error} />
      {current === undefined ? (
        <div class="copy-line">
          <Field name="from" type="date" label={words.from} required />
          <Field name="to" type="date" label={words.to} required />
          <button type="submit">{t().save}</button>
        </div>
      ) : (
        <div class="copy-line">
          <p>{words.away(formatTime(current.startsAt), formatTime(current.endsAt))}</p>
          <Button label={words.endVacation} onClick={() => change.run(null)} />
        </div>
      )}
    </form>
  );
}

/** Returns the days of a form: from the start of the first to the end of the last, in local time. */
function periodIn(values: FormData): Period {
  const dayOf = (name: string) => new Date(`${textIn(values, name)}T00:00:00`);
  const end = dayOf('to');
  end.setDate(end.getDate() + 1);
  return { startsAt: dayOf('from').toISOString(), endsAt: end.toISOString() };
}
