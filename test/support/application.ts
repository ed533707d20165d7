import { makePlayer, type TestApp, type TestPlayer } from './app.ts';

/** An account with a token that may act for players of its own. */
export interface TestApplication {
  readonly owner: TestPlayer;
  readonly auth: { readonly authorization: string };
}

/** Makes an account with a token. */
export async function makeApplication(
  service: TestApp,
  scopes = ['players:act-for'],
): Promise<TestApplication> {
  const owner = await makePlayer(service, 'bot');
  const wish = { name: 'chat bot', scopes };
  const { body } = await service.http.post('/v1/me/tokens').set(owner.auth).send(wish).expect(201);
  return { owner, auth: { authorization: `Bearer ${body.token}` } };
}

/** Makes a player of the application, or describes the player anew. */
export const putExternal = (
  service: TestApp,
  { auth }: TestApplication,
  name: string,
  description: object = { displayName: name },
) =>
  service.http
    .put(`/v1/players/external/irc/${encodeURIComponent(name)}`)
    .set(auth)
    .send(description);

/** A player of the application as tests use accounts: `auth` sends every request on the player's behalf. */
export async function makeExternal(
  service: TestApp,
  application: TestApplication,
  name: string,
  more: object = {},
): Promise<TestPlayer> {
  const { body } = await putExternal(service, application, name, { displayName: name, ...more });
  const auth = { ...application.auth, 'on-behalf-of': `irc:${encodeURIComponent(name)}` };
  return { id: body.id, handle: body.handle, email: '', accessToken: '', refreshToken: '', auth };
}

/** What the application shows the person behind one of its players. */
export async function offerClaim(
  service: TestApp,
  application: TestApplication,
  name: string,
): Promise<string> {
  const url = `/v1/players/external/irc/${encodeURIComponent(name)}/claims`;
  return (await service.http.post(url).set(application.auth).expect(201)).body.claim;
}
