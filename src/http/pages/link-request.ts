import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { type LinkPurpose, readLink } from '../../platform/signed-links.ts';
import { linkTextsFor } from '../../texts/index.ts';

/** A request with an email link's token. The token is a wildcard, because parameters may not be that long. */
export type LinkRequest = FastifyRequest<{ Params: { '*': string } }>;

/** Options of routes that are not part of the API. */
export const hidden = { schema: { hide: true } } as const;

/** Returns the texts of email link pages in the browser's language. */
export const wordsFor = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  linkTextsFor(headers['accept-language']);

/**
 * Rejects a link that is mistyped, truncated or expired, before the reader fills in anything. Whether it is still usable
 * is checked when the form is sent.
 * @throws Problem invalid-link
 */
export function requireLink({ keys, clock }: Deps, purpose: LinkPurpose, { params }: LinkRequest): void {
  if (readLink(keys, purpose, params['*'], clock()) === undefined) throw problem('invalid-link');
}
