import type { FastifyReply, FastifyRequest } from 'fastify';
import type { visibleGame } from '../../games/access.ts';
import { type Scene, sceneOf } from '../../games/views/scene.ts';
import { CARD, renderPng, THUMBNAIL, type ThemeName } from '../../render/index.ts';
import type { Language } from '../../texts/index.ts';
import { etagOf, isUnchanged } from '../etag.ts';
import { charge, limitKey } from '../plugins/limits.ts';
import { captionsOf } from './draw-scene.ts';
import { drawInTurn, type Pictures } from './drawing.ts';
import { namesTag } from './picture-request.ts';

type Row = Awaited<ReturnType<typeof visibleGame>>;

/** A requested preview: of a game after a log entry, as public. */
export interface PreviewRequest {
  readonly row: Row;
  readonly seq: number;
  readonly theme: ThemeName;
}

/** Points for a new preview in addition to those of its request. */
const costs = { thumbnail: 2, card: 12 } as const;

/** A small picture never changes, because it shows the board after a log entry, without names. */
const forGood = 'max-age=31536000, immutable';
const forADay = 'public, max-age=86400, immutable';

/**
 * Sends a small picture of the board, or 304 if the caller already has it.
 * @throws Problem game-not-running, entry-not-found, too-many-requests, unavailable
 */
export async function sendThumbnail(
  pictures: Pictures,
  request: FastifyRequest,
  reply: FastifyReply,
  { row, seq, theme }: PreviewRequest,
): Promise<FastifyReply> {
  const tag = etagOf(`thumbnail-${seq}-${theme}`);
  const isKnown = isUnchanged(request, reply, tag);
  reply.header('cache-control', `${row.visibility === 'private' ? 'private' : 'public'}, ${forGood}`);
  reply.removeHeader('vary');
  if (isKnown) return reply.code(304).send();
  const picture = await previewOf(pictures, request, reply, `${row.id} ${tag}`, 'thumbnail', async () => {
    const { view } = await publicScene(pictures, row, seq);
    return renderPng({ thumbnail: view, theme }, THUMBNAIL.width);
  });
  return reply.type('image/png').send(picture);
}

/**
 * Sends a picture of a game in the shape that chats show with a link, or 304 if the caller already has it. While the
 * entry is the latest, caches must revalidate, because the picture shows whose turn it is.
 * @throws Problem game-not-running, entry-not-found, too-many-requests, unavailable
 */
export async function sendCard(
  pictures: Pictures,
  request: FastifyRequest,
  reply: FastifyReply,
  { row, seq, theme, language }: PreviewRequest & { readonly language: Language },
): Promise<FastifyReply> {
  const isPast = seq < row.version || row.status !== 'running';
  const tag = etagOf(`card-${seq}-${isPast}-${row.status}-${theme}-${language}-${namesTag(row)}`);
  const isKnown = isUnchanged(request, reply, tag);
  if (isPast && row.visibility !== 'private') reply.header('cache-control', forADay).removeHeader('vary');
  if (isKnown) return reply.code(304).send();
  const picture = await previewOf(pictures, request, reply, `${row.id} ${tag}`, 'card', async () => {
    const scene = await publicScene(pictures, row, seq);
    const captions = captionsOf({ ...scene, deadline: undefined }, language);
    return renderPng({ card: scene.view, options: { ...captions, theme } }, CARD.width);
  });
  return reply.type('image/png').send(picture);
}

const publicScene = ({ deps }: Pictures, row: Row, seq: number): Promise<Scene> =>
  sceneOf(deps, undefined, row, { seq, isLegalShown: false });

/** Returns a cached preview, or draws it when it is the caller's turn. */
async function previewOf(
  pictures: Pictures,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  kind: keyof typeof costs,
  draw: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const cached = pictures.past.get(key);
  if (cached !== undefined) return cached;
  await charge(pictures.deps, request, reply, costs[kind]);
  const queue = pictures[kind === 'card' ? 'queue' : 'thumbnailQueue'];
  const drawn = await drawInTurn(queue, limitKey(request), async () => {
    const { buffer, byteOffset, byteLength } = await draw();
    return Buffer.from(buffer, byteOffset, byteLength);
  });
  pictures.past.set(key, drawn);
  return drawn;
}
