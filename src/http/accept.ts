import type { FastifyRequest } from 'fastify';
import { type Language, languageFor } from '../texts/index.ts';

/** Whether a caller would rather have a page than JSON, as browsers do. Programs that take everything get JSON. */
export function prefersHtml(accept = ''): boolean {
  return /text\/html/i.test(accept) && !/^\s*application\/(problem\+)?json/i.test(accept);
}

/** Returns the language that a request asks for by `Accept-Language`. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageFor(headers['accept-language'] ?? '');
