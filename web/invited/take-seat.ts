import { createClient } from '#client';
import { api, bodyOf, newKey } from '../api/client.ts';
import { saveSession } from '../api/session.ts';
import { createGuest } from '../guests/play.ts';

/** Seats the player who is logged in. */
export function takeSeat(id: string, invitation: string | undefined, as = api): Promise<unknown> {
  const body = invitation === undefined ? {} : { invitation };
  return bodyOf(as.POST('/v1/games/{id}/seats', { params: { path: { id }, header: newKey() }, body }));
}

/** Seats a visitor as a guest. The page logs in only afterwards, so that it loads with the guest seated. */
export async function takeSeatAsGuest(id: string, invitation: string | undefined): Promise<void> {
  const session = await createGuest();
  const asGuest = createClient({ baseUrl: location.origin, token: session.accessToken });
  try {
    await takeSeat(id, invitation, asGuest);
  } finally {
    saveSession(session, true);
  }
}
