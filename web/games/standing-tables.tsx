import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { more, t } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

type StandingTable = Schemas['StandingTable'];

/** Lists the player's standing tables; renders nothing if there are none. */
export function StandingTables({ playerId }: { playerId: string }) {
  const words = more().pools;
  const tables = useResource(() => bodyOf(api.GET('/v1/me/standing-tables')), [playerId]);
  const act = useAction(async (request: () => Promise<unknown>) => {
    await request();
    tables.reload();
  });
  const items = tables.value?.items ?? [];
  if (items.length === 0) return null;
  const pause = (id: string, isPaused: boolean) => () =>
    bodyOf(api.PATCH('/v1/me/standing-tables/{id}', { params: { path: { id } }, body: { isPaused } }));
  const end = (id: string) => () =>
    bodyOf(api.DELETE('/v1/me/standing-tables/{id}', { params: { path: { id } } }));
  return (
    <section class="card pools">
      <h2>{words.standing}</h2>
      <FormError error={act.error} />
      <ul class="plain-list">
        {items.map((table) => (
          <li key={table.id} class="copy-line">
            <span class="grow">{describe(table)}</span>
            <Button
              label={table.pauseReason === null ? words.pause : words.goOn}
              onClick={() => act.run(pause(table.id, table.pauseReason === null))}
            />
            <Button label={words.end} onClick={() => act.run(end(table.id))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe({ game, open, running, pauseReason }: StandingTable): string {
  const words = more().pools;
  const expansions = game.rules.expansions.map((id) => t().game.expansions[id]?.name ?? id);
  const played = expansions.length === 0 ? [words.presets.base] : expansions;
  const state = pauseReason === null ? words.state(open, running) : words.paused[pauseReason];
  return [...(game.name === null ? [] : [game.name]), words.players(game.seatCount), ...played, state].join(
    ' · ',
  );
}
