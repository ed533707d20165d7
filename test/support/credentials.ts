import { resetLink } from '../../src/notifications/links.ts';
import type { TestApp, TestPlayer } from './app.ts';

/** The header field that authenticates a request. */
export type Auth = { readonly authorization: string };

/** Creates an API token of a player; returns its id and the header field of requests with it. */
export async function makeToken(
  service: TestApp,
  player: Pick<TestPlayer, 'auth'>,
  scopes: readonly string[] = ['games:read'],
): Promise<{ readonly id: string; readonly auth: Auth }> {
  const request = { name: 'bot', scopes };
  const { body } = await service.http.post('/v1/me/tokens').set(player.auth).send(request).expect(201);
  return { id: body.id, auth: { authorization: `Bearer ${body.token}` } };
}

/** Resets a player's password by the link that an email contains. */
export async function resetByLink(service: TestApp, { id }: TestPlayer, password: string): Promise<void> {
  const { passwordHash } = await service.db.prisma.player.findUniqueOrThrow({ where: { id } });
  const token = resetLink(service.deps, id, passwordHash).split('/').at(-1);
  await service.http.post('/v1/password-resets/confirm').send({ token, password }).expect(204);
}
