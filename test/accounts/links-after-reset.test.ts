import { expect, test } from 'vitest';
import { decisionLinks, unsubscribeLink, verifyLink } from '../../src/notifications/links.ts';
import { useApp } from '../support/app.ts';
import { makeApplication, makeExternal, makePlayer, offerClaim, resetByLink } from '../support/players.ts';
import { startTable } from '../support/table.ts';

const service = useApp();
const newPassword = 'staple a correct horse';
const pathOf = (link: string) => new URL(link).pathname;

test('links in emails of before a password reset end with it', async () => {
  const table = await startTable(service, 2);
  const player = table.players[0]!;
  const { deps } = service;
  const decide = pathOf((await decisionLinks(deps, table.id, 0, player.id)).list);
  const unsubscribe = pathOf(await unsubscribeLink(deps, player.id));
  const token = (await verifyLink(deps, player.id, player.email)).split('/').at(-1);
  await service.http.get(decide).expect(200);
  await service.http.get(unsubscribe).expect(200);
  await resetByLink(service, player, newPassword);
  await service.http.get(decide).expect(404);
  await service.http.post(decide).type('form').send({ option: 'any' }).expect(404);
  await service.http.get(unsubscribe).expect(404);
  await service.http.post('/v1/verifications').send({ token }).expect(404);
  await service.http.get(pathOf((await decisionLinks(deps, table.id, 0, player.id)).list)).expect(200);
});

test('a picture that shows what a player may see ends with the reset of that player alone', async () => {
  const table = await startTable(service, 2, { visibility: 'private' });
  const [one, other] = [table.players[0]!, table.players[1]!];
  const picture = async ({ auth }: typeof one) => {
    const { body } = await service.http.get(`/v1/games/${table.id}/card`).set(auth).expect(200);
    const { pathname, search } = new URL(body.pictures[0].url);
    return pathname + search;
  };
  const [ofOne, ofOther] = [await picture(one), await picture(other)];
  await service.http.get(ofOne).expect(200);
  await resetByLink(service, one, newPassword);
  await service.http.get(ofOne).expect(404);
  await service.http.get(ofOther).expect(200);
});

test('a claim ends with the reset of the application’s account', async () => {
  const application = await makeApplication(service);
  await makeExternal(service, application, 'mira');
  const claim = await offerClaim(service, application, 'mira');
  await service.http.get(`/v1/claims/${claim}`).expect(200);
  await resetByLink(service, application.owner, newPassword);
  await service.http.get(`/v1/claims/${claim}`).expect(404);
  const { auth } = await makePlayer(service);
  const { body } = await service.http.post('/v1/me/external-players').set(auth).send({ claim });
  expect(body.type).toBe('/problems/link-not-valid');
});
