import type { TestApp } from '../../support/app.ts';
import type { TestPlayer } from '../../support/players.ts';

/** Calls about people at open tables. */
export function tableCalls(service: TestApp) {
  const { http } = service;
  return {
    create: async ({ auth }: TestPlayer, request: object = {}) =>
      (
        await http
          .post('/v1/games')
          .set(auth)
          .send({ seatCount: 3, ...request })
          .expect(201)
      ).body,
    read: (game: string, { auth }: TestPlayer) => http.get(`/v1/games/${game}`).set(auth),
    sit: (game: string, { auth }: TestPlayer, request: object = {}) =>
      http.post(`/v1/games/${game}/seats`).set(auth).send(request),
    cancel: (game: string, { auth }: TestPlayer) => http.delete(`/v1/games/${game}`).set(auth),
    leave: (game: string, { auth }: TestPlayer) => http.delete(`/v1/games/${game}/seats/me`).set(auth),
    remove: (game: string, seat: number, { auth }: TestPlayer) =>
      http.delete(`/v1/games/${game}/seats/${seat}`).set(auth),
    invite: (game: string, { auth }: TestPlayer, ...invite: string[]) =>
      http.post(`/v1/games/${game}/invitations`).set(auth).send({ invite }),
    decline: (game: string, { auth }: TestPlayer) =>
      http.delete(`/v1/games/${game}/invitations/me`).set(auth),
    block: ({ auth }: TestPlayer, other: string) => http.put(`/v1/me/blocks/${other}`).set(auth),
    unblock: ({ auth }: TestPlayer, other: string) => http.delete(`/v1/me/blocks/${other}`).set(auth),
    mute: ({ auth }: TestPlayer, other: string, query = '') =>
      http.put(`/v1/me/mutes/${other}${query}`).set(auth),
    unmute: ({ auth }: TestPlayer, other: string, query = '') =>
      http.delete(`/v1/me/mutes/${other}${query}`).set(auth),
    invitations: async ({ auth }: TestPlayer) =>
      (await http.get('/v1/me/invitations').set(auth).expect(200)).body.items,
    /** Ids of the public open games a player sees; undefined for a caller without an account. */
    listed: async (player?: TestPlayer): Promise<string[]> => {
      const list = http.get('/v1/games?status=open&limit=100').set(player?.auth ?? {});
      return (await list.expect(200)).body.items.map(({ id }: { id: string }) => id);
    },
    post: (game: string, { auth }: TestPlayer, text: string) =>
      http.post(`/v1/games/${game}/messages`).set(auth).send({ text }),
    /** The texts of a game's messages that a player reads, newest first. */
    messages: async (game: string, { auth }: TestPlayer): Promise<string[]> => {
      const { body } = await http.get(`/v1/games/${game}/messages`).set(auth).expect(200);
      return body.items.map(({ text }: { text: string }) => text);
    },
  };
}
