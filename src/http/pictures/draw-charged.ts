import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problems.ts';
import { charge, limitKey, refund } from '../plugins/limits.ts';
import { drawInTurn, type Pictures } from './drawing.ts';

/**
 * Draws a picture in the caller's turn and charges its cost in points. A rejected one costs nothing.
 * @throws Problem too-many-requests, unavailable when too many pictures are being drawn
 */
export async function drawCharged(
  { deps, queue }: Pictures,
  request: FastifyRequest,
  reply: FastifyReply,
  points: number,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  await charge(deps, request, reply, points);
  try {
    return await drawInTurn(queue, limitKey(request), draw);
  } catch (error) {
    if (error instanceof Problem) await refund(deps, request, reply, points);
    throw error;
  }
}
