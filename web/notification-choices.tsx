import { useState } from 'preact/hooks';
import type { Preferences } from './api/client.ts';
import { Choice, FormError } from './form.tsx';
import { t } from './i18n/index.ts';

interface NoticeChoicesProps {
  /** Tells the choices of several forms on a page apart. */
  readonly name: string;
  readonly preferences: Preferences;
  readonly onSave: (change: Preferences) => Promise<unknown>;
}

/** What a player wants to hear of; every choice is saved at once. */
export function NoticeChoices({ name, preferences, onSave }: NoticeChoicesProps) {
  const words = t().notices;
  const [chosen, setChosen] = useState(preferences);
  const [error, setError] = useState<unknown>();
  const change = (part: Preferences) => {
    setChosen((before) => ({ ...before, ...part }));
    onSave(part).then(
      () => setError(undefined),
      (problem: unknown) => {
        setChosen(preferences);
        setError(problem);
      },
    );
  };
  return (
    <>
      <Choice
        name={`${name}-email`}
        legend={words.email}
        compact
        value={chosen.email ?? 'each'}
        options={(['each', 'digest', 'none'] as const).map((value) => ({ value, label: words[value] }))}
        onChoose={(value) => change({ email: value as NonNullable<Preferences['email']> })}
      />
      <Choice
        name={`${name}-about`}
        legend={words.about}
        compact
        value={chosen.about ?? 'mine'}
        options={(['all', 'mine', 'end'] as const).map((value) => ({ value, label: words[value] }))}
        onChoose={(value) => change({ about: value as NonNullable<Preferences['about']> })}
      />
      <label class="option">
        <input
          type="checkbox"
          checked={chosen.reminders ?? true}
          onChange={(event) => change({ reminders: event.currentTarget.checked })}
        />
        <span>{words.reminders}</span>
      </label>
      <label class="option">
        <input
          type="checkbox"
          checked={chosen.webhooks ?? true}
          onChange={(event) => change({ webhooks: event.currentTarget.checked })}
        />
        <span>{words.webhooks}</span>
      </label>
      <FormError error={error} />
    </>
  );
}
