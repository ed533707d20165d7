import { useState } from 'preact/hooks';
import { api, bodyOf, newKey, type WebhookEventName, type WebhookFormat } from '../api/client.ts';
import { CheckBox, CheckBoxes, Field, FormError, RadioGroup } from '../form.tsx';
import { t } from '../i18n/index.ts';
import { textIn, useForm } from '../use-action.ts';

export const FORMATS: readonly WebhookFormat[] = ['discord', 'slack', 'standard'];
const DEFAULT_EVENTS: readonly WebhookEventName[] = ['turn.started', 'turn.reminder', 'game.finished'];

/** The form for a new webhook. */
export function NewWebhook({ onCreated }: { onCreated: () => void }) {
  const words = t().webhooks;
  const [format, setFormat] = useState<WebhookFormat>('discord');
  const [secret, setSecret] = useState<string>();
  const events = Object.keys(words.events) as WebhookEventName[];
  const { submit, error } = useForm(async (values) => {
    const wanted = events.filter((name) => values.get(name) !== null);
    const body = { url: textIn(values, 'url'), format, events: wanted };
    const created = await bodyOf(api.POST('/v1/me/webhooks', { body, params: { header: newKey() } }));
    setSecret(format === 'standard' ? created.secret : undefined);
    onCreated();
  });
  return (
    <form onSubmit={submit}>
      <RadioGroup
        name="format"
        legend={words.where}
        value={format}
        options={FORMATS.map((value) => ({
          value,
          label: words.formats[value],
          hint: words.formatHints[value],
        }))}
        onChoose={setFormat}
      />
      <Field name="url" type="url" label={words.url} maxLength={1000} placeholder="https://" required />
      <CheckBoxes legend={words.about}>
        {events.map((name) => (
          <CheckBox
            key={name}
            name={name}
            checked={DEFAULT_EVENTS.includes(name)}
            label={words.events[name]}
          />
        ))}
      </CheckBoxes>
      <FormError error={error} />
      {secret !== undefined && (
        <p role="status">
          {words.secret} <code class="secret">{secret}</code>
        </p>
      )}
      <button type="submit">{words.create}</button>
    </form>
  );
}
