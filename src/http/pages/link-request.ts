import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { type LinkPurpose, readLink } from '../../platform/signed-links.ts';
import { linkTextsFor } from '../../texts/index.ts';

/** A request behind a link. The token is a wildcard, as parameters may not be that long. */
export type LinkRequest = FastifyRequest<{ Params: { '*': string } }>;

/** Options of routes that are not part of the API. */
export const hidden = { schema: { hide: true } } as const;

/** Returns the words of pages behind links in the language that the browser asks for. */
export const wordsFor = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  linkTextsFor(headers['accept-language']);

/**
 * Refuses a link that was mistyped, cut off or is too old, before anything is asked of the reader. Whether it may still be
 * used is found out with the form.
 * @throws Problem invalid-link
 */
export function requireLink({ keys, clock }: Deps, purpose: LinkPurpose, { params }: LinkRequest): void {
  if (readLink(keys, purpose, params['*'], clock()) === undefined) throw problem('invalid-link');
}
