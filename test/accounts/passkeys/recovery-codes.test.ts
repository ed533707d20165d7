import { describe, expect, test } from 'vitest';
import { useApp } from '../../support/app.ts';
import { addPasskey, sendPassword, startLogIn } from '../../support/passkeys.ts';
import { makePlayer } from '../../support/players.ts';

const service = useApp();

async function makePerson() {
  const player = await makePlayer(service);
  return { player, ...(await addPasskey(service, player)) };
}

const send = (challenge: string, code = '') =>
  service.http.post('/v1/sessions/recovery-code').send({ challenge, code });

describe('a recovery code', () => {
  test('replaces the passkey once, however it is typed, and sends a notification', async () => {
    const { player, recoveryCodes } = await makePerson();
    const { challenge } = await sendPassword(service, player);
    const typed = ` ${recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `;
    const { body } = await send(challenge, typed).expect(201);
    expect(body.playerId).toBe(player.id);
    const again = await sendPassword(service, player);
    expect(again.recoveryCodesLeft).toBe(9);
    const refused = await send(again.challenge, recoveryCodes[3]).expect(401);
    expect(refused.body.type).toBe('/problems/invalid-recovery-code');
    const emails = await service.db.prisma.delivery.findMany({
      where: { playerId: player.id, type: 'account.recovery-code-used' },
    });
    expect(emails.map(({ data }) => data)).toEqual([{ left: 9 }]);
  });

  test('is not enough without the password, or for another player', async () => {
    const [one, two] = [await makePerson(), await makePerson()];
    const { challenge } = await startLogIn(service);
    await send(challenge, one.recoveryCodes[0]).expect(401);
    const problem = await sendPassword(service, two.player);
    await send(problem.challenge, one.recoveryCodes[0]).expect(401);
  });

  test('can be retyped after a mistake, but a challenge works once, within five minutes', async () => {
    const { player, recoveryCodes } = await makePerson();
    const { challenge } = await sendPassword(service, player);
    await send(challenge, 'abcd-efgh-jkmn-pqrs').expect(401);
    await send(challenge, recoveryCodes[0]).expect(201);
    const { body } = await send(challenge, recoveryCodes[1]).expect(401);
    expect(body.type).toBe('/problems/challenge-expired');
    const late = await sendPassword(service, player);
    service.pass(5 * 60_000);
    await send(late.challenge, recoveryCodes[1]).expect(401);
  });

  test('works only once for two simultaneous uses', async () => {
    const { player, recoveryCodes } = await makePerson();
    const challenges = [await sendPassword(service, player), await sendPassword(service, player)];
    const sent = await Promise.all(challenges.map(({ challenge }) => send(challenge, recoveryCodes[0])));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 401]);
  });
});

describe('recovery codes', () => {
  test('are counted, and replaced together', async () => {
    const { player, recoveryCodes } = await makePerson();
    const { body: before } = await player.get('/v1/me/recovery-codes').expect(200);
    expect(before.left).toBe(10);
    const { body } = await player.post('/v1/me/recovery-codes').expect(201);
    expect(body.codes).toHaveLength(10);
    const { challenge } = await sendPassword(service, player);
    await send(challenge, recoveryCodes[0]).expect(401);
    await send(challenge, body.codes[0]).expect(201);
  });
});
