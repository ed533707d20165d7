import { useState } from 'preact/hooks';
import { api, bodyOf, newKey, type WebhookEventName, type WebhookFormat } from '../api/client.ts';
import { CheckBox, CheckBoxes, Field, FormError, RadioGroup, Secret } from '../form.tsx';
import { more } from '../i18n/index.ts';
import { textIn, useForm } from '../use-action.ts';

const FORMATS: readonly WebhookFormat[] = ['discord', 'slack', 'standard'];
const DEFAULT_EVENTS: readonly WebhookEventName[] = ['turn.started', 'turn.reminder', 'game.finished'];

/** The form for a new webhook. */
export function NewWebhook({ onCreated }: { onCreated: () => void }) {
  const words = more().webhooks;
  const [format, setFormat] = useState<WebhookFormat>('discord');
  const [secret, setSecret] = useState<string>();
  const { submit, error } = useForm(async (values) => {
    const body = { url: textIn(values, 'url'), format, events: eventsIn(values) };
    const created = await bodyOf(api.POST('/v1/me/webhooks', { body, params: { header: newKey() } }));
    setSecret(format === 'standard' ? created.secret : undefined);
    onCreated();
  });
  return (
    <form onSubmit={submit}>
      <FormatChoice format={format} onChoose={setFormat} />
      <Field name="url" type="url" label={words.url} maxLength={1000} placeholder="https://" required />
      <EventChoice />
      <FormError error={error} />
      {secret !== undefined && <Secret label={words.secret} secret={secret} />}
      <button type="submit">{words.create}</button>
    </form>
  );
}

interface FormatChoiceProps {
  readonly format: WebhookFormat;
  readonly onChoose: (format: WebhookFormat) => void;
}

function FormatChoice({ format, onChoose }: FormatChoiceProps) {
  const { where, formats, formatHints } = more().webhooks;
  return (
    <RadioGroup
      name="format"
      legend={where}
      value={format}
      options={FORMATS.map((value) => ({ value, label: formats[value], hint: formatHints[value] }))}
      onChoose={onChoose}
    />
  );
}

const eventNames = () => Object.keys(more().webhooks.events) as WebhookEventName[];
const eventsIn = (values: FormData) => eventNames().filter((name) => values.get(name) !== null);

function EventChoice() {
  const { about, events } = more().webhooks;
  return (
    <CheckBoxes legend={about}>
      {eventNames().map((name) => (
        <CheckBox key={name} name={name} checked={DEFAULT_EVENTS.includes(name)} label={events[name]} />
      ))}
    </CheckBoxes>
  );
}
