import type { FastifyRequest } from 'fastify';
import { type Language, languageFor } from '../texts/index.ts';

/** Returns the language that a request asks for by `Accept-Language`. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageFor(headers['accept-language'] ?? '');
