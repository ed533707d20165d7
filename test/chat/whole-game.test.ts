import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Decision, formatDecision, type GameRecord, recordSchema } from '../../src/engine/index.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { decide, optionsOf, readTable, type TestTable } from '../support/table.ts';
import { say, speakItalian } from './support/talk.ts';

const service = useApp();

const recordIn = (file: string) =>
  recordSchema.parse(JSON.parse(readFileSync(`examples/records/${file}.json`, 'utf8')));

/** A table that replays a recorded game; its players sit down by text. */
async function tableFor({ players: names, rules, draws, start }: GameRecord): Promise<TestTable> {
  const players: TestPlayer[] = [];
  for (const name of names) players.push(await makePlayer(service, name));
  const [owner, ...others] = players as [TestPlayer, ...TestPlayer[]];
  const request = { name: 'Again', seatCount: players.length, rules, scenario: { draws, start } };
  const { body } = await owner.post('/v1/games', request).expect(201);
  for (const player of others) await say(service, player, `join #${body.id.slice(-5)}`);
  return { id: body.id, players };
}

/**
 * The label of a decision among a player's options; its text if it turns a symmetric tile, which is offered as
 * printed.
 */
async function labelOf(table: TestTable, player: TestPlayer, decision: Decision): Promise<string> {
  const text = formatDecision(decision);
  const options = await optionsOf(service, table, player);
  const plays = options.flatMap((option: { deployments?: object[] }) => [
    option,
    ...(option.deployments ?? []),
  ]);
  return plays.find((play: { decision: Decision }) => formatDecision(play.decision) === text)?.label ?? text;
}

test('two players, one English and one Italian, play a short game to the end by text only', async () => {
  const { draws, decisions, ...rest } = recordIn('base-game');
  const record = { ...rest, draws: draws.slice(0, 12), decisions: decisions.slice(0, 12) };
  const table = await tableFor(record);
  const [anna, bruno] = table.players as [TestPlayer, TestPlayer];
  await speakItalian(service, bruno);
  let answer = await say(service, anna, 'board');
  for (const [index, { seat, decision }] of record.decisions.entries()) {
    const player = table.players[seat] as TestPlayer;
    const request = decision as Decision;
    const text = index % 2 === 0 ? formatDecision(request) : await labelOf(table, player, request);
    const about = index % 3 === 0 ? { game: table.id, version: index } : {};
    answer = await say(service, player, seat === 1 ? `gioca ${text}` : text.toUpperCase(), about);
    expect(answer, answer.text).toMatchObject({ outcome: 'done', game: table.id, version: index + 1 });
  }
  const { scores } = await readTable(service, table, anna);
  expect(answer.text).toContain(`: ${anna.handle} ${scores[0]}, ${bruno.handle} ${scores[1]}.`);
  expect(answer.awaiting).toEqual([]);
  const score = await say(service, bruno, 'punti');
  expect(score.text).toContain('è finita dopo 12 mosse');
  expect((await say(service, bruno, 'storia 1')).text).toContain('La partita è finita');
  expect((await say(service, anna, 'log 1')).text).toContain('The game is over');
});

/** Decisions of a kind made by text; further ones are sent over HTTP, which is faster. */
const enough = 8;

test('every kind of decision of all expansions can be written, listed and declined by text', async () => {
  const record = recordIn('all-expansions');
  const table = await tableFor(record);
  const said = new Map<string, number>();
  for (const { seat, decision } of record.decisions) {
    const player = table.players[seat] as TestPlayer;
    const kind = `${decision.type} ${'deploy' in decision ? decision.deploy?.piece : ''}`;
    said.set(kind, (said.get(kind) ?? 0) + 1);
    if (said.get(kind)! > enough) {
      await decide(service, table, player, decision).expect(201);
      continue;
    }
    if (decision.type !== 'tile') {
      const options = await say(service, player, seat % 2 === 0 ? 'options' : 'mosse', { game: table.id });
      expect(options.text).toMatch(/^1 .*/m);
      expect(options.text).not.toMatch(/undefined|null|NaN|object|meeple@/);
    }
    const text = formatDecision(decision);
    const isNo = / -$|^draw$/.test(text);
    const answer = await say(service, player, isNo ? 'pass' : text, { game: table.id });
    expect(answer.outcome, answer.text).toBe('done');
  }
  const points = record.result?.scores.map((score, seat) => `${table.players[seat]?.handle} ${score}`);
  const { text } = await say(service, table.players[0] as TestPlayer, 'turn', { game: table.id });
  expect(text).toContain(points?.join(', '));
});
