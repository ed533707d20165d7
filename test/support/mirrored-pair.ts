import { createMirroredPair, type MirroredPair } from '../../src/games/table/mirrored-pair.ts';
import { DEFAULT_TERMS } from '../../src/games/terms.ts';
import type { TestApp } from './app.ts';
import { lasting, makePlayer } from './players.ts';
import { decide, optionsOf, readTable, type TestTable } from './table.ts';

/** A mirrored pair of new players, as tables; the second has the seats swapped. */
export async function startPair(service: TestApp, request: Partial<MirroredPair> = {}) {
  const anna = await lasting(service, await makePlayer(service));
  const bruno = await lasting(service, await makePlayer(service));
  const rows = await createMirroredPair(service.deps, {
    ...DEFAULT_TERMS,
    ownerId: anna.id,
    players: [anna.id, bruno.id],
    ...request,
  });
  const first: TestTable = { id: rows[0].id, players: [anna, bruno] };
  const second: TestTable = { id: rows[1].id, players: [bruno, anna] };
  return { anna, bruno, first, second };
}

/** Makes the first decision offered to the player to move. */
export async function takeTurn(service: TestApp, table: TestTable) {
  const { awaiting } = await readTable(service, table, table.players[0]!);
  const player = table.players[awaiting.seats[0]]!;
  const [option] = await optionsOf(service, table, player);
  return decide(service, table, player, (option.deployments?.[0] ?? option).decision);
}
