import type { FastifyReply } from 'fastify';
import { etagOf } from '../../http/etag.ts';
import type { Deps } from '../../platform/deps.ts';
import { gameTag, readGame } from '../views/game.ts';

/** Sends a game that the player has just created or joined. */
export async function sendJoinedGame(
  deps: Deps,
  reply: FastifyReply,
  playerId: string,
  row: Parameters<typeof readGame>[2],
): Promise<FastifyReply> {
  reply
    .code(201)
    .header('location', `/v1/games/${row.id}`)
    .header('etag', etagOf(gameTag(row, playerId)));
  return reply.send(await readGame(deps, playerId, row));
}
