import { writeFile } from 'node:fs/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { formatDecision } from '../../src/engine/index.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makeApplication, makeExternal, type TestApplication } from '../support/players.ts';
import { decide, optionsOf, readTable, seatAll, startTable, type TestTable } from '../support/table.ts';
import { type BotProcess, startBot } from './support/irc-bot.ts';
import { type IrcUser, joinIrc } from './support/irc-user.ts';
import { describeOnIrc, useNetwork } from './support/network.ts';
import { freePort, newMemoryFile } from './support/places.ts';

const channel = '#carcassonne';
const bot = 'meeple';

const request = {
  name: 'Sunday table',
  rules: { expansions: ['inns-and-cathedrals'] },
  scenario: {
    draws: ['E', 'N', 'V', 'B', 'U', 'H', 'D', 'W', 'E', 'M'].map((tile) => `base/${tile}`),
  },
};
/** The lines the two play in it, in order. */
const moves = [
  '0,-1 r180 meeple@city0',
  '-1,-1 r0 meeple@city0',
  '-1,0 r270 meeple@road0',
  '-2,0 r0 meeple@monastery0',
  '-3,0 r0 meeple@road0',
  '-4,0 r0 meeple@city0',
  '-4,1 r0 meeple@city0',
  '-5,0 r90 meeple@road0',
  '-4,2 r90 meeple@city0',
  '-5,2 r0 meeple@city0',
];

describeOnIrc('the IRC bot', () => {
  const service = useApp();
  useWorkers(service);
  const network = useNetwork();
  let application: TestApplication;
  beforeEach(async () => {
    application = await makeApplication(service, ['players:act-for', 'webhooks']);
  });

  /** Starts the bot until the test ends. */
  async function startHere(more: Record<string, string> = {}): Promise<BotProcess> {
    const memory = { BOT_MEMORY: await newMemoryFile(), BOT_PORT: String(await freePort()) };
    const started = await startBot(service, network, application, channel, { ...memory, ...more });
    onTestFinished(() => started.end());
    return started;
  }

  /** A scenario game of IRC users, created by the application. */
  async function tableFor(...users: IrcUser[]): Promise<TestTable> {
    const seats = users.map(({ nick }) =>
      makeExternal(service, application, `~${nick}@test`, { displayName: nick }),
    );
    return seatAll(service, await Promise.all(seats), request);
  }

  test('two players play a game to the end, with the same score as over HTTP', async () => {
    await startHere();
    const users = [
      await joinIrc(network.port, 'anna', channel),
      await joinIrc(network.port, 'bruno', channel),
    ];
    const [anna, bruno] = users as [IrcUser, IrcUser];
    const table = await tableFor(anna, bruno);

    // No room plays the game yet, so the first turn is announced in private.
    expect((await anna.waitFor(/Your turn/, bot)).to).toBe('anna');
    anna.say(channel, `!join #${table.id.slice(-5)}`);
    await anna.waitFor(/^You already have a seat at Sunday table/, bot);
    anna.say(channel, '!options');
    await anna.waitFor(/\.1 city/, bot);

    for (const [number, move] of moves.entries()) {
      const [mover, other] = number % 2 === 0 ? [anna, bruno] : [bruno, anna];
      // By notation and by option number, in each way of addressing the bot.
      const words = number % 3 === 0 ? move : await labelOf(table, number % 2, move);
      mover.say(channel, number % 2 === 0 ? `!${words}` : `${bot}: ${words}`);
      if (number === moves.length - 1) continue;
      const ping = await other.waitFor(new RegExp(`^${other.nick}: .*Your turn`), bot);
      expect(ping.to).toBe(channel);
      const picture = await other.waitFor(/^http:\S+board\.png\?legal=1$/, bot);
      const { pathname, search } = new URL(picture.text);
      await service.http
        .get(pathname + search)
        .expect(200)
        .expect('content-type', 'image/png');
    }
    const last = await anna.waitFor(/^anna has won: anna 12, bruno 9\./, bot);
    expect(last.to).toBe(channel);
    await bruno.waitFor(/^anna has won/, bot);
    expect(anna.lines.filter(({ to }) => to === 'anna')).toHaveLength(2);

    const { status, scores } = await readTable(service, table, table.players[0]!);
    expect({ status, scores }).toEqual({ status: 'finished', scores: [12, 9] });
    const { body: record } = await service.http.get(`/v1/games/${table.id}/record`).expect(200);
    const { body: replayed } = await service.http.post('/v1/records/replay').send(record).expect(200);
    expect(replayed.scores).toEqual(scores);
    expect(await scoresOverHttp(record.decisions)).toEqual(scores);
    if (process.env['IRC_TRANSCRIPT'] !== undefined)
      await writeTranscript(process.env['IRC_TRANSCRIPT'], bruno);
  });

  test('long or secret text is sent in private', async () => {
    await startHere();
    const anna = await joinIrc(network.port, 'amy', channel);
    await tableFor(anna, await joinIrc(network.port, 'bob', channel));
    await anna.waitFor(/Your turn/, bot);
    anna.say(channel, '!board text');
    await anna.waitFor(/^amy: \d+ lines, which I send you in private/, bot);
    expect(await anna.waitFor(/^ {3}/, bot)).toMatchObject({ to: 'amy' });
    anna.say(channel, '!claim');
    expect(await anna.waitFor(/\/claim\//, bot)).toMatchObject({ to: 'amy' });
    expect(anna.lines.filter(({ to, text }) => to === channel && text.includes('/claim/'))).toEqual([]);
  });

  test('a bot catches up after an absence in the rooms it knew', async () => {
    const place = { BOT_MEMORY: await newMemoryFile(), BOT_PORT: String(await freePort()) };
    const first = await startHere(place);
    const anna = await joinIrc(network.port, 'abe', channel);
    const bruno = await joinIrc(network.port, 'ben', channel);
    const table = await tableFor(anna, bruno);
    await anna.waitFor(/Your turn/, bot);
    anna.say(channel, `!join #${table.id.slice(-5)}`);
    await anna.waitFor(/^You already have a seat at/, bot);
    await first.end();
    const [option] = await optionsOf(service, table, table.players[0]!);
    await decide(service, table, table.players[0]!, option.decision).expect(201);
    await startHere(place);
    const ping = await bruno.waitFor(/^ben: .*Your turn/, bot);
    expect(ping).toMatchObject({ to: channel, text: expect.stringContaining('abe places a tile') });
  });

  test('a bot reconnects after a network failure', async () => {
    const started = await startHere({ IRC_RECONNECT_MS: '100' });
    await network.stop();
    await started.until(/no connection/);
    await network.start();
    await started.until(/joined/);
    const anna = await joinIrc(network.port, 'ava', channel);
    anna.say(channel, '!help');
    expect(await anna.waitFor(/Carcassonne by mail/, bot)).toMatchObject({ to: channel });
  });

  test('a nick alone cannot play where accounts are required', async () => {
    await startHere({ IRC_ACCOUNTS_ONLY: 'true' });
    const anna = await joinIrc(network.port, 'alf', channel);
    anna.say(channel, '!new');
    expect(await anna.waitFor(/^alf: to play here, log in/, bot)).toMatchObject({ to: channel });
  });

  /** The same decisions in another game, sent as JSON. */
  async function scoresOverHttp(decisions: { seat: number; decision: object }[]): Promise<number[]> {
    const table = await startTable(service, 2, request);
    for (const { seat, decision } of decisions)
      await decide(service, table, table.players[seat]!, decision).expect(201);
    return (await readTable(service, table, table.players[0]!)).scores;
  }

  /** A player's option number of a move. */
  async function labelOf(table: TestTable, seat: number, move: string): Promise<string> {
    const options: Offer[] = await optionsOf(service, table, table.players[seat]!);
    const offers = options.flatMap((option) => [option, ...(option.deployments ?? [])]);
    const found = offers.find(({ decision }) => formatDecision(decision) === move);
    expect(found, move).toBeDefined();
    return found!.label;
  }
});

interface Offer {
  readonly label: string;
  readonly decision: Parameters<typeof formatDecision>[0];
  readonly deployments?: readonly Offer[];
}

function writeTranscript(file: string, { lines }: IrcUser): Promise<void> {
  return writeFile(file, `${lines.map(({ by, text }) => `<${by}> ${text}`).join('\n')}\n`);
}
