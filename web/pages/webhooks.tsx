import { useEffect, useState } from 'preact/hooks';
import { api, bodyOf, newKey, type Webhook } from '../api/client.ts';
import { Choice, Field, FormError } from '../form.tsx';
import { formatTime, t } from '../i18n/index.ts';
import { useAsked } from '../use-resource.ts';

const formats = ['discord', 'slack', 'standard'] as const;
type Format = (typeof formats)[number];
const events = [
  'turn.started',
  'turn.reminder',
  'turn.expired',
  'decision.made',
  'game.started',
  'game.finished',
  'player.invited',
  'message.posted',
] as const;
const usual: readonly string[] = ['turn.started', 'turn.reminder', 'game.finished'];

/** Where the player's games tell of themselves: a channel, or a program of the player's own. */
export function Webhooks() {
  const words = t().webhooks;
  const { value, error, again } = useAsked(() => bodyOf(api.GET('/v1/me/webhooks')), []);
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p class="quiet">{words.hint}</p>
      <FormError error={error} />
      {value !== undefined && value.items.length > 0 && (
        <ul class="plain-list">
          {value.items.map((webhook) => (
            <WebhookLine key={webhook.id} webhook={webhook} onChanged={again} />
          ))}
        </ul>
      )}
      <details>
        <summary>{words.more}</summary>
        <NewWebhook onMade={again} />
      </details>
    </section>
  );
}

function WebhookLine({ webhook, onChanged }: { webhook: Webhook; onChanged: () => void }) {
  const words = t().webhooks;
  const [error, setError] = useState<unknown>();
  const params = { path: { id: webhook.id } };
  const last = useAsked(
    () => bodyOf(api.GET('/v1/me/webhooks/{id}/deliveries', { params: { ...params, query: { limit: 1 } } })),
    [webhook.id],
  );
  const [delivery] = last.value?.items ?? [];
  useEffect(() => {
    if (delivery === undefined || !isUnderWay(delivery)) return undefined;
    const timer = setTimeout(last.again, 1000);
    return () => clearTimeout(timer);
  }, [delivery]);
  const doing = (asked: Promise<unknown>, then: () => void) => asked.then(then, setError);
  const test = () =>
    doing(
      bodyOf(api.POST('/v1/me/webhooks/{id}/test', { params: { ...params, header: newKey() } })),
      last.again,
    );
  const enable = (enabled: boolean) =>
    doing(bodyOf(api.PATCH('/v1/me/webhooks/{id}', { params, body: { enabled } })), onChanged);
  const remove = () => doing(bodyOf(api.DELETE('/v1/me/webhooks/{id}', { params })), onChanged);
  return (
    <li>
      <span class="address">{webhook.url}</span>
      <small class="hint">
        {words.formats[webhook.format as Format]}
        {!webhook.enabled && ` · ${words.off}`}
        {delivery !== undefined &&
          ` · ${words.last(formatTime(delivery.createdAt), words.states[delivery.state] ?? delivery.state)}`}
      </small>
      <FormError error={error} />
      <div class="buttons">
        {webhook.enabled && (
          <button type="button" onClick={test}>
            {words.test}
          </button>
        )}
        <button type="button" onClick={() => enable(!webhook.enabled)}>
          {webhook.enabled ? words.switchOff : words.switchOn}
        </button>
        <button type="button" onClick={remove}>
          {t().tokens.remove}
        </button>
      </div>
    </li>
  );
}

/** Whether it was made just now, so that watching it is worth the while. */
function isUnderWay({ state, createdAt }: { state: string; createdAt: string }): boolean {
  return state === 'waiting' && Date.now() - new Date(createdAt).getTime() < 30_000;
}

function NewWebhook({ onMade }: { onMade: () => void }) {
  const words = t().webhooks;
  const [format, setFormat] = useState<Format>('discord');
  const [secret, setSecret] = useState<string>();
  const [error, setError] = useState<unknown>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const wanted = events.filter((name) => form.get(name) !== null);
    const body = { url: String(form.get('url')), format, events: wanted };
    await bodyOf(api.POST('/v1/me/webhooks', { body, params: { header: newKey() } })).then((made) => {
      setSecret(format === 'standard' ? made.secret : undefined);
      setError(undefined);
      onMade();
    }, setError);
  };
  return (
    <form onSubmit={submit}>
      <Choice
        name="format"
        legend={words.where}
        value={format}
        options={formats.map((value) => ({
          value,
          label: words.formats[value],
          hint: words.formatHints[value],
        }))}
        onChoose={(value) => setFormat(value as Format)}
      />
      <Field name="url" type="url" label={words.url} maxLength={1000} placeholder="https://" required />
      <fieldset class="choice">
        <legend>{words.about}</legend>
        {events.map((name) => (
          <label key={name} class="option">
            <input type="checkbox" name={name} checked={usual.includes(name)} />
            <span>{words.events[name]}</span>
          </label>
        ))}
      </fieldset>
      <FormError error={error} />
      {secret !== undefined && (
        <p role="status">
          {words.secret} <code class="secret">{secret}</code>
        </p>
      )}
      <button type="submit">{words.make}</button>
    </form>
  );
}
