import { describe, expect, test, vi } from 'vitest';
import { choiceFrom } from '../../examples/chat-core/index.ts';
import { signedHeaders } from '../../src/notifications/channels/webhook/signature.ts';
import { getAs, postAs } from '../http/support/calls.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makeExternal, makePlayer } from '../support/players.ts';
import { decide, optionsOf, playOn, readTable, seatAll, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { type TestChat, useChat } from './support/chat.ts';
import { lossyRoad } from './support/lossy-road.ts';

const service = useApp();
useWorkers(service);

const short = ({ id }: { id: string }) => `#${id.slice(-5)}`;

/** A game of players the application knows. */
async function tableOf({ application }: TestChat, names: string[], request: object = {}): Promise<TestTable> {
  const players = names.map((name) => makeExternal(service, application, name));
  return seatAll(service, await Promise.all(players), { name: 'Table', ...request });
}

/** The same, played in the room. */
async function tableIn(
  chat: TestChat,
  names: string[],
  request: object = {},
  room = '#room',
): Promise<TestTable> {
  const table = await tableOf(chat, names, request);
  await chat.waitFor(/Your turn/, `@${names[0]}`);
  await chat.say(names[0]!, `join ${short(table)}`, { room });
  return table;
}

/** A player's first option, as the bot numbers it. */
async function anyLabel(chat: TestChat, user: string, room = '#room'): Promise<string> {
  const { text } = await chat.say(user, 'options', { room });
  return /^(\d+[a-z]*) \(/m.exec(text)?.[1] ?? text;
}

describe('a room', () => {
  test('creates a table, joins it, plays, and mentions the player whose turn it is', async () => {
    const chat = await useChat(service);
    const made = await chat.say('mira', 'new 2 players no deadline');
    expect(made.text).toMatch(/is open/);
    const begun = await chat.say('ole', 'join');
    expect(begun.text).toMatch(/has started!/);
    const ping = await chat.waitFor(/Your turn/);
    expect(ping).toMatchObject({ room: '#room', mention: { id: 'mira', name: 'mira' } });
    expect(ping.picture).toMatch(/board\.png\?legal=1/);
    expect(ping.alternative).toMatch(/Carcassonne with 1 tile/);

    expect((await chat.say('ole', '1a')).text).toMatch(/’s turn, not yours/);
    const label = await anyLabel(chat, 'mira');
    expect((await chat.say('mira', label)).text).toMatch(/mira places a tile/);
    expect(await chat.waitFor(/move 2\. Your turn/)).toMatchObject({ room: '#room', mention: { id: 'ole' } });
  });

  test('keeps its game unless a member asks for another', async () => {
    const chat = await useChat(service);
    const first = await tableIn(chat, ['kim', 'lou']);
    const second = await chat.say('kim', 'new');
    expect(second.text).toMatch(/To play it here: here #/);
    expect((await chat.say('kim', 'score')).text).toMatch(short(first));
    const [, id] = /(here #\w+)/.exec(second.text) ?? [];
    await chat.say('kim', id!);
    expect((await chat.say('lou', 'turn')).text).toMatch(/has not started/);
    expect((await chat.say('lou', 'here -')).text).toMatch(/No game/);
    expect((await chat.say('lou', 'turn')).text).toMatch(short(first));
  });

  test('takes over another room’s game only on request', async () => {
    const chat = await useChat(service);
    const table = await tableIn(chat, ['roy', 'sue'], {}, '#red');
    const elsewhere = await chat.say('roy', 'options', { room: '#blue' });
    expect(elsewhere.text).toMatch(short(table));
    expect(elsewhere.text).toMatch(/To play it here: here #/);
    expect((await chat.say('roy', 'new', { room: '#blue' })).text).not.toMatch(/here #/);
    await chat.say('sue', 'join', { room: '#blue' });
    const label = await anyLabel(chat, 'roy', '#blue');
    expect((await chat.say('roy', label, { room: '#blue' })).text).toMatch(/roy places a tile/);
    expect((await readTable(service, table, table.players[0]!)).version).toBe(0);
  });

  test('plays the next game after the last one', async () => {
    const chat = await useChat(service);
    const table = await tableIn(chat, ['una', 'vic'], { scenario: { draws: ['base/E', 'base/V'] } });
    await playOn(service, table);
    expect((await chat.waitFor(/is over after 2 moves/)).room).toBe('#room');
    // The last turn may have been announced before the end of the game, in the same words.
    const isFree = async () => expect((await chat.say('una', 'new')).text).not.toMatch(/here #/);
    await vi.waitFor(isFree, waiting);
    expect((await chat.say('vic', 'turn')).text).toMatch(/has not started/);
  });

  test('receives moves made elsewhere, and messages written elsewhere', async () => {
    const chat = await useChat(service);
    const table = await tableIn(chat, ['ada', 'bo']);
    const [first] = await optionsOf(service, table, table.players[0]!);
    await decide(service, table, table.players[0]!, first.decision).expect(201);
    const ping = await chat.waitFor(/Your turn/, '#room');
    expect(ping.text).toMatch(/ada places a tile/);

    await chat.say('ada', 'say good luck');
    await postAs(service, table.players[1]!.auth, `/v1/games/${table.id}/messages`, {
      text: 'from my phone',
    }).expect(201);
    expect((await chat.waitFor(/from my phone/)).text).toBe('Table: bo: from my phone');
    expect(chat.posted.filter(({ text }) => text.includes('good luck'))).toEqual([]);
  });

  test('never receives private data of a player', async () => {
    const chat = await useChat(service);
    const table = await tableOf(chat, ['ann', 'ben'], { rules: { handSize: 3 } });
    await chat.waitFor(/Your hand/, '@ann');
    const answer = await chat.say('ann', `join ${short(table)}`);
    const options = await chat.say('ann', 'options');
    expect(options.text).toBe('I sent you the answer in private.');
    await chat.waitFor(/Your hand/, '@ann');
    const [option] = await optionsOf(service, table, table.players[0]!);
    const played = await chat.say('ann', option.label);
    const ping = await chat.waitFor(/turn/, '#room');
    expect(ping.mention?.id).toBe('ben');
    await chat.waitFor(/Your hand/, '@ben');
    for (const { text } of [answer, options, played, ping]) expect(text).not.toMatch(/hand/i);
  });
});

describe('a message', () => {
  test('delivered twice by the chat is played once', async () => {
    const chat = await useChat(service);
    const table = await tableIn(chat, ['eva', 'finn']);
    const label = await anyLabel(chat, 'eva');
    const first = await chat.say('eva', label, { id: '4711' });
    expect(first.text).toMatch(/eva places a tile/);
    await chat.waitFor(/Your turn/, '#room');
    expect(await chat.say('eva', label, { id: '4711' })).toEqual({ text: '' });
    await chat.restart();
    await chat.say('eva', label, { id: '4711' });
    expect((await readTable(service, table, table.players[0]!)).version).toBe(1);
  });

  test('is resent if its answer is lost, and played once', async () => {
    const { url, lose } = await lossyRoad(service.url);
    const chat = await useChat(service, { serviceUrl: url });
    const table = await tableIn(chat, ['wim', 'xia']);
    const label = await anyLabel(chat, 'wim');
    lose(/commands$/);
    expect((await chat.say('wim', label)).text).toMatch(/wim places a tile/);
    lose(/commands$/);
    expect((await chat.say('wim', 'say well, well')).text).toMatch(/Posted to the table/);
    expect((await readTable(service, table, table.players[0]!)).version).toBe(1);
    const { body } = await getAs(service, table.players[0]!.auth, `/v1/games/${table.id}/messages`).expect(
      200,
    );
    expect(body.items).toHaveLength(1);
  });

  test('about an outdated board is refused', async () => {
    const chat = await useChat(service);
    const table = await tableIn(chat, ['gil', 'hans'], {}, '#other');
    const label = await anyLabel(chat, 'gil', '#other');
    // Played outside the room, and the news does not get through.
    chat.isDown = true;
    await playOn(service, table, 2);
    const answer = await chat.say('gil', label, { room: '#other' });
    expect(answer.text).toMatch(/board has changed/);
    expect((await readTable(service, table, table.players[0]!)).version).toBe(2);
  });

  test('is answered in the sender’s language, which players can choose', async () => {
    const chat = await useChat(service);
    const italian = { user: { id: 'gina', name: 'Gina', locale: 'it' } };
    expect((await chat.say('gina', 'aiuto', italian)).text).toMatch(/mosse/);
    expect((await chat.say('hugo', 'lingua it')).text).toMatch(/italiano/);
    expect((await chat.say('hugo', 'games')).text).toMatch(/Non hai partite/);
    await chat.restart();
    expect((await chat.say('hugo', 'games')).text).toMatch(/Non hai partite/);
    const table = await tableOf(chat, ['hugo', 'ines']);
    expect((await chat.waitFor(/Tocca a te/, '@hugo')).text).toContain(short(table));
    expect((await chat.say('hugo', 'language en')).text).toMatch(/English/);
    expect((await chat.say('hugo', 'turn')).text).toMatch(/Your turn/);
  });

  test('requesting the link to an account gets a private answer', async () => {
    const chat = await useChat(service);
    expect((await chat.say('jon', 'claim')).text).toBe('I sent you the answer in private.');
    const { text } = await chat.waitFor(/\/claim\//, '@jon');
    const claim = /\/claim\/(\S+)/.exec(text)?.[1];
    const account = await makePlayer(service, 'jon');
    await postAs(service, account.auth, '/v1/me/external-players', { claim }).expect(201);
    expect((await chat.say('jon', 'games')).text).toMatch(/account/);
  });
});

describe('a button', () => {
  test('plays its option on the board it was shown for', async () => {
    const chat = await useChat(service, { hasButtons: true });
    const table = await tableIn(chat, ['pia', 'quin'], { scenario: { draws: ['base/E', 'base/V'] } });
    const { choices = [] } = await chat.say('pia', 'options');
    expect(choices.every(({ data }) => Buffer.byteLength(data) <= 64)).toBe(true);
    expect(choices.length).toBeLessThanOrEqual(25);
    const [place] = choices;
    const shown = await chat.say('pia', '', choiceFrom(place!.data));
    const spots = shown.choices?.map(({ label }) => label);
    expect(spots).toEqual([
      '1',
      expect.stringMatching(/^1\.1 meeple@city0$/),
      expect.stringMatching(/^1\.2 /),
    ]);
    const pressed = choiceFrom(shown.choices![1]!.data);
    expect((await chat.say('pia', '', pressed)).text).toMatch(/pia places a tile .* knight/);
    expect((await chat.say('quin', '', pressed)).text).toMatch(/board has changed/);
    expect((await readTable(service, table, table.players[0]!)).version).toBe(1);
  });
});

describe('a webhook', () => {
  const event = (table: TestTable, more: object = {}) =>
    JSON.stringify({
      type: 'turn.reminder',
      timestamp: new Date().toISOString(),
      data: {
        game: {
          id: table.id,
          name: 'Table',
          status: 'running',
          version: 0,
          url: service.url,
          page: service.url,
        },
        player: { playerId: table.players[0]!.id, external: { provider: 'irc', externalId: 'rosa' } },
        sentence: 'It is your turn.',
        ...more,
      },
    });
  const post = (url: string, body: string, headers: Record<string, string>) =>
    fetch(url, { method: 'POST', body, headers }).then(({ status }) => status);

  test('is accepted only with the service’s signature', async () => {
    const chat = await useChat(service);
    const table = await tableIn(chat, ['rosa', 'sven']);
    const body = event(table);
    const wrong = Buffer.from('somebody else').toString('base64');
    const forged = signedHeaders('msg_1', new Date(), body, [`whsec_${wrong}`]);
    expect(await post(chat.webhookUrl, body, {})).toBe(401);
    expect(await post(chat.webhookUrl, body, forged)).toBe(401);
    expect(await post(chat.webhookUrl, 'x'.repeat(70_000), forged)).toBe(413);
    expect((await fetch(chat.webhookUrl)).status).toBe(405);
    expect(chat.posted).toEqual([]);
  });

  test('is posted once, and later if the chat is unreachable', async () => {
    const chat = await useChat(service);
    const table = await tableIn(chat, ['rosa', 'sven']);
    const secret = await chat.secret();
    const body = event(table);
    const signed = () => signedHeaders('msg_2', new Date(), body, [secret]);
    chat.isDown = true;
    expect(await post(chat.webhookUrl, body, signed())).toBe(503);
    chat.isDown = false;
    expect(await post(chat.webhookUrl, body, signed())).toBe(204);
    expect(await chat.waitFor(/Your turn/)).toMatchObject({ room: '#room', mention: { id: 'rosa' } });
    expect(await post(chat.webhookUrl, body, signed())).toBe(204);
    await chat.restart();
    expect(await post(chat.webhookUrl, body, signed())).toBe(204);
    expect(chat.posted).toEqual([]);
  });

  test('sends reminders as often as the service', async () => {
    const chat = await useChat(service);
    const table = await tableIn(chat, ['rosa', 'sven']);
    const body = event(table);
    for (const id of ['msg_3', 'msg_4']) {
      expect(
        await post(chat.webhookUrl, body, signedHeaders(id, new Date(), body, [await chat.secret()])),
      ).toBe(204);
      expect(await chat.waitFor(/Your turn/)).toMatchObject({ room: '#room', mention: { id: 'rosa' } });
    }
  });

  test('finds the rooms again after a restart', async () => {
    const chat = await useChat(service);
    const table = await tableIn(chat, ['tess', 'uwe']);
    await chat.restart();
    await playOn(service, table, 1);
    expect(await chat.waitFor(/Your turn/)).toMatchObject({ room: '#room', mention: { id: 'uwe' } });
    const { body } = await getAs(service, chat.application.auth, '/v1/me/webhooks').expect(200);
    expect(body.items.filter(({ url }: { url: string }) => url === chat.webhookUrl)).toHaveLength(1);
  });
});
