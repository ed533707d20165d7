import { describe, expect, test } from 'vitest';
import { parseDecision } from '../../src/engine/index.ts';
import { useApp } from '../support/app.ts';
import { decide, optionsOf, playOn, startTable, type TestTable } from '../support/table.ts';
import { shortGame } from './support/short-game.ts';

const service = useApp();

const questionFor = async (table: TestTable, player: number, language: string) => {
  const { auth } = table.players[player]!;
  const get = service.http.get(`/v1/games/${table.id}/options`).set(auth).set('accept-language', language);
  return (await get.expect(200).expect('vary', /accept-language/i)).body;
};

test('describes the question and options in the language of the request', async () => {
  const table = await startTable(service, 2, { scenario: { draws: ['base/U', 'base/U'] } });
  const english = await questionFor(table, 0, 'en');
  expect(english.question).toBe('Place a tile.');
  const [first] = english.options;
  const { x, y } = first.decision;
  expect(first).toMatchObject({ declines: false, target: { cell: { x, y } } });
  expect(first.text).toMatch(/^square 1, (as it is|turned (once to the (right|left)|upside down))$/);
  expect(first.deployments[0].text).toMatch(new RegExp(`^${first.text}, a \\w+ (in|on) the \\w+`));
  const texts = english.options.flatMap((option: { text: string; deployments: { text: string }[] }) =>
    [option, ...option.deployments].map(({ text }) => text),
  );
  expect(new Set(texts).size).toBe(texts.length);
  const italian = await questionFor(table, 0, 'it-IT,it;q=0.9,en;q=0.8');
  expect(italian.question).not.toBe(english.question);
  expect(italian.options[0].text).not.toBe(first.text);
  expect(italian.options[0].handle).toBe(first.handle);
});

test('marks options that decline, and where each one points', async () => {
  const table = await startTable(service, 2, {
    rules: { expansions: ['abbey-and-mayor', 'count'] },
    scenario: { draws: ['base/L', 'base/D', 'base/L', 'abbey/A', 'base/L'] },
  });
  const decisions = [
    [0, '-3,-1 r180 wagon@road0'],
    [1, '2,1 r270 meeple@road0'],
    [0, '-2,2 r0 meeple@road1'],
    [1, '-4,-1 r270 wagon@road2'],
  ] as const;
  for (const [seat, text] of decisions)
    await decide(service, table, table.players[seat]!, parseDecision(text)!).expect(201);
  const wagon = await questionFor(table, 0, 'en');
  expect(wagon).toMatchObject({
    awaiting: { phase: 'wagon' },
    question: 'Move your wagon, or take it home.',
  });
  expect(wagon.options.map(factsOf)).toEqual([
    { declines: false, target: { segments: ['-4,-1:road0'] } },
    { declines: false, target: { segments: ['-3,-1:road1'] } },
    { declines: true, target: null },
  ]);
});

const factsOf = ({ declines, target }: { declines: boolean; target: unknown }) => ({ declines, target });

const turnCard = async (id: string, auth: Record<string, string> = {}) =>
  (await service.http.get(`/v1/games/${id}/card`).set(auth).expect(200)).body;

interface Listed {
  readonly label: string;
  readonly handle: string;
  readonly decision: object;
  readonly deploymentCount?: number;
  readonly deployments?: readonly Listed[];
}

describe('a portal among many tiles, with thousands of deployments', () => {
  const row = Array.from({ length: 40 }, (_, x) => ({ tile: 'base/U', x, y: 0, rotation: 90 }));
  const portal = (draws: string[]) => ({
    rules: { expansions: ['princess-and-dragon', 'inns-and-cathedrals'] },
    scenario: { draws, start: row },
  });
  const totalOf = (options: readonly Listed[]) =>
    options.reduce((sum, { deploymentCount = 0 }) => sum + deploymentCount, 0);
  const expectOnlyCounts = (options: readonly Listed[]) => {
    expect(totalOf(options)).toBeGreaterThan(1000);
    for (const option of options) {
      expect(option.deploymentCount).toBeGreaterThan(0);
      expect(option).not.toHaveProperty('deployments');
    }
  };

  test('has its number of deployments in the list, and all of them at one label', async () => {
    const table = await startTable(service, 2, portal(['dragon/B', 'base/E', 'base/E', 'base/E']));
    const [one] = table.players;
    const options: Listed[] = await optionsOf(service, table, one!);
    expectOnlyCounts(options);
    const third = options[2]!;
    const get = async (label: string) =>
      (await one!.get(`/v1/games/${table.id}/options?option=${label}`).expect(200)).body.options;
    const [whole, ...others]: Listed[] = await get(third.label);
    expect(others).toEqual([]);
    const { deployments, ...bare } = whole!;
    expect(bare).toEqual(third);
    expect(deployments).toHaveLength(third.deploymentCount!);
    expect(new Set(deployments!.map(({ handle }) => handle)).size).toBe(third.deploymentCount);
    expect(await get('999')).toEqual([]);
    const last = deployments!.at(-1)!;
    expect(last.decision).toMatchObject({ ...third.decision, deploy: { y: 0 } });
    const played = await one!.post(`/v1/games/${table.id}/commands`, { text: last.label }).expect(200);
    expect(played.body.outcome).toBe('done');
    const { body: entries } = await one!.get(`/v1/games/${table.id}/moves`).expect(200);
    expect(entries.items.at(-1).decision).toEqual(last.decision);
  });

  test('gives handles that can be played', async () => {
    const table = await startTable(service, 2, portal(['dragon/B', 'base/E', 'base/E', 'base/E']));
    const [one] = table.players;
    const card = await turnCard(table.id, one!.auth);
    expect(totalOf(card.options)).toBeGreaterThan(1000);
    expect(card.options.every(({ deployments }: Listed) => deployments?.length === 0)).toBe(true);
    const { label } = card.options[1];
    const part = await one!.get(`/v1/games/${table.id}/card?option=${label}`).expect(200);
    const [option]: Listed[] = part.body.options;
    expect(option?.deployments).toHaveLength(card.options[1].deploymentCount);
    const { handle } = option!.deployments!.at(-1)!;
    await decide(service, table, one!, { type: 'option', id: handle }).expect(201);
  });

  test('can be planned in the same way', async () => {
    const table = await startTable(service, 2, portal(['base/E', 'dragon/B', 'base/E', 'base/E']));
    const two = table.players[1]!;
    const url = `/v1/games/${table.id}/plans/options`;
    const { body: planned } = await two.get(`${url}?tile=dragon/B`).expect(200);
    expectOnlyCounts(planned.options);
    const { label } = planned.options[4];
    const { body: one } = await two.get(`${url}?tile=dragon/B&option=${label}`).expect(200);
    expect(one.options[0].deployments).toHaveLength(planned.options[4].deploymentCount);
    const { body: explored } = await two.post(url).send({ tile: 'dragon/B', option: label }).expect(200);
    expect(explored.options).toEqual(one.options);
  });
});

test('gives the player to move a card with everything for a message, with working handles', async () => {
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

test('shows spectators the player to move, without options', async () => {
  const table = await startTable(service, 2, shortGame);
  const card = await turnCard(table.id);
  expect(card.options).toEqual([]);
  expect(card.sentence).toMatch(/waits for /);
  await playOn(service, table);
  expect((await turnCard(table.id)).sentence).toMatch(/ is over: .+ won, .+ \d+, .+ \d+\.$/);
});
