import type { FastifyRequest } from 'fastify';
import { linkTextsFor } from '../../texts/index.ts';

/** A request behind a link. The token is a wildcard, as parameters may not be that long. */
export type LinkRequest = FastifyRequest<{ Params: { '*': string } }>;

/** Options of routes that are not part of the API. */
export const hidden = { schema: { hide: true } } as const;

/** Returns the words of pages behind links in the language that the browser asks for. */
export const wordsFor = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  linkTextsFor(headers['accept-language']);
