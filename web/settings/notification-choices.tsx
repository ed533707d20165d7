import { useState } from 'preact/hooks';
import type { Preferences } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { CheckBox, FormError, RadioGroup, worded } from '../ui/form.tsx';

interface NotificationChoicesProps {
  /** Prefix of the names of fields, for pages with several such forms. */
  readonly name: string;
  readonly preferences: Preferences;
  readonly onSave: (change: Preferences) => Promise<unknown>;
}

/** The form for notification preferences; each change is saved immediately. */
export function NotificationChoices({ name, preferences, onSave }: NotificationChoicesProps) {
  const words = more().notifications;
  const [chosen, setChosen] = useState(preferences);
  const [error, setError] = useState<unknown>();
  const change = async (part: Preferences) => {
    setChosen((before) => ({ ...before, ...part }));
    try {
      await onSave(part);
      setError(undefined);
    } catch (problem) {
      setChosen(preferences);
      setError(problem);
    }
  };
  return (
    <>
      <RadioGroup
        name={`${name}-email`}
        legend={words.email}
        compact
        value={chosen.email ?? 'each'}
        options={worded(['each', 'digest', 'none'], words)}
        onChoose={(email) => change({ email })}
      />
      <RadioGroup
        name={`${name}-about`}
        legend={words.about}
        compact
        value={chosen.about ?? 'mine'}
        options={worded(['all', 'mine', 'end'], words)}
        onChoose={(about) => change({ about })}
      />
      <CheckBox
        label={more().push.onMyDevices}
        checked={chosen.push ?? true}
        onChange={(event) => change({ push: event.currentTarget.checked })}
      />
      {(['reminders', 'webhooks'] as const).map((key) => (
        <CheckBox
          key={key}
          label={words[key]}
          checked={chosen[key] ?? true}
          onChange={(event) => change({ [key]: event.currentTarget.checked })}
        />
      ))}
      <FormError error={error} />
    </>
  );
}
