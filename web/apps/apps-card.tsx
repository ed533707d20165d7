import { type App, api, bodyOf } from '../api/client.ts';
import { formatTime, more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { inFull, shortOrigin } from './app-identity.tsx';

/** Lists the third-party apps that the player has approved; renders nothing if there are none. */
export function Apps() {
  const words = more().apps;
  const { value, error, reload } = useResource(() => bodyOf(api.GET('/v1/me/apps')), []);
  if (value === undefined || value.items.length === 0) return <FormError error={error} />;
  return (
    <section class="card" aria-labelledby="apps">
      <h2 id="apps">{words.cardTitle}</h2>
      <p class="quiet">{words.cardText}</p>
      <ul class="plain-list">
        {value.items.map((app) => (
          <AppLine key={app.id} app={app} onRevoked={reload} />
        ))}
      </ul>
    </section>
  );
}

function AppLine({ app, onRevoked }: { app: App; onRevoked: () => void }) {
  const words = more().apps;
  const { id, name, origin, viaDeviceCode, scopes, lastUsedAt } = app;
  const revoke = useAction(async () => {
    if (!confirm(words.revokeSure(shortOrigin(origin)))) return;
    await bodyOf(api.DELETE('/v1/me/apps/{id}', { params: { path: { id } } }));
    onRevoked();
  });
  return (
    <li class="copy-line">
      <span>
        <span class="address">{shortOrigin(origin)}</span>
        {viaDeviceCode && <small class="hint">{words.byCode}</small>}
        {name !== null && <small class="hint">{words.callsItself(name)}</small>}
        <small class="hint">
          {inFull(scopes)
            .map((scope) => words.scopes[scope])
            .join('; ')}
        </small>
        <small class="hint">{lastUsedAt === null ? words.unused : words.used(formatTime(lastUsedAt))}</small>
        <FormError error={revoke.error} />
      </span>
      <Button label={words.revoke} onClick={() => revoke.run()} />
    </li>
  );
}
