import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { playOn, startTable } from '../support/table.ts';

const service = useApp();
const text = 'Keep the last farmer.\nHer city is worth 20.';

test('a note is visible only to its writer, and can be changed and deleted', async () => {
  const table = await startTable(service, 2);
  const [writer, other] = table.players as [(typeof table.players)[0], (typeof table.players)[0]];
  const url = `/v1/games/${table.id}/note`;
  const read = async (player = writer) => (await player.get(url).expect(200)).body;
  expect(await read()).toEqual({ text: '', updatedAt: null });

  await writer.put(url, { text }).expect(200);
  expect(await read()).toMatchObject({ text });
  expect(await read(other)).toEqual({ text: '', updatedAt: null });

  await writer.put(url, { text: 'Enough.' }).expect(200);
  expect(await read()).toMatchObject({ text: 'Enough.' });
  await writer.put(url, { text: '  ' }).expect(200);
  expect(await read()).toEqual({ text: '', updatedAt: null });
  expect(await service.db.prisma.note.count({ where: { gameId: table.id } })).toBe(0);
});

test('a note changes nothing that others can read', async () => {
  const table = await startTable(service, 2);
  const [writer, other] = table.players as [(typeof table.players)[0], (typeof table.players)[0]];
  await playOn(service, table, 4);
  const watcher = await makePlayer(service, 'watcher');
  const paths = [
    '',
    '/moves',
    '/options',
    '/record',
    '/projection',
    '/messages',
    '/card',
    '/notifications',
    '/requests',
    '/board.svg',
    '/moves/3/board.svg',
  ].map((path) => `/v1/games/${table.id}${path}`);
  const readAsOthers = async () => {
    const answers = [];
    for (const auth of [other.auth, watcher.auth, {}])
      for (const path of [...paths, '/v1/games?limit=50']) {
        const { status, body, text: whole } = await service.http.get(path).set(auth);
        answers.push({ path, status, content: whole ?? JSON.stringify(body) });
      }
    return JSON.stringify(answers).replaceAll(/"at":"[^"]*"/g, '');
  };
  const before = await readAsOthers();
  await writer.put(`/v1/games/${table.id}/note`, { text }).expect(200);
  expect(await readAsOthers()).toBe(before);
});

test('a note is limited to 4,000 characters', async () => {
  const { id, players } = await startTable(service, 2);
  const write = (text: string) => players[0]!.put(`/v1/games/${id}/note`, { text });
  await write('a'.repeat(4001)).expect(400);
  await write('a'.repeat(4000)).expect(200);
});
