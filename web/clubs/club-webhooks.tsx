import { useState } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf, newKey, type WebhookFormat } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { LANGUAGES, type Language, language as languageNow, more, t } from '../i18n/index.ts';
import { Button, Field, FormError, RadioGroup, worded } from '../ui/form.tsx';
import { textIn, useAction, useForm } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

type ClubWebhook = Schemas['ClubWebhook'];
const ROOMS = ['discord', 'slack'] as const satisfies readonly WebhookFormat[];

/** Lists the chat rooms that receive a club's news, for the club's managers, who can add more. */
export function ClubWebhooks({ handle, playerId }: { handle: string; playerId: string }) {
  const words = more().clubs;
  const [made, setMade] = useState(0);
  const params = { path: { club: handle } };
  const { value, error, reload } = useResource(
    () => bodyOf(api.GET('/v1/clubs/{club}/webhooks', { params })),
    [handle],
  );
  return (
    <section class="card">
      <h2>{words.rooms}</h2>
      <p class="quiet">{words.roomsHint}</p>
      <FormError error={error} />
      <ul class="plain-list">
        {value?.items.map((hook) => (
          <Line
            key={hook.id}
            handle={handle}
            hook={hook}
            isMine={hook.by.playerId === playerId}
            onChange={reload}
          />
        ))}
      </ul>
      {/* One more each time, so that the form is closed and empty again. */}
      <details key={made}>
        <summary>{words.addRoom}</summary>
        <NewRoom
          handle={handle}
          onCreated={() => {
            setMade(made + 1);
            reload();
          }}
        />
      </details>
    </section>
  );
}

interface LineProps {
  readonly handle: string;
  readonly hook: ClubWebhook;
  /** Whether the reader made it. */
  readonly isMine: boolean;
  readonly onChange: () => void;
}

function Line({ handle, hook, isMine, onChange }: LineProps) {
  const { webhooks, clubs } = more();
  const remove = useAction(async () => {
    const params = { path: { club: handle, id: hook.id } };
    await bodyOf(api.DELETE('/v1/clubs/{club}/webhooks/{id}', { params }));
    onChange();
  });
  const test = useAction(() => {
    const params = { path: { id: hook.id }, header: newKey() };
    return bodyOf(api.POST('/v1/me/webhooks/{id}/test', { params }));
  });
  const state = hook.enabled ? [] : [webhooks.off];
  return (
    <li>
      <span class="address">{hook.name ?? hook.host}</span>
      <small class="hint">
        {[webhooks.formats[hook.format], clubs.roomBy(hook.by.displayName), ...state].join(' · ')}
      </small>
      <FormError error={remove.error ?? test.error} />
      {test.isDone === true && <output class="quiet">{clubs.roomTested}</output>}
      <div class="buttons">
        {isMine && hook.enabled && (
          <Button label={webhooks.test} disabled={test.isBusy === true} onClick={() => test.run()} />
        )}
        <Button label={t().remove} onClick={() => remove.run()} />
      </div>
    </li>
  );
}

function NewRoom({ handle, onCreated }: { handle: string; onCreated: () => void }) {
  const { webhooks, clubs } = more();
  const [format, setFormat] = useState<WebhookFormat>('discord');
  const [language, setLanguage] = useState<Language>(languageNow());
  const { submit, error, isBusy } = useForm(async (values) => {
    const name = textIn(values, 'name').trim();
    const body = {
      url: textIn(values, 'url'),
      name: name === '' ? null : name,
      games: 'club' as const,
      club: handle,
      format,
      language,
    };
    await bodyOf(api.POST('/v1/me/webhooks', { body, params: { header: newKey() } }));
    onCreated();
  });
  return (
    <form class="club-form" onSubmit={submit}>
      <RadioGroup
        name="format"
        legend={webhooks.where}
        value={format}
        options={worded(ROOMS, webhooks.formats, webhooks.formatHints)}
        onChoose={setFormat}
      />
      <Field {...limits.NewWebhook.url} label={webhooks.url} placeholder="https://" />
      <Field {...limits.NewWebhook.name} label={clubs.roomName} />
      <RadioGroup
        name="language"
        legend={clubs.roomLanguage}
        value={language}
        options={LANGUAGES.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={setLanguage}
        compact
      />
      <FormError error={error} />
      <button type="submit" disabled={isBusy}>
        {clubs.addRoom}
      </button>
    </form>
  );
}
