import type { TestApp } from '../../support/app.ts';
import type { TestPlayer } from '../../support/players.ts';

/** Has a player join an open club. */
export const joinClub = ({ http }: TestApp, club: string, { auth }: TestPlayer) =>
  http.put(`/v1/clubs/${club}/members/me`).set(auth).expect(200);

/** Creates an open club, and has others join it. */
export async function makeClub(service: TestApp, handle: string, owner: TestPlayer, ...others: TestPlayer[]) {
  const body = { handle, name: 'Spring Club', joinPolicy: 'open' };
  await owner.post('/v1/clubs', body).expect(201);
  for (const player of others) await joinClub(service, handle, player);
}
