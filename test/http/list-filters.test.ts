/** Every query parameter of every list in the API description: none is ignored, alone or combined. */

import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  operations,
  type Parameter,
  type PlacedOperation,
  resolved,
} from '../contract/document.ts';
import { useApp } from '../support/app.ts';
import { contents } from '../support/world/contents.ts';
import type { Fields } from '../support/world/credentials.ts';
import { makeGame } from '../support/world/games.ts';
import { makeCompetition, makers, post } from '../support/world/things.ts';
import { makeWorld, type World } from '../support/world.ts';

const service = useApp();
let world: World;
beforeAll(async () => {
  world = await makeWorld(service);
});

const contentOf = ({ responses }: PlacedOperation) => resolved<Answer>(responses['200'] ?? {}).content ?? {};
const isList = (one: PlacedOperation) => one.method === 'GET' && 'application/x-ndjson' in contentOf(one);
const isStream = (one: PlacedOperation) => 'text/event-stream' in contentOf(one);

/** Pages have a test of their own. */
const filtersOf = ({ parameters = [] }: PlacedOperation) =>
  parameters.filter((one) => one.in === 'query' && !['limit', 'cursor'].includes(one.name));

const lists = operations.filter((one) => isList(one) && !isStream(one) && filtersOf(one).length > 0);

type Value = string | ((world: World) => string | Promise<string>);
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const longAgo = '2020-01-01T00:00:00Z';

/** A competition without games; one is enough, as a player can run only some at a time. */
let emptyCup: Promise<string> | undefined;

/** Values that remove items from a list, or add some. One of the choices must. */
const distinguishing: Readonly<Record<string, Value>> = {
  after: '1',
  club: (world) => makers.club(world),
  competition: (world) => (emptyCup ??= makeCompetition(world, 'swiss', [])),
  expansions: 'count',
  freeSeats: '2',
  label: 'No such label',
  opponent: ({ people }) => people.invited.handle,
  player: ({ people }) => people.opponent.handle,
  round: '2',
  search: 'nothing is called this',
  since: tomorrow,
  until: longAgo,
};

/** Values that filter lists of games. */
const keeping: Readonly<Record<string, Value>> = {
  expansions: 'river',
  freeSeats: '1',
  label: 'Spring',
  opponent: ({ people }) => people.opponent.handle,
  search: 'River',
  since: longAgo,
  until: tomorrow,
  status: 'running',
  sort: 'createdAt',
  mine: 'true',
  owner: 'me',
  turn: 'mine',
  followed: 'true',
};

/** Filters implied by the first, so that the second changes nothing. */
const implied: ReadonlySet<string> = new Set([
  'turn mine',
  'freeSeats status',
  'turn status',
  'followed status',
]);

/** Creates games that each filter of a list distinguishes. */
async function games(world: World): Promise<string> {
  const { owner, opponent, rival, stranger } = world.people;
  await contents['listGames']?.(world);
  const rules = { expansions: ['river'] };
  const create = (player: typeof owner, game: object) => post(world, player, '/v1/games', game);
  for (const player of [owner, rival]) {
    await create(player, { name: 'River for two', label: 'Spring', rules });
    const { id } = await create(player, { name: 'River', label: 'Spring', rules });
    const guest = player === owner ? opponent : stranger;
    await guest.post(`/v1/games/${id}/seats`, {}).expect(201);
    await player.post(`/v1/games/${id}/start`, {});
    await create(player, { name: 'Open to many', seatCount: 4, rules: { expansions: ['abbey-and-mayor'] } });
  }
  await makeGame(world, 'finished');
  await makeGame(world, 'scenario');
  await owner.put(`/v1/me/follows/${rival.handle}`, {}).expect(204);
  return owner.handle;
}

const filled: typeof contents = {
  ...contents,
  listGames: (world) => games(world as World),
  listGamesOfPlayer: (world) => games(world as World),
  exportRecords: contents['listResults']!,
  exportRecordTexts: contents['listResults']!,
  listClubs: async (world) => {
    await contents['listClubs']?.(world);
    await post(world, world.people.rival, '/v1/clubs', { handle: 'autumn-club', name: 'Autumn club' });
    return undefined;
  },
  listCompetitions: async (world) => {
    await contents['listCompetitions']?.(world);
    await post(world, world.people.rival, '/v1/competitions', { kind: 'ladder', name: 'Autumn Ladder' });
    return undefined;
  },
};

/** Returns the values to try for a parameter. */
function valuesFor({ name, schema }: Parameter): readonly Value[] {
  const known = distinguishing[name];
  if (known !== undefined) return [known];
  const { enum: choices, type } = schema as { enum?: string[]; type?: string };
  return choices ?? (type === 'boolean' ? ['true'] : []);
}

const textOf = (value: Value) => (typeof value === 'string' ? value : value(world));

describe.each(lists)('$operationId', (operation) => {
  let url: string;
  let auth: Fields;
  beforeAll(async () => {
    const [, parameter] = /\{(\w+)\}/.exec(operation.path) ?? [];
    const id = await filled[operation.operationId]?.(world);
    url = operation.path.replace(`{${parameter}}`, id ?? world.people.rival.handle);
    auth = await world.credential(url.startsWith('/v1/moderation/') ? 'moderate' : 'owner');
  });

  const get = async (query: object) => {
    const request = service.http
      .get(url)
      .query({ limit: 100, ...query })
      .set(auth)
      .buffer(true);
    const { status, body, text } = await request;
    return { status, body, shown: body.items === undefined ? text : JSON.stringify(body.items) };
  };

  const expectProblem = ({ status, body }: Awaited<ReturnType<typeof get>>) => {
    expect([status, body.type]).toEqual([400, '/problems/validation']);
    for (const { detail } of body.errors) expect(detail.length).toBeGreaterThan(20);
  };

  test.each(filtersOf(operation))('does not ignore $name', async (parameter) => {
    const all = await get({});
    expect(all.status).toBe(200);
    const values = valuesFor(parameter);
    expect(values, 'this test knows no value').not.toEqual([]);
    const answers = await Promise.all(
      values.map(async (value) => get({ [parameter.name]: await textOf(value) })),
    );
    for (const answer of answers.filter(({ status }) => status !== 200)) expectProblem(answer);
    expect(answers.some(({ shown }) => shown !== all.shown)).toBe(true);
  });

  if (operation.operationId.startsWith('listGames'))
    test('ignores no parameter in combination, or lists valid ones', async () => {
      const parameters = filtersOf(operation);
      const ignored: string[] = [];
      for (const first of parameters.filter(({ name }) => name in keeping)) {
        const given = { [first.name]: await textOf(keeping[first.name]!) };
        const alone = await get(given);
        if (alone.status === 200) expect(alone.shown, first.name).not.toBe('[]');
        for (const second of parameters.filter(({ name }) => name !== first.name)) {
          const values = valuesFor(second);
          const answers = await Promise.all(
            values.map(async (value) => get({ ...given, [second.name]: await textOf(value) })),
          );
          for (const answer of answers.filter(({ status }) => status !== 200)) expectProblem(answer);
          const pair = `${first.name} ${second.name}`;
          const isSame = answers.every(({ status, shown }) => status === 200 && shown === alone.shown);
          if (isSame && !implied.has(pair)) ignored.push(pair);
        }
      }
      expect(ignored).toEqual([]);
    });
});
