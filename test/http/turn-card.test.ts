import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { decide, optionsOf, playOn, startTable } from '../support/table.ts';
import { shortGame } from './support/short-game.ts';

const service = useApp();

const turnCard = async (id: string, auth: Record<string, string> = {}) =>
  (await service.http.get(`/v1/games/${id}/card`).set(auth).expect(200)).body;

test('the card of the player whose turn it is has everything that a message needs, and its handles work', async () => {
  const table = await startTable(service, 2, { name: 'Sunday table' });
  await playOn(service, table, 2);
  const [one, two] = table.players;
  const card = await turnCard(table.id, one!.auth);
  expect(card).toMatchObject({
    version: 2,
    status: 'running',
    sentence: 'It is your turn in “Sunday table”.',
  });
  expect(card.changes.map(({ seq }: { seq: number }) => seq)).toEqual([2]);
  expect(card.mentions).toEqual([expect.objectContaining({ seat: 0 })]);
  expect(card.pictures[0].alt).toContain('Carcassonne');
  const options = await optionsOf(service, table, one!);
  expect(card.options.map(({ handle }: { handle: string }) => handle)).toEqual(
    options.map(({ handle }: { handle: string }) => handle),
  );
  const [first] = card.options;
  expect(first.text).toMatch(/^-?\d+,-?\d+ r\d+$/);
  const play = first.deployments[0] ?? first;
  const { body } = await decide(service, table, one!, { type: 'option', id: play.handle }).expect(201);
  expect(body.entry.text).toBe(play.text);
  const waiting = await turnCard(table.id, two!.auth);
  expect(waiting.changes.map(({ seq }: { seq: number }) => seq)).toEqual([3]);
});

test('a viewer learns whose turn it is, and gets no options', async () => {
  const table = await startTable(service, 2, shortGame);
  const card = await turnCard(table.id);
  expect(card.options).toEqual([]);
  expect(card.sentence).toMatch(/waits for /);
  await playOn(service, table);
  expect((await turnCard(table.id)).sentence).toMatch(/ is over: .+ won, .+ \d+, .+ \d+\.$/);
});
