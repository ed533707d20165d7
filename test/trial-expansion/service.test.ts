import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { decisionLinks } from '../../src/notifications/links.ts';
import { say, speakItalian } from '../chat/support/talk.ts';
import { planStates, plansAt } from '../games/plans/support.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { agreeTo } from '../support/requests.ts';
import { decide, optionsOf, readTable, type TestTable } from '../support/table.ts';
import { layTent, startFair, startFairWith, tent } from './fair-game.ts';

const service = useApp();
useWorkers(service);

describe('over HTTP', () => {
  test('a game is created, with its decision made out of turn, described and recorded', async () => {
    const table = await startFair(service);
    const [anna, bruno, carla] = table.players;
    const { awaiting } = await layTent(service, table);
    expect(awaiting).toMatchObject({ seats: [1], phase: 'cheer', decisions: ['cheer'] });
    await decide(service, table, carla!, { type: 'cheer', at: tent }).expect(409);
    const [first, last] = await optionsOf(service, table, bruno!);
    expect(first).toMatchObject({
      decision: { type: 'cheer', at: tent },
      declines: false,
      target: { segments: ['0,-1:city0'] },
      text: 'cheer at 0,-1',
      gains: [0, 1, 0],
    });
    expect(last).toMatchObject({ decision: { type: 'cheer', at: null }, declines: true });
    const { entry } = (await decide(service, table, bruno!, first.decision).expect(201)).body;
    expect(entry.events).toContainEqual({ type: 'cheered', seat: 1, feature: '0,-1:city0' });
    expect(entry.sentence).toContain(`${bruno!.handle} cheers at 0,-1:city0.`);
    const game = await readTable(service, table, anna!);
    expect(game.table.expansions).toEqual({ fair: { cheers: [0, 1, 0] } });
    expect(game.awaiting.seats).toEqual([2]);
  });

  test('an illegal decision is refused with its rule', async () => {
    const table = await startFair(service);
    await layTent(service, table);
    const { body } = await decide(service, table, table.players[1]!, {
      type: 'cheer',
      at: { ...tent, segment: 'city1' },
    }).expect(422);
    expect(body).toMatchObject({ reason: 'no-tent', rule: 'R-FAIR-2' });
  });

  test('the API description includes its decision, event and view', async () => {
    const { body } = await service.http.get('/openapi.json').expect(200);
    const named = ['CheerDecision', 'CheeredEvent', 'FairView'];
    expect(Object.keys(body.components.schemas)).toEqual(expect.arrayContaining(named));
  });

  test('the rules include it with its tiles', async () => {
    const { body } = await service.http.get('/v1/rules').expect(200);
    expect(JSON.stringify(body)).toContain('fair/A');
  });
});

describe('by text commands', () => {
  test('a game is played in English and in Italian', async () => {
    const table = await startFair(service);
    const [, bruno, carla] = table.players;
    await layTent(service, table);
    const about = { game: table.id };
    const options = await say(service, bruno!, 'options', about);
    expect(options.text).toContain('cheer at 0,-1');
    expect(options.text).toContain('stay silent');
    expect((await say(service, bruno!, 'pass', about)).outcome).toBe('done');
    await speakItalian(service, carla!);
    expect((await say(service, carla!, 'opzioni', about)).text).toContain('applaudire a 0,-1');
    expect((await say(service, carla!, 'applaudi 0,-1:city0', about)).text).toContain('applaude');
  });

  test('sentences omit what the board shows', async () => {
    const table = await startFair(service);
    const bruno = table.players[1]!;
    await layTent(service, table);
    const wrong = await say(service, bruno, 'cheer road0');
    expect(wrong.outcome).toBe('not-understood');
    expect((await say(service, bruno, 'cheer city0')).text).toContain('cheers at 0,-1:city0.');
  });

  test('a decision about the tile just placed names only its segment', async () => {
    const table = await startFairWith(service, ['fair/C', 'base/E', 'base/U']);
    const anna = table.players[0]!;
    await decide(service, table, anna, { type: 'tile', x: 1, y: 0, rotation: 0 }).expect(201);
    const options = await optionsOf(service, table, anna);
    expect(options.at(-2)).toMatchObject({
      decision: { type: 'cry', on: 'booth0' },
      target: { segments: ['1,0:booth0'] },
    });
    expect((await say(service, anna, 'cry booth0', { game: table.id })).outcome).toBe('done');
  });

  test('a table with it is created by its name', async () => {
    const table = await startFair(service);
    const { text } = await say(service, table.players[0]!, 'new 2 players fair');
    expect(text).toContain('The Fair');
  });
});

describe('options that differ only by their place on the tile', () => {
  test('name the side over HTTP and in a chat', async () => {
    const table = await startFairWith(service, ['fair/C', 'base/E', 'base/U']);
    const anna = table.players[0]!;
    await decide(service, table, anna, { type: 'tile', x: 1, y: 0, rotation: 0 }).expect(201);
    const texts = (await optionsOf(service, table, anna)).map((option: { text: string }) => option.text);
    expect(texts).toEqual([
      'the crier onto the road, in the east',
      'the crier onto the road, in the west',
      'the crier into the field, in the north',
      'the crier into the field, in the south',
      'the crier to the booth',
      'keep the crier',
    ]);
    const { text } = await say(service, anna, 'options', { game: table.id });
    expect(text.split('\n').filter((line) => line.includes('crier onto the road'))).toHaveLength(2);
  });
});

describe('a member it adds to the placement decision', () => {
  const fiddling = { type: 'tile', x: 0, y: -1, rotation: 180, fiddle: 'city0' } as const;
  const withFarmer = { ...fiddling, deploy: { piece: 'meeple', segment: 'field0' } } as const;

  test('is offered, refused by its rule, played, reported, undone and played again', async () => {
    const table = await startFair(service);
    const [anna] = table.players;
    const options = await optionsOf(service, table, anna!);
    const option = options.find(({ decision }: { decision: { y: number } }) => decision.y === -1);
    const both = option.deployments.find(({ decision }: { decision: object }) =>
      isDeepStrictEqual(decision, withFarmer),
    );
    expect(both).toMatchObject({
      text: 'square 1, turned upside down, a farmer in the field, the fiddler into the city',
      gains: [24, 0, 0],
    });
    const { body } = await decide(service, table, anna!, { ...fiddling, fiddle: 'road0' }).expect(422);
    expect(body).toMatchObject({ reason: 'no-fiddling', rule: 'R-FAIR-6' });
    expect(body.legal.decisions).toContainEqual(withFarmer);
    const { entry } = (await decide(service, table, anna!, withFarmer).expect(201)).body;
    expect(entry).toMatchObject({ decision: withFarmer, text: '0,-1 r180 meeple@field0 + fiddle city0' });
    const [handle] = [anna!.handle];
    expect(entry.sentence).toContain(
      `${handle} places a tile at 0,-1, puts a farmer in the field and puts the fiddler in the city.`,
    );
    const game = await agreeTo(service, table, 0, 'undo');
    expect(game.awaiting).toMatchObject({ seats: [0], phase: 'place' });
    await decide(service, table, anna!, { type: 'option', id: await handleOf(table, withFarmer) }).expect(
      201,
    );
    expect((await readTable(service, table, anna!)).table.seats[0]).toMatchObject({ score: 24 });
  });

  test('is planned and carried out', async () => {
    const table = await startFairWith(service, ['base/E', 'base/U', 'base/U', 'fair/A']);
    const [anna, bruno, carla] = table.players;
    const at = (x: number, y: number, rotation: number) => ({ type: 'tile', x, y, rotation });
    await decide(service, table, anna!, at(0, 1, 180)).expect(201);
    const plans = plansAt(service, table, anna!);
    const { body } = await plans.create({ tile: 'fair/A', decisions: [withFarmer] }).expect(201);
    expect(body).toMatchObject({ notation: ['0,-1 r180 meeple@field0 + fiddle city0'] });
    await decide(service, table, bruno!, at(1, 0, 90)).expect(201);
    await decide(service, table, carla!, at(2, 0, 90)).expect(201);
    await planStates(service, table, anna!, ['done']);
    expect((await readTable(service, table, anna!)).last).toMatchObject({ seat: 0, decision: withFarmer });
  });

  test('is written and read in a chat, in both languages', async () => {
    const table = await startFair(service);
    const [anna] = table.players;
    const about = { game: table.id };
    const all = await optionsOf(service, table, anna!);
    const { label } = all.find(({ decision }: { decision: { y: number } }) => decision.y === -1);
    const { text } = await say(service, anna!, `options ${label}`, about);
    expect(text).toContain('field + the fiddler into the city (city S tent)');
    expect((await say(service, anna!, `${label} field + fiddler city`, about)).outcome).toBe('done');
    expect((await readTable(service, table, anna!)).last.decision).toEqual(withFarmer);
    await agreeTo(service, table, 0, 'undo');
    expect((await say(service, anna!, `${label} field`, about)).outcome).toBe('done');
    expect((await readTable(service, table, anna!)).last.decision).not.toHaveProperty('fiddle');
    await agreeTo(service, table, 0, 'undo');
    await speakItalian(service, anna!);
    const wrong = await say(service, anna!, '(0,-1) 180 suona strada 0', about);
    expect(wrong.outcome).not.toBe('done');
    const played = await say(service, anna!, '(0,-1) 180 seguace su campo 0 + suona città 0', about);
    expect(played.text).toContain('il violinista');
    const { last } = await readTable(service, table, anna!);
    expect(last.decision).toEqual(withFarmer);
  });

  test('appears in the list behind an email link', async () => {
    const table = await startFair(service);
    const links = await decisionLinks(service.deps, table.id, 0, table.players[0]!.id);
    const { text } = await service.http
      .get(new URL(links.list).pathname + new URL(links.list).search)
      .expect(200);
    expect(text).toContain('a farmer in the field and the fiddler into the city');
  });

  async function handleOf(table: TestTable, decision: object): Promise<string> {
    const options: { deployments: { decision: object; handle: string }[] }[] = await optionsOf(
      service,
      table,
      table.players[0]!,
    );
    const found = options
      .flatMap(({ deployments }) => deployments)
      .find((each) => isDeepStrictEqual(each.decision, decision));
    return found?.handle ?? '';
  }
});

describe('in pictures', () => {
  test('its tile and piece are drawn, and the question is described', async () => {
    const table = await startFair(service);
    await layTent(service, table);
    const { body } = await service.http.get(`/v1/games/${table.id}/board.svg`).expect(200);
    const svg = body.toString();
    expect(svg).toContain('<svg');
    expect(svg).toContain('cheer at the fair');
  });
});
