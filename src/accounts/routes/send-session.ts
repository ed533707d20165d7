import type { FastifyReply } from 'fastify';
import type { Session } from '../sessions/session.ts';

/** Sends the session started by a login. */
export function sendSession(reply: FastifyReply, session: Session): FastifyReply {
  return reply.code(201).header('location', '/v1/sessions/current').send(session);
}
