import type { FastifyRequest } from 'fastify';

/** A request behind a link. The token is a wildcard, as parameters may not be that long. */
export type LinkRequest = FastifyRequest<{ Params: { '*': string } }>;

/** Options of routes that are not part of the API. */
export const hidden = { schema: { hide: true } } as const;
