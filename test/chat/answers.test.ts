import { expect, test } from 'vitest';
import { formatDecision } from '../../src/engine/index.ts';
import { getAs, postAs } from '../http/support/calls.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { decide, optionsOf, playOn, readTable, startTable } from '../support/table.ts';
import { say, shortId, speakItalian } from './support/talk.ts';

const service = useApp();
type Pair = [TestPlayer, TestPlayer];

/** Sends a command with a key. */
const withKey = ({ auth }: TestPlayer, key: string, body: object, path = '/v1/commands') =>
  service.http.post(path).set(auth).set('idempotency-key', key).send(body);

test('a command sent twice with the same key runs once, even if its answer was lost', async () => {
  const table = await startTable(service);
  const [one] = table.players as Pair;
  const [option] = await optionsOf(service, table, one);
  const text = formatDecision(option.decision);
  const first = await withKey(one, 'k1', { text }).expect(200);
  const second = await withKey(one, 'k1', { text }).expect(200);
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect(second.body).toEqual(first.body);
  await withKey(one, 'k1', { text: 'score' }).expect(422);

  // The process died between the move and its answer; meanwhile the other player moved, and it is the sender's turn
  // again.
  await service.db.prisma.idempotencyKey.deleteMany({});
  await playOn(service, table, 1);
  const third = await withKey(one, 'k1', { text }).expect(200);
  expect(third.body.text.split('\n')[0]).toBe(first.body.text.split('\n')[0]);
  expect((await readTable(service, table, one)).version).toBe(2);
});

test('a private game’s picture needs no token, shows one moment and expires', async () => {
  const table = await startTable(service, 2, { visibility: 'private' });
  const [one] = table.players as Pair;
  const { picture } = await say(service, one, 'options');
  const path = String(picture).replace('http://localhost', '');
  await service.http.get(path).expect(200).expect('content-type', 'image/png');
  await service.http.get(path.replace(/&pass=.*/, '')).expect(404);
  await service.http.get(path.replace('moves/0', 'moves/1')).expect(404);
  await service.http.get(path.replace('pass=', 'pass=x')).expect(404);
  const [card] = (await getAs(service, one.auth, `/v1/games/${table.id}/card`).expect(200)).body.pictures;
  await service.http.get(card.url.replace('http://localhost', '')).expect(200);
  service.pass(8 * 86_400_000);
  await service.http.get(path).expect(404);
});

test('only its player sees a hand of three, in an answer marked as secret', async () => {
  const table = await startTable(service, 2, { rules: { handSize: 3 } });
  const [one, two] = table.players as Pair;
  const options = await say(service, one, 'options');
  expect(options).toMatchObject({ outcome: 'done', secret: true });
  expect(options.text).toContain('Your hand: ');
  const hand = (await readTable(service, table, one)).table.hand;
  for (const player of [one, two]) {
    const board = await say(service, player, 'board');
    expect(board).toMatchObject({ secret: false });
    expect(board.text).not.toContain('hand');
    expect(board.picture).not.toContain('pass');
  }
  expect((await say(service, two, 'turn')).text).not.toContain(hand.join());
  const [{ label }] = await optionsOf(service, table, one);
  expect(await say(service, one, label)).toMatchObject({ outcome: 'done', secret: false });
});

test('a spectator can look, and learns that there is no free seat', async () => {
  const table = await startTable(service);
  const watcher = await makePlayer(service, 'watcher');
  expect(await say(service, watcher, `${shortId(table.id)} score`)).toMatchObject({ outcome: 'done' });
  expect(await say(service, watcher, '1a', { game: table.id })).toMatchObject({
    outcome: 'refused',
    text: 'You don’t have a seat in this game.',
  });
  const hidden = await startTable(service, 2, { visibility: 'private' });
  expect(await say(service, watcher, `${shortId(hidden.id)} score`)).toMatchObject({ game: null });
  await postAs(service, watcher.auth, `/v1/games/${hidden.id}/commands`, { text: 'score' }).expect(404);
  await postAs(service, {}, '/v1/commands', { text: 'games' }).expect(401);
});

test('all rotations are offered before a tile that fits in several ways is played', async () => {
  const table = await startTable(service, 2, { scenario: { draws: ['base/U', 'base/U', 'base/U'] } });
  const [one] = table.players as Pair;
  const shown = await say(service, one, '1');
  expect(shown).toMatchObject({ outcome: 'asked', version: 0 });
  // Requesting the list answers the question.
  expect(await say(service, one, 'options 1')).toMatchObject({ outcome: 'done', text: shown.text });
  expect(shown.text.split('\n').slice(0, 3)).toEqual([
    'At -1,0 the tile fits in 2 ways:',
    '1a (-1,0) r90: .1 road E-W · .2 field N · .3 field S',
    '1b (-1,0) r270: .1 road E-W · .2 field S · .3 field N',
  ]);
  const who = await say(service, one, '1a field n');
  expect(who).toMatchObject({ outcome: 'done', version: 1 });
  const { last } = await readTable(service, table, one);
  expect(last.decision).toMatchObject({ x: -1, y: 0, rotation: 90, deploy: { segment: 'field0' } });
});

test('an illegal move is explained in both languages, with the legal ones there', async () => {
  const table = await startTable(service, 2, { scenario: { draws: ['base/U', 'base/U', 'base/U'] } });
  const [one] = table.players as Pair;
  expect((await say(service, one, '1,0 r0')).text).toContain('It fits there as 3a (r90), 3b (r270).');
  const refused = await say(service, one, '1,0 r90 meeple@city0');
  expect(refused.text).toContain('There you can deploy: 3a.1 road E-W · 3a.2 field N · 3a.3 field S');
  await speakItalian(service, one);
  expect((await say(service, one, '1,0 r0')).text).toBe(
    'Lì, ruotata così, la tessera non combacia con le vicine. (R-TILE-2)\nLì ci sta come 3a (r90), 3b (r270).',
  );
  expect((await readTable(service, table, one)).version).toBe(0);
});

test('players chat, view the board and count tiles by text', async () => {
  const table = await startTable(service);
  const [one, two] = table.players as Pair;
  await playOn(service, table, 3);
  await say(service, one, 'say Well played, @everyone!');
  expect((await say(service, two, 'messages')).text).toBe(`<${one.handle}> Well played, @everyone!`);
  expect((await say(service, two, 'log 2')).text).toMatch(/^2\. .*\n3\. /);
  expect((await say(service, two, 'board text')).isPreformatted).toBe(true);
  expect((await say(service, two, 'remaining')).text).toMatch(
    /^\d+ tiles still to come:\n {1}\d+× base\/[A-Z]/,
  );
  expect((await say(service, two, 'remaining 100,100')).text).toContain('No tile');
  const { body } = await getAs(service, one.auth, `/v1/games/${table.id}/projection`);
  const score = await say(service, one, 'score');
  for (const points of body.scores) expect(score.text).toContain(`(${points} if it ended now)`);
  expect((await say(service, one, 'nudge')).outcome).toBe('done');
  expect((await say(service, one, 'nudge')).outcome).toBe('refused');
  expect((await say(service, one, 'link')).text).toContain(`http://localhost/games/${table.id}`);
});

test('a tile symmetric in all rotations is offered once, with or without its letter', async () => {
  const table = await startTable(service, 2, { scenario: { draws: ['base/B', 'base/X', 'base/B'] } });
  const [one, two] = table.players as Pair;
  const { text } = await say(service, one, 'options');
  expect(text).toMatch(/^1 \(-?\d+,-?\d+\) r0: \.1 /m);
  expect(text).not.toMatch(/^\d+[a-z] /m);
  expect(await say(service, one, '1')).toMatchObject({ outcome: 'done', version: 1 });
  const other = (await optionsOf(service, table, two)).find(
    ({ deployments }: { deployments: unknown[] }) => deployments.length > 0,
  );
  expect(await say(service, two, `${other.label}a.1`)).toMatchObject({ outcome: 'done', version: 2 });
  const { last } = await readTable(service, table, two);
  expect(last.decision).toEqual(other.deployments[0].decision);
  // Any other rotation remains legal.
  const [{ decision }] = await optionsOf(service, table, one);
  await decide(service, table, one, { ...decision, rotation: 270 }).expect(201);
});

test('an option within other words asks for confirmation and is played on yes', async () => {
  const table = await startTable(service);
  const [one, two] = table.players as [TestPlayer, TestPlayer];
  const { label } = (await optionsOf(service, table, one))[0].deployments[0];
  expect(await say(service, one, 'yes')).toMatchObject({ outcome: 'refused', version: null });
  expect(await say(service, one, `I don't want ${label}`)).toMatchObject({
    outcome: 'asked',
    version: 0,
    text: `Play ${label}? Answer ${label} or yes.`,
  });
  expect(await say(service, two, 'yes')).toMatchObject({ outcome: 'refused' });
  expect(await say(service, one, 'Yes!')).toMatchObject({ outcome: 'done', version: 1 });
  expect(await say(service, one, 'yes')).toMatchObject({ outcome: 'refused' });
  expect(await say(service, two, 'maybe 77z')).toMatchObject({ outcome: 'not-understood' });
});

test('confirming a question about an earlier board plays nothing', async () => {
  const table = await startTable(service);
  const [one] = table.players as [TestPlayer];
  const options = await optionsOf(service, table, one);
  const [asked, other] = options.flatMap(({ deployments }: { deployments: object[] }) => deployments);
  await say(service, one, `not sure about ${asked.label}`);
  await say(service, one, `${other.label} please`);
  expect(await say(service, one, 'yes')).toMatchObject({ outcome: 'refused' });
  expect((await readTable(service, table, one)).version).toBe(1);
});

test('time, undo and vacation are one word each', async () => {
  const table = await startTable(service, 2, { clock: { perTurn: 'P2D' } });
  const [one] = table.players as [TestPlayer];
  expect((await say(service, one, 'time left?', { game: table.id })).text).toContain('Deadline: ');
  expect(await say(service, one, 'undo', { game: table.id })).toMatchObject({ outcome: 'refused' });
  expect((await say(service, one, 'vacation')).text).toContain('30 days of vacation left');
  expect((await say(service, one, 'vacation 5 days')).text).toMatch(
    /^You’re on vacation from .*\nYou have 25 days/,
  );
  expect((await say(service, one, 'vacation off')).text).toContain('no vacation planned');
  expect(await say(service, one, 'vacation whenever')).toMatchObject({ outcome: 'not-understood' });
});
