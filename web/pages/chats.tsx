import { useState } from 'preact/hooks';
import { api, bodyOf } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { t } from '../i18n/index.ts';
import { providerName } from '../providers.ts';
import { useAsked } from '../use-resource.ts';

/** The names under which chats know the player, and whether they may play for the player; nothing without any. */
export function Chats() {
  const words = t().chats;
  const { value, error, again } = useAsked(() => bodyOf(api.GET('/v1/me/external-players')), []);
  if (value === undefined || value.items.length === 0) return <FormError error={error} />;
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p class="quiet">{words.hint}</p>
      <ul class="plain-list">
        {value.items.map((name) => (
          <KnownAs key={name.id} {...name} onParted={again} />
        ))}
      </ul>
    </section>
  );
}

interface KnownAsProps {
  readonly id: string;
  readonly provider: string;
  readonly externalId: string;
  readonly application: string;
  readonly mayAct: boolean;
  readonly onParted: () => void;
}

function KnownAs({ id, provider, externalId, application, mayAct, onParted }: KnownAsProps) {
  const words = t().chats;
  const [isTicked, setTicked] = useState(mayAct);
  const [error, setError] = useState<unknown>();
  const params = { path: { id } };
  const letAct = (event: Event) => {
    const body = { mayAct: (event.currentTarget as HTMLInputElement).checked };
    setTicked(body.mayAct);
    bodyOf(api.PATCH('/v1/me/external-players/{id}', { params, body })).catch((problem: unknown) => {
      setTicked(!body.mayAct);
      setError(problem);
    });
  };
  const part = () => bodyOf(api.DELETE('/v1/me/external-players/{id}', { params })).then(onParted, setError);
  return (
    <li class="copy-line">
      <label class="option">
        <input type="checkbox" checked={isTicked} onChange={letAct} />
        <span>
          {externalId}
          <small class="hint">{words.from(providerName(provider), application)}</small>
          <FormError error={error} />
        </span>
      </label>
      <button type="button" onClick={part}>
        {words.part}
      </button>
    </li>
  );
}
