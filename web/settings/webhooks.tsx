import { useEffect } from 'preact/hooks';
import { api, bodyOf, type Delivery, newKey, type Webhook } from '../api/client.ts';
import { formatTime, more, t } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { NewWebhook } from './new-webhook.tsx';

/** How long a delivery is watched, and the polling interval, ms. */
const WATCH_MS = 30_000;
const WATCH_STEP_MS = 1000;

/** The player's webhooks: chat channels and programs notified of events in their games. */
export function Webhooks() {
  const words = more().webhooks;
  const { value, error, reload } = useResource(() => bodyOf(api.GET('/v1/me/webhooks')), []);
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p class="quiet">{words.hint}</p>
      <FormError error={error} />
      {value !== undefined && value.items.length > 0 && (
        <ul class="plain-list">
          {value.items.map((webhook) => (
            <WebhookLine key={webhook.id} webhook={webhook} onChanged={reload} />
          ))}
        </ul>
      )}
      <details>
        <summary>{words.more}</summary>
        <NewWebhook onCreated={reload} />
      </details>
    </section>
  );
}

function WebhookLine({ webhook, onChanged }: { webhook: Webhook; onChanged: () => void }) {
  const words = more().webhooks;
  const { delivery, reload } = useLastDelivery(webhook);
  const params = { path: { id: webhook.id } };
  const change = useAction((action: () => Promise<unknown>) => action().then(onChanged));
  const test = useAction(async () => {
    const header = newKey();
    await bodyOf(api.POST('/v1/me/webhooks/{id}/test', { params: { ...params, header } }));
    reload();
  });
  const setEnabled = (enabled: boolean) =>
    change.run(() => bodyOf(api.PATCH('/v1/me/webhooks/{id}', { params, body: { enabled } })));
  const remove = () => change.run(() => bodyOf(api.DELETE('/v1/me/webhooks/{id}', { params })));
  return (
    <li>
      <span class="address">{webhook.name === null ? webhook.url : `${webhook.name}: ${webhook.url}`}</span>
      <small class="hint">{stateText(webhook, delivery)}</small>
      <FormError error={change.error ?? test.error} />
      <div class="buttons">
        {webhook.enabled && <Button label={words.test} onClick={() => test.run()} />}
        <Button
          label={webhook.enabled ? words.switchOff : words.switchOn}
          onClick={() => setEnabled(!webhook.enabled)}
        />
        <Button label={t().remove} onClick={remove} />
      </div>
    </li>
  );
}

/** Loads the last delivery to a webhook, and polls it while it is recent and pending. */
function useLastDelivery({ id }: Webhook) {
  const params = { path: { id }, query: { limit: 1 } };
  const { value, reload } = useResource(
    () => bodyOf(api.GET('/v1/me/webhooks/{id}/deliveries', { params })),
    [id],
  );
  const delivery = value?.items[0];
  useEffect(() => {
    if (delivery === undefined || !isUnderWay(delivery)) return undefined;
    const timer = setTimeout(reload, WATCH_STEP_MS);
    return () => clearTimeout(timer);
  }, [delivery, reload]);
  return { delivery, reload };
}

function isUnderWay({ state, createdAt }: Delivery): boolean {
  return state === 'waiting' && Date.now() - new Date(createdAt).getTime() < WATCH_MS;
}

/** Returns which games a webhook covers; empty if all of the player's. */
function scopeOf({ games, gameId, label, club }: Webhook): string[] {
  const words = more().webhooks;
  return [
    ...(games === 'public' ? [words.ofPublic] : []),
    ...(club === null ? [] : [words.ofClub(club)]),
    ...(gameId === null ? [] : [words.ofOneGame]),
    ...(label === null ? [] : [words.ofLabel(label)]),
  ];
}

function stateText(webhook: Webhook, delivery: Delivery | undefined): string {
  const words = more().webhooks;
  const { format, enabled } = webhook;
  const parts = [words.formats[format], ...scopeOf(webhook)];
  if (!enabled) parts.push(words.off);
  if (delivery !== undefined)
    parts.push(words.last(formatTime(delivery.createdAt), more().deliveryStates[delivery.state]));
  return parts.join(' · ');
}
