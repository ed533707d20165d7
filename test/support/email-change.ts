import { emailChangeLink, emailUndoLink } from '../../src/notifications/links.ts';
import { makePlayer, type TestApp, testPassword } from './app.ts';

/** Asks for a change of a new player's address. Returns the tokens of the links in both emails. */
export async function makeEmailChange(service: TestApp): Promise<{ toConfirm: string; toUndo: string }> {
  const { id, auth, handle } = await makePlayer(service);
  const body = { email: `${handle}@example.com`, password: testPassword };
  await service.http.post('/v1/me/email').set(auth).send(body).expect(202);
  const change = await service.db.prisma.emailChange.findFirstOrThrow({ where: { playerId: id } });
  const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
  return {
    toConfirm: tokenOf(emailChangeLink(service.deps, change.id)),
    toUndo: tokenOf(emailUndoLink(service.deps, change.id)),
  };
}
