import { verifyLink } from '../../src/notifications/links.ts';
import type { TestApp, TestPlayer } from './app.ts';

/** Confirms a player's email address, as the link in the email does. Only then may emails be sent to it. */
export async function confirmAddress(service: TestApp, { id, email }: TestPlayer): Promise<void> {
  const token = (await verifyLink(service.deps, id, email)).split('/').at(-1);
  await service.http.post('/v1/verifications').send({ token }).expect(204);
}
