import type { FastifyRequest } from 'fastify';
import { type Language, languageFor } from '../texts/index.ts';

/** Returns whether a caller prefers a page to JSON, as browsers do. Programs that accept everything get JSON. */
export function prefersHtml(accept = ''): boolean {
  return /text\/html/i.test(accept) && !/^\s*application\/(problem\+)?json/i.test(accept);
}

/** Returns the language requested by `Accept-Language`. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageFor(headers['accept-language'] ?? '');
