import { useState } from 'preact/hooks';
import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Button, CheckBox, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { providerName } from './providers.ts';

/** Lists the player's linked chats, and whether moves from them are allowed; renders nothing if there are none. */
export function Chats() {
  const words = more().chats;
  const { value, error, reload } = useResource(() => bodyOf(api.GET('/v1/me/external-players')), []);
  if (value === undefined || value.items.length === 0) return <FormError error={error} />;
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p class="quiet">{words.hint}</p>
      <ul class="plain-list">
        {value.items.map((player) => (
          <ClaimedName key={player.id} {...player} onRemoved={reload} />
        ))}
      </ul>
    </section>
  );
}

interface ClaimedNameProps {
  readonly id: string;
  readonly provider: string;
  readonly externalId: string;
  readonly application: string;
  readonly canAct: boolean;
  readonly onRemoved: () => void;
}

function ClaimedName({ id, provider, externalId, application, canAct, onRemoved }: ClaimedNameProps) {
  const words = more().chats;
  const [isAllowed, setAllowed] = useState(canAct);
  const params = { path: { id } };
  const allow = useAction(async (event: Event) => {
    const body = { canAct: (event.currentTarget as HTMLInputElement).checked };
    setAllowed(body.canAct);
    await bodyOf(api.PATCH('/v1/me/external-players/{id}', { params, body })).catch((error: unknown) => {
      setAllowed(!body.canAct);
      throw error;
    });
  });
  const remove = useAction(() =>
    bodyOf(api.DELETE('/v1/me/external-players/{id}', { params })).then(onRemoved),
  );
  const label = (
    <>
      {externalId}
      <small class="hint">{words.from(providerName(provider), application)}</small>
      <FormError error={allow.error ?? remove.error} />
    </>
  );
  return (
    <li class="copy-line">
      <CheckBox label={label} checked={isAllowed} onChange={allow.run} />
      <Button label={words.remove} onClick={() => remove.run()} />
    </li>
  );
}
