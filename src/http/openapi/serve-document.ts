import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type PreparedContent, sendPrepared } from '../content-coding.ts';
import { type Route, route } from '../endpoint/route.ts';
import { contentTag, isUnchanged } from '../etag.ts';
import { notModified } from '../schemas/forms.ts';

const documentSchema = z
  .looseObject({ openapi: z.string().max(20) })
  .describe('An OpenAPI document')
  .meta({ examples: [{ openapi: '3.1.0' }] });

/** `/openapi.json`: generated and compressed once, at its first request. */
export function documentRoute(app: FastifyInstance): Route {
  let document: { tag: string; content: PreparedContent } | undefined;
  return route(
    {
      method: 'GET',
      url: '/openapi.json',
      id: 'getOpenApiDocument',
      tag: 'service',
      summary: 'Get the OpenAPI document',
      description: 'Returns the description of the whole API in OpenAPI 3.1.',
      needs: 'none',
      response: { 200: documentSchema, 304: notModified },
    },
    async ({ request, reply }) => {
      document ??= prepared(JSON.stringify(app.swagger()));
      const isKnown = isUnchanged(request, reply, document.tag, 'accept-encoding');
      reply.header('cache-control', 'public, max-age=300');
      return isKnown ? reply.code(304).send() : sendPrepared(request, reply, document.content);
    },
  );
}

function prepared(text: string): { tag: string; content: PreparedContent } {
  const plain = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const encoded = [
    { encoding: 'br', body: brotliCompressSync(plain, quality) },
    { encoding: 'gzip', body: gzipSync(plain) },
  ];
  return { tag: contentTag(text), content: { type: 'application/json; charset=utf-8', plain, encoded } };
}
