import { describe, expect, test, vi } from 'vitest';
import { email } from '../../src/notifications/channels/email/index.ts';
import { gameServices } from '../../src/work/services.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, makeReachable, type TestPlayer, testPassword } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo, linkIn, subjectsTo } from './support/mailbox.ts';
import { allFannedOut } from './support/numbered.ts';
import { runDelivery } from './support/run-delivery.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);

const advert = 'WATCHES http://evil.example';
const guestAt = (name: string) => `${name}@victim.example`;

const newGame = ({ auth }: TestPlayer, request: object = {}) =>
  service.http
    .post('/v1/games')
    .set(auth)
    .send({ name: advert, seatCount: 5, ...request });

async function openGame(owner: TestPlayer): Promise<string> {
  return (await newGame(owner).expect(201)).body.id;
}

const invite = (game: string, { auth }: TestPlayer, ...names: string[]) =>
  service.http.post(`/v1/games/${game}/invitations`).set(auth).send({ invite: names });

/** Waits until all events so far have become deliveries, and those have been attempted. */
async function settled(): Promise<void> {
  await allFannedOut(service);
  const due = { where: { nextAt: { lte: service.deps.clock() } } };
  await vi.waitFor(async () => expect(await service.db.prisma.delivery.count(due)).toBe(0), waiting);
}

describe('an account without a confirmed address', () => {
  test('can invite by handle, but not by address, in any way', async () => {
    const [owner, friend] = [await makePlayer(service), await makePlayer(service)];
    const refused = await newGame(owner, { invite: [guestAt('one')] }).expect(403);
    expect(refused.body.type).toBe('/problems/email-not-confirmed');
    const game = (await newGame(owner, { invite: [friend.handle] }).expect(201)).body.id;
    const later = await invite(game, owner, friend.handle, guestAt('one')).expect(403);
    expect(later.body.type).toBe('/problems/email-not-confirmed');
    const say = (text: string) => owner.post('/v1/commands', { text });
    expect((await say(`new private ${guestAt('one')}`).expect(200)).body.text).toContain('own email address');
    expect((await say(`invite ${guestAt('one')}`).expect(200)).body.text).toContain('own email address');
    await settled();
    expect(mailbox().to(guestAt('one'))).toEqual([]);
  });

  test('cannot put words into the email that confirms an address', async () => {
    const player = await makePlayer(service);
    await service.db.prisma.player.update({ where: { id: player.id }, data: { displayName: advert } });
    service.pass(300_000);
    await player.post('/v1/me/verification').expect(202);
    await vi.waitFor(() => expect(mailbox().to(player.email)).toHaveLength(2), waiting);
    const [, received] = mailbox().to(player.email);
    expect(received?.text).toContain(`Hello ${player.handle},`);
    expect(received?.text).toContain('Never write to me again: http://carcassonne.example/unsubscribe/');
    expect(received?.raw).not.toMatch(/evil|WATCHES/);
  });
});

describe('an invited address without an account', () => {
  test('is invited once per game, in fixed words', async () => {
    const owner = await makeReachable(service, 'anna');
    const game = await openGame(owner);
    await invite(game, owner, guestAt('three')).expect(202);
    await invite(game, owner, guestAt('three').toUpperCase()).expect(202);
    const received = await emailTo(mailbox(), guestAt('three'), /./);
    await settled();
    expect(subjectsTo(mailbox(), guestAt('three'))).toEqual([
      `${owner.handle} invites you to a game of Carcassonne`,
    ]);
    expect(received.raw).not.toMatch(/evil|WATCHES/);
    expect(received.text).toContain('Never write to me again: http://carcassonne.example/unsubscribe/');
  });

  test('can unsubscribe from all emails by one click, and undo it', async () => {
    const address = guestAt('four');
    const suppressed = () => service.db.prisma.suppressedAddress.count();
    const before = await suppressed();
    const owner = await makeReachable(service, 'anna');
    await invite(await openGame(owner), owner, address).expect(202);
    const received = await emailTo(mailbox(), address, /invites you/);
    const path = linkIn(received, 'unsubscribe');
    expect(received.headers['list-unsubscribe']).toBe(`<http://carcassonne.example${path}>`);
    expect(received.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect((await service.http.get(path).expect(200)).text).toContain('never write to this address again?');
    expect(await suppressed()).toBe(before);
    await service.http.post(path).field('List-Unsubscribe', 'One-Click').expect(200);
    const italian = await service.http.get(path).set('accept-language', 'it').expect(200);
    expect(italian.text).toContain('Non scriveremo mai più a questo indirizzo');

    const other = await makeReachable(service, 'anna');
    const invited = await invite(await openGame(other), other, address).expect(202);
    expect(invited.body).toEqual({});
    await service.http
      .post('/v1/accounts')
      .send({ email: address, handle: 'squatter', password: testPassword })
      .expect(201);
    await settled();
    expect(mailbox().to(address)).toHaveLength(1);
    expect(JSON.stringify(await service.db.prisma.suppressedAddress.findMany())).not.toContain('four');

    await service.http.post(path).type('form').send({ allow: 'again' }).expect(200);
    await invite(await openGame(other), other, address).expect(202);
    await vi.waitFor(() => expect(mailbox().to(address)).toHaveLength(2), waiting);
  });

  test('gets no pending email after unsubscribing', async () => {
    const address = guestAt('five');
    const owner = await makeReachable(service, 'anna');
    mailbox().refuse = 451;
    await invite(await openGame(owner), owner, address).expect(202);
    const delivery = () => service.db.prisma.delivery.findFirst({ where: { address } });
    await vi.waitFor(async () => expect(await delivery()).toMatchObject({ attempts: 1 }), waiting);
    mailbox().refuse = undefined;
    const { suppressLink } = await import('../../src/notifications/links.ts');
    await service.http.post(new URL(suppressLink(service.deps, address)).pathname).expect(200);
    const deps = { ...service.deps, config: { ...service.deps.config, smtpUrl: mailbox().url } };
    const transport = email.open(deps, gameServices(deps));
    await runDelivery(deps, { channel: email, transport }, (await delivery())!.id);
    await transport.close();
    expect(await delivery()).toMatchObject({ state: 'dropped' });
  });
});

test('inviting a confirmed address invites its player', async () => {
  const [owner, member] = [await makeReachable(service, 'anna'), await makeReachable(service, 'anna')];
  const game = await openGame(owner);
  await invite(game, owner, member.email.toUpperCase()).expect(202);
  await invite(game, owner, member.handle).expect(202);
  const received = await emailTo(mailbox(), member.email, /invites you to a game of Carcassonne$/);
  expect(received.text).toContain('“WATCHES …”');
  expect(received.raw).not.toContain('evil');
  await member.post(`/v1/games/${game}/seats`, {}).expect(201);
  await settled();
  const invitations = subjectsTo(mailbox(), member.email).filter((subject) => /invites/.test(subject));
  expect(invitations).toHaveLength(1);
});
