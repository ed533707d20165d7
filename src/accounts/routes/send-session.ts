import type { FastifyReply } from 'fastify';
import type { Session } from '../sessions/session.ts';

/** Sends the session that a log-in has started. */
export function sendSession(reply: FastifyReply, session: Session): FastifyReply {
  return reply.code(201).header('location', '/v1/sessions/current').send(session);
}
