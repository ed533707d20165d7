import { useId, useState } from 'preact/hooks';
import { api, bodyOf, newKey, type WebhookEventName, type WebhookFormat } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { more } from '../i18n/index.ts';
import { CheckBox, CheckBoxes, Field, FormError, RadioGroup, Secret, worded } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

const FORMATS: readonly WebhookFormat[] = ['discord', 'slack', 'standard'];
const DEFAULT_EVENTS: readonly WebhookEventName[] = ['turn.started', 'turn.reminder', 'game.finished'];

type Games = 'mine' | 'public';

/** The form for a new webhook. Those of a club are made on its page. */
export function NewWebhook({ onCreated }: { onCreated: () => void }) {
  const words = more().webhooks;
  const [format, setFormat] = useState<WebhookFormat>('discord');
  const [games, setGames] = useState<Games>('mine');
  const [secret, setSecret] = useState<string>();
  const { submit, error } = useForm(async (values) => {
    const body = {
      ...scopeIn(values, games),
      url: textIn(values, 'url'),
      name: filled(values, 'name'),
      format,
    };
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
        options={worded(FORMATS, words.formats, words.formatHints)}
        onChoose={setFormat}
      />
      <Field {...limits.NewWebhook.url} label={words.url} placeholder="https://" />
      <Field {...limits.NewWebhook.name} label={words.name} />
      <RadioGroup
        name="games"
        legend={words.which}
        value={games}
        options={worded(['mine', 'public'], words.games)}
        onChoose={setGames}
      />
      {games === 'mine' && <GameChoice />}
      <Field {...limits.NewWebhook.label} label={words.label} hint={words.labelHint} />
      {games === 'mine' && <EventChoice />}
      <FormError error={error} />
      {secret !== undefined && <Secret label={words.secret} secret={secret} />}
      <button type="submit">{words.create}</button>
    </form>
  );
}

/** Returns the text of a field; null if it is empty. */
function filled(values: FormData, name: string): string | null {
  const text = textIn(values, name).trim();
  return text === '' ? null : text;
}

/** Returns which games a webhook covers and which events it receives: for all public games, only their results. */
function scopeIn(values: FormData, games: Games) {
  const label = filled(values, 'label');
  return games === 'public'
    ? { games, label }
    : { games, label, gameId: filled(values, 'game'), events: eventsIn(values) };
}

/** Lets players choose one of their running games in place of all games. */
function GameChoice() {
  const words = more().webhooks;
  const id = useId();
  const { value } = useResource(
    () => bodyOf(api.GET('/v1/games', { params: { query: { mine: true, status: 'running', limit: 100 } } })),
    [],
  );
  if (value === undefined || value.items.length === 0) return null;
  return (
    <div class="field">
      <label for={id}>{words.one}</label>
      <select id={id} name="game">
        <option value="">{words.allGames}</option>
        {value.items.map((game) => (
          <option key={game.id} value={game.id}>
            {`${game.name}: ${game.players.map(({ displayName }) => displayName).join(', ')}`}
          </option>
        ))}
      </select>
    </div>
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
