import { useId, useState } from 'preact/hooks';
import { api, bodyOf, newKey, type WebhookEventName, type WebhookFormat } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { CheckBox, CheckBoxes, Field, FormError, RadioGroup, Secret } from '../ui/form.tsx';
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
      <FormatChoice format={format} onChoose={setFormat} />
      <Field name="url" type="url" label={words.url} maxLength={1000} placeholder="https://" required />
      <Field name="name" label={words.name} maxLength={60} />
      <RadioGroup
        name="games"
        legend={words.which}
        value={games}
        options={(['mine', 'public'] as const).map((value) => ({ value, label: words.games[value] }))}
        onChoose={setGames}
      />
      {games === 'mine' && <GameChoice />}
      <Field name="label" label={words.label} hint={words.labelHint} maxLength={80} />
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

/** Returns of which games a webhook is told, and what: of all public games that is how they ended. */
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
