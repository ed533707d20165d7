import type { OverHttp, TestPlayer } from './app.ts';

/** Creates a guest over HTTP, who has no address. */
export async function makeGuest(service: OverHttp, request: object = {}): Promise<TestPlayer> {
  const { body } = await service.http.post('/v1/guests').send(request).expect(201);
  const { accessToken, refreshToken, playerId: id } = body;
  const auth = { authorization: `Bearer ${accessToken}` };
  const me = (await service.http.get('/v1/me').set(auth).expect(200)).body;
  return { id, handle: me.handle, email: '', accessToken, refreshToken, auth };
}
