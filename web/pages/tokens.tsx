import { useState } from 'preact/hooks';
import { api, bodyOf, newKey } from '../api/client.ts';
import { Field, FormError } from '../form.tsx';
import { formatTime, t } from '../i18n/index.ts';
import { useAsked } from '../use-resource.ts';

const scopes = ['games:read', 'games:play', 'webhooks', 'players:act-for'] as const;

/** Tokens for the player's own programs. */
export function Tokens() {
  const words = t().tokens;
  const { value, error, again } = useAsked(() => bodyOf(api.GET('/v1/me/tokens')), []);
  const [refusal, setRefusal] = useState<unknown>();
  const remove = (id: string) =>
    bodyOf(api.DELETE('/v1/me/tokens/{id}', { params: { path: { id } } })).then(again, setRefusal);
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p class="quiet">
        {words.hint} <a href="/docs">{words.docs}</a>
      </p>
      <FormError error={error ?? refusal} />
      {value !== undefined && value.items.length > 0 && (
        <ul class="plain-list">
          {value.items.map(({ id, name, scopes: given, lastUsedAt, expiresAt }) => (
            <li key={id} class="copy-line">
              <span>
                {name}
                <small class="hint">
                  {given.join(', ')} ·{' '}
                  {lastUsedAt === null ? words.unused : words.used(formatTime(lastUsedAt))}
                  {expiresAt !== null && ` · ${words.expires(formatTime(expiresAt))}`}
                </small>
              </span>
              <button type="button" onClick={() => remove(id)}>
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{words.more}</summary>
        <NewToken onMade={again} />
      </details>
    </section>
  );
}

function NewToken({ onMade }: { onMade: () => void }) {
  const words = t().tokens;
  const [made, setMade] = useState<string>();
  const [error, setError] = useState<unknown>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const days = Number(form.get('days'));
    const body = {
      name: String(form.get('name')),
      scopes: scopes.filter((scope) => form.get(scope) !== null),
      ...(days > 0 && { expiresAt: new Date(Date.now() + days * 86_400_000).toISOString() }),
    };
    await bodyOf(api.POST('/v1/me/tokens', { body, params: { header: newKey() } })).then(({ token }) => {
      setMade(token);
      setError(undefined);
      onMade();
    }, setError);
  };
  return (
    <form onSubmit={submit}>
      <Field name="name" label={words.name} maxLength={100} required />
      <fieldset class="choice">
        <legend>{words.may}</legend>
        {scopes.map((scope) => (
          <label key={scope} class="option">
            <input type="checkbox" name={scope} checked={scope.startsWith('games:')} />
            <span>
              {words.scopes[scope]}
              <small class="hint">{scope}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Field name="days" type="number" min={1} max={3650} label={words.days} hint={words.daysHint} />
      <FormError error={error} />
      {made !== undefined && (
        <p role="status">
          {words.made} <code class="secret">{made}</code>
        </p>
      )}
      <button type="submit">{words.make}</button>
    </form>
  );
}
