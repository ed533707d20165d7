import { expect, test } from 'vitest';
import { useApp } from '../../support/app.ts';
import { makePlayer } from '../../support/players.ts';
import {
  announce,
  begin,
  enter,
  playRound,
  read,
  runningGames,
  standings,
  type TestCompetition,
} from './support.ts';

const service = useApp();

async function divisions(league: TestCompetition, season?: number): Promise<number[][]> {
  const { rows } = await standings(service, league, season === undefined ? {} : { season });
  const found: number[][] = [];
  for (const { pool, playerId } of rows) {
    found[pool - 1] ??= [];
    found[pool - 1]?.push(1 + league.players.findIndex(({ id }) => id === playerId));
  }
  return found.map((each) => each.sort((one, other) => one - other));
}

test('a league moves the best up and the last down, season by season', async () => {
  const settings = { kind: 'league', rounds: 2, divisionSize: 3, moving: 1 };
  const league = await announce(service, 6, settings);
  await begin(service, league);
  expect(await runningGames(service, league)).toHaveLength(6);
  expect(await divisions(league)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  const added = await makePlayer(service, 'entrant');
  await enter(service, league.id, added);
  const leaver = league.players[4];
  await service.http
    .delete(`/v1/competitions/${league.id}/entrants/${leaver?.handle}`)
    .set(leaver?.auth ?? {})
    .expect(204);
  await playRound(service, league);
  const all = { ...league, players: [...league.players, added] };
  expect(await read(service, all)).toMatchObject({ status: 'running', round: 2, entrants: 6 });
  expect(await divisions(all)).toEqual([
    [1, 2, 4],
    [3, 6, 7],
  ]);
  expect(await divisions(all, 1)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  await playRound(service, all);
  expect(await read(service, all)).toMatchObject({ status: 'finished', rounds: 2 });
});
