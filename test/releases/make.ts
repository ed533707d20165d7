import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBackup } from '../../src/commands/backup/make.ts';
import { withTemporaryService } from '../../src/commands/temporary-service.ts';
import { callerOf, essentials, type Fixture } from './fixture.ts';

/**
 * `node --import tsx test/releases/make.ts VERSION` writes the backup of a service in the middle of games, made before a
 * version is released, into a folder of that version. `upgrade.test.ts` restores each of them with today's code.
 */
async function make(version: string): Promise<void> {
  const folder = join(import.meta.dirname, version);
  await withTemporaryService(async (url, { config }) => {
    const fixture = await playAt(url);
    await mkdir(folder);
    await makeBackup(String(config.databaseUrl), join(folder, 'backup'));
    await writeFile(join(folder, 'fixture.json'), `${JSON.stringify(fixture)}\n`);
  });
}

/** Makes people and games: one between two people with everything in play, one that robots have finished, an open one. */
async function playAt(url: string): Promise<Fixture> {
  const password = 'correct horse of the fixture';
  const call = callerOf(url);
  const logIn = async (handle: string) => {
    const account = { email: `${handle}@example.org`, password };
    await call('POST', '/v1/accounts', { body: { ...account, handle } });
    return (await call('POST', '/v1/sessions', { body: account })).accessToken as string;
  };
  const [anna, bruno] = [await logIn('anna'), await logIn('bruno')];
  const { token } = await call('POST', '/v1/me/tokens', {
    token: anna,
    body: { name: 'fixture', scopes: ['games:play'], password },
  });
  await call('POST', '/v1/guests', {});
  const expansions = [
    'inns-and-cathedrals',
    'traders-and-builders',
    'king-and-robber',
    'count',
    'river',
    'abbey-and-mayor',
  ];
  const running = await call('POST', '/v1/games', {
    token: anna,
    body: { name: 'Running', seatCount: 2, rules: { expansions } },
  });
  await call('POST', `/v1/games/${running.id}/seats`, { token: bruno, body: {} });
  await play(call, running.id, [anna, bruno], 24);
  await call('POST', `/v1/games/${running.id}/messages`, { token: bruno, body: { text: 'Well played!' } });
  await call('PUT', `/v1/games/${running.id}/note`, {
    token: anna,
    body: { text: 'The field in the north.' },
  });
  await call('POST', `/v1/games/${running.id}/requests`, { token: bruno, body: { kind: 'pause' } });
  const finished = await call('POST', '/v1/games', {
    token: anna,
    body: { name: 'Finished', join: false, robots: ['easy', 'easy'], rules: { expansions: ['river'] } },
  });
  await call('POST', '/v1/games', { token: bruno, body: { name: 'Open', seatCount: 3 } });
  while ((await call('GET', `/v1/games/${finished.id}`, { token: anna })).status === 'running')
    await new Promise((resolve) => setTimeout(resolve, 200));
  const entriesOf = async ({ id }: { id: string }) =>
    (await call('GET', `/v1/games/${id}/moves?limit=200`, { token: anna })).items.map(essentials);
  const games = [];
  for (const game of [running, finished]) games.push({ id: game.id, entries: await entriesOf(game) });
  return { players: ['anna', 'bruno'], password, token, games };
}

/** Makes the first decision that is offered, `count` times. */
async function play(
  call: ReturnType<typeof callerOf>,
  game: string,
  tokens: readonly string[],
  count: number,
): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const { awaiting } = await call('GET', `/v1/games/${game}`, { token: tokens[0] });
    const token = tokens[awaiting.seats[0]];
    const { options } = await call('GET', `/v1/games/${game}/options`, { token });
    const [{ decision, deployments }] = options;
    await call('POST', `/v1/games/${game}/moves`, { token, body: deployments?.[0]?.decision ?? decision });
  }
}

const [version] = process.argv.slice(2);
if (version === undefined) throw new Error('Name the version: node --import tsx test/releases/make.ts 0.1.0');
await make(version);
