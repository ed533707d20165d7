import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Matches the suffix in the tag of a compressed response. */
const codingSuffix = /-(?:br|deflate|gzip|zstd)"$/;

/** Content prepared once, with its compressed variants, smallest first. */
export interface PreparedContent {
  readonly type: string;
  readonly plain: Buffer;
  readonly encoded: readonly { readonly encoding: string; readonly body: Buffer }[];
}

/** Sends prepared content in the coding that the caller accepts. If the reply has a tag, the coding is appended to it. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, plain, encoded }: PreparedContent,
): FastifyReply {
  const field = String(request.headers['accept-encoding'] ?? '');
  const chosen = encoded.find(({ encoding }) => isAccepted(field, encoding));
  addVary(reply, 'accept-encoding');
  if (chosen === undefined) return reply.type(type).send(plain);
  reply.header('content-encoding', chosen.encoding);
  return reply.type(type).send(chosen.body);
}

/** Returns whether an `Accept-Encoding` field accepts a coding, without `q=0`. */
function isAccepted(field: string, encoding: string): boolean {
  return field.split(',').some((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Adds a name to the `Vary` field unless it is there. */
export function addVary(reply: FastifyReply, name: string): void {
  const names = [reply.getHeader('vary') ?? []].flat().join(', ');
  const isThere = names.toLowerCase().split(/[ ,]+/).includes(name);
  if (!isThere) reply.header('vary', names === '' ? name : `${names}, ${name}`);
}

/**
 * Gives a compressed response a tag of its own, because a strong tag stands for identical bytes (RFC 9110, 8.8.1).
 * Register it after the plugin that compresses.
 */
export function tagCodings(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const tag = async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const [etag, coding] = [reply.getHeader('etag'), reply.getHeader('content-encoding')];
      if (typeof etag === 'string') addVary(reply, 'accept-encoding');
      if (typeof etag === 'string' && typeof coding === 'string' && reply.statusCode !== 304)
        reply.header('etag', etag.replace(/"$/, `-${coding}"`));
      return payload;
    };
    route.onSend = [...[route.onSend ?? []].flat(), tag];
  });
}

/** Returns a tag without the suffix for compression. */
export function withoutCoding(tag: string): string {
  return tag.replace(codingSuffix, '"');
}
