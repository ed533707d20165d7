import { useId, useState } from 'preact/hooks';
import { dayMs } from '../../src/helpers/time-units.ts';
import { useProvenAction } from '../account/proof.tsx';
import { type ApiToken, api, bodyOf, newKey } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { formatTime, more, t } from '../i18n/index.ts';
import { Button, CheckBox, CheckBoxes, Field, FormError, Secret } from '../ui/form.tsx';
import { textIn, useAction, useForm } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

const fields = limits.NewApiToken;
const SCOPES = fields.scopes.values;

/** API tokens for the player's programs. */
export function Tokens() {
  const words = more().tokens;
  const { value, error, reload } = useResource(() => bodyOf(api.GET('/v1/me/tokens')), []);
  const remove = useAction((id: string) =>
    bodyOf(api.DELETE('/v1/me/tokens/{id}', { params: { path: { id } } })).then(reload),
  );
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p class="quiet">
        {words.hint} <a href="/docs">{words.docs}</a>
      </p>
      <FormError error={error ?? remove.error} />
      {value !== undefined && value.items.length > 0 && (
        <ul class="plain-list">
          {value.items.map((token) => (
            <TokenLine key={token.id} token={token} onRemove={() => remove.run(token.id)} />
          ))}
        </ul>
      )}
      <details>
        <summary>{words.more}</summary>
        <NewToken onCreated={reload} />
      </details>
    </section>
  );
}

function TokenLine({ token, onRemove }: { token: ApiToken; onRemove: () => void }) {
  const words = more().tokens;
  const { name, scopes, gameId, lastUsedAt, expiresAt } = token;
  return (
    <li class="copy-line">
      <span>
        {name}
        <small class="hint">
          {scopes.join(', ')} · {lastUsedAt === null ? words.unused : words.used(formatTime(lastUsedAt))}
          {expiresAt !== null && ` · ${words.expires(formatTime(expiresAt))}`}
          {gameId !== null && (
            <>
              {' · '}
              <a href={`/games/${gameId}`}>{words.oneGame}</a>
            </>
          )}
        </small>
      </span>
      <Button label={t().remove} onClick={onRemove} />
    </li>
  );
}

function NewToken({ onCreated }: { onCreated: () => void }) {
  const words = more().tokens;
  const [secret, setSecret] = useState<string>();
  const create = useProvenAction(async (proof, values: FormData) => {
    const body = { ...requestOf(values), ...proof };
    const { token } = await bodyOf(api.POST('/v1/me/tokens', { body, params: { header: newKey() } }));
    setSecret(token);
    onCreated();
  });
  const { submit } = useForm((values) => create.run(values));
  return (
    <>
      {create.dialog}
      <form onSubmit={submit}>
        <TokenFields key={secret} />
        <FormError error={create.error} />
        {secret !== undefined && <Secret label={words.created} secret={secret} />}
        <button type="submit">{words.create}</button>
      </form>
    </>
  );
}

/** The fields of a new token, cleared after each one. */
function TokenFields() {
  const words = more().tokens;
  return (
    <>
      <Field {...fields.name} label={words.name} />
      <CheckBoxes legend={words.may}>
        {SCOPES.map((scope) => (
          <CheckBox
            key={scope}
            name={scope}
            checked={scope.startsWith('games:')}
            label={words.scopes[scope]}
            hint={scope}
          />
        ))}
      </CheckBoxes>
      <GameChoice />
      <Field name="days" type="number" min={1} max={3650} label={words.days} hint={words.daysHint} />
    </>
  );
}

/** The game that a token is for, or all of them. */
function GameChoice() {
  const words = more().tokens;
  const id = useId();
  const query = { mine: true, limit: 100 } as const;
  const { value, error } = useResource(() => bodyOf(api.GET('/v1/games', { params: { query } })), []);
  return (
    <div class="field">
      <label for={id}>{words.forGame}</label>
      <select id={id} name="game" aria-describedby={`${id}-hint`}>
        <option value="">{words.allGames}</option>
        {value?.items.map((game) => (
          <option key={game.id} value={game.id}>
            {game.name}
          </option>
        ))}
      </select>
      <small id={`${id}-hint`} class="hint">
        {words.forGameHint}
      </small>
      <FormError error={error} />
    </div>
  );
}

function requestOf(values: FormData) {
  const days = Number(values.get('days'));
  const gameId = textIn(values, 'game');
  return {
    name: textIn(values, 'name'),
    scopes: SCOPES.filter((scope) => values.get(scope) !== null),
    ...(gameId !== '' && { gameId }),
    ...(days > 0 && { expiresAt: new Date(Date.now() + days * dayMs).toISOString() }),
  };
}
