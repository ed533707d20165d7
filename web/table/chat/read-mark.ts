import { api } from '../../api/client.ts';
import { isByLink } from '../../link/by-link.tsx';

/** Tells the service that the player has read the messages of a game up to this one, so that lists mark it no more. */
export function sendReadMark(game: string, message: string): void {
  if (isByLink()) return;
  const request = { params: { path: { id: game } }, body: { message } };
  // If it fails the list goes on marking the game, until the next message is read.
  api.PUT('/v1/games/{id}/messages/read', request).catch(() => undefined);
}
