import type { ComponentChildren } from 'preact';
import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

/** Lists the players that the reader has blocked or muted. */
export function Blocks() {
  const words = more().security.blocks;
  const query = { limit: 100 };
  const blocks = useResource(() => bodyOf(api.GET('/v1/me/blocks', { params: { query } })), []);
  const mutes = useResource(() => bodyOf(api.GET('/v1/me/mutes', { params: { query } })), []);
  const undo = useAction((action: () => Promise<unknown>) => action());
  const unblock = (player: string) =>
    bodyOf(api.DELETE('/v1/me/blocks/{player}', { params: { path: { player } } })).then(blocks.reload);
  const unmute = (player: string, game: string | null) => {
    const params = { path: { player }, query: game === null ? {} : { game } };
    return bodyOf(api.DELETE('/v1/me/mutes/{player}', { params })).then(mutes.reload);
  };
  const blocked = blocks.value?.items ?? [];
  const muted = mutes.value?.items ?? [];
  return (
    <section class="card" aria-labelledby="blocks">
      <h2 id="blocks">{words.title}</h2>
      <p class="quiet">{words.text}</p>
      <FormError error={blocks.error ?? mutes.error ?? undo.error} />
      {blocked.length + muted.length === 0 && <p>{words.none}</p>}
      <ul class="plain-list">
        {blocked.map(({ playerId, displayName }) => (
          <Line key={`block ${playerId}`} name={displayName} state={words.blocked}>
            <Button label={words.unblock} onClick={() => undo.run(() => unblock(playerId))} />
          </Line>
        ))}
        {muted.map(({ playerId, displayName, game }) => (
          <Line key={`mute ${playerId} ${game}`} name={displayName} state={words.muted}>
            <Button label={words.unmute} onClick={() => undo.run(() => unmute(playerId, game))} />
          </Line>
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly state: string;
  readonly children: ComponentChildren;
}

function Line({ name, state, children }: LineProps) {
  return (
    <li class="copy-line">
      <span class="grow">
        {name} <small class="badge">{state}</small>
      </span>
      {children}
    </li>
  );
}
