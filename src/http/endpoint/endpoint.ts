import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { EndpointFacts, EndpointParts } from './facts.ts';
import { operation } from './operation.ts';

/** The request of an endpoint as its schemas parse it. */
interface RequestOf<Parts extends EndpointParts> {
  Body: z.output<NonNullable<Parts['body']>>;
  Querystring: z.output<NonNullable<Parts['querystring']>>;
  Params: z.output<NonNullable<Parts['params']>>;
}

type Handler<Parts extends EndpointParts> = (
  request: FastifyRequest<RequestOf<Parts>>,
  reply: FastifyReply,
) => unknown;

/**
 * Registers an endpoint. Its `facts` and the schemas in `parts` guard it, check its requests and document it; the
 * handler returns the answer, or sends it with another status than 200.
 */
export function endpoint<Parts extends EndpointParts>(
  app: FastifyInstance,
  facts: EndpointFacts,
  parts: Parts,
  handler: Handler<Parts>,
): void {
  app.route<RequestOf<Parts>>({ ...operation(facts, parts), handler });
}
