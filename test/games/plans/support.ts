import { expect, vi } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import type { TestPlayer } from '../../support/players.ts';
import { startTable, type TestTable } from '../../support/table.ts';
import { waiting } from '../../support/waiting.ts';

/** Draws that give both players the same two tiles in turn. */
export const draws = ['base/U', 'base/V', 'base/U', 'base/V', 'base/U', 'base/V', 'base/U', 'base/V'];

export const tableWith = (service: TestApp, request: object = {}): Promise<TestTable> =>
  startTable(service, 2, { scenario: { draws }, ...request });

/** A player's actions on plans at a table. */
export const plansAt = ({ http }: Pick<TestApp, 'http'>, { id }: { id: string }, { auth }: TestPlayer) => {
  const at = `/v1/games/${id}/plans`;
  return {
    list: () => http.get(at).set(auth),
    options: (tile?: string) =>
      http
        .get(`${at}/options`)
        .query(tile === undefined ? {} : { tile })
        .set(auth),
    create: (body: object) => http.post(at).set(auth).send(body),
    settings: (body: object) => http.patch(at).set(auth).send(body),
    change: (plan: string, body: object) => http.patch(`${at}/${plan}`).set(auth).send(body),
    delete: (plan: string) => http.delete(`${at}/${plan}`).set(auth),
  };
};

export const tileAt = (x: number, y: number, rotation: number, segment?: string) => ({
  type: 'tile',
  x,
  y,
  rotation,
  ...(segment !== undefined && { deploy: { piece: 'meeple', segment } }),
});

/** Waits until the log has this many entries, and returns them. */
export const entriesOf = ({ http }: Pick<TestApp, 'http'>, { id, players }: TestTable, count: number) =>
  vi.waitFor(async () => {
    const { body } = await http.get(`/v1/games/${id}/moves`).set(players[0]!.auth).expect(200);
    expect(body.items).toHaveLength(count);
    return body.items;
  }, waiting);

/** Waits until a player's plans have these states, in order, and returns them. */
export const planStates = (
  service: Pick<TestApp, 'http'>,
  table: TestTable,
  player: TestPlayer,
  states: string[],
) =>
  vi.waitFor(async () => {
    const { items } = (await plansAt(service, table, player).list().expect(200)).body;
    expect(items.map(({ state }: { state: string }) => state)).toEqual(states);
    return items;
  }, waiting);
