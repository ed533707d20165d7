import { makePlayer, type TestApp, type TestPlayer } from './app.ts';

/** An account with a token that may act for its external players. */
export interface TestApplication {
  readonly owner: TestPlayer;
  readonly auth: { readonly authorization: string };
}

/** Creates an account with a token. */
export async function makeApplication(
  service: TestApp,
  scopes = ['players:act-for'],
): Promise<TestApplication> {
  const owner = await makePlayer(service, 'bot');
  const request = { name: 'chat bot', scopes };
  const { body } = await service.http.post('/v1/me/tokens').set(owner.auth).send(request).expect(201);
  return { owner, auth: { authorization: `Bearer ${body.token}` } };
}

/** Creates or updates an external player of the application. */
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

/** Creates an external player; `auth` sends every request on the player's behalf. */
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

/** Offers a claim. Returns what the application shows the person behind one of its players. */
export async function offerClaim(
  service: TestApp,
  application: TestApplication,
  name: string,
): Promise<string> {
  const url = `/v1/players/external/irc/${encodeURIComponent(name)}/claims`;
  return (await service.http.post(url).set(application.auth).expect(201)).body.claim;
}
