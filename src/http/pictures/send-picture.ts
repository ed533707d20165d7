import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { visibleGame } from '../../games/access.ts';
import { gameTag } from '../../games/views/game.ts';
import { sceneOf } from '../../games/views/scene.ts';
import { problem } from '../../problems.ts';
import { type Picture, PicturesBusy, renderPng } from '../../render/index.ts';
import { seatOf } from '../../seats.ts';
import { etagOf, isUnchanged } from '../etag.ts';
import { drawScene } from './draw-scene.ts';
import type { PictureQuery } from './query.ts';

/** Media types of pictures by the ending of their address. */
export const pictureTypes = { svg: 'image/svg+xml', png: 'image/png' } as const;
export type PictureFormat = keyof typeof pictureTypes;

/** A picture that was requested: the board of a game after an entry of its log, or now, as a player may see it. */
export interface PictureRequest {
  readonly row: Awaited<ReturnType<typeof visibleGame>>;
  readonly playerId: string | undefined;
  /** Undefined: the board as it is now. */
  readonly seq: number | undefined;
  readonly query: PictureQuery;
  readonly format: PictureFormat;
}

/**
 * Draws and sends a picture, or 304 when the caller already has it.
 * @throws Problem unavailable when too many pictures are being drawn
 */
export async function sendPicture(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: PictureRequest,
): Promise<FastifyReply> {
  const { row, playerId, seq, query, format } = wanted;
  if (isUnchanged(request, reply, pictureTag(wanted))) return reply.code(304).send();
  const scene = await sceneOf(deps, playerId, row, { seq, isLegalShown: query.legal === '1' });
  if (isPublicPast(wanted)) reply.header('cache-control', 'public, max-age=86400');
  const picture = drawScene(scene, query);
  reply.type(pictureTypes[format]);
  if (format === 'svg') return reply.send(picture.svg);
  return reply.send(Buffer.from(await pngOf(picture, query.size)));
}

function pictureTag({ row, playerId, seq, query }: PictureRequest): string {
  const viewer = seatOf(row, playerId)?.seat ?? 'public';
  const moment = seq === undefined ? gameTag(row, playerId) : `${seq}-${viewer}`;
  return etagOf(`${moment}-${Object.values(query).join('-')}`);
}

/** Whether everybody may cache it for a day. Not longer, as names may change; and the newest entry is not past yet. */
function isPublicPast({ row, playerId, seq }: PictureRequest): boolean {
  return seq !== undefined && seq < row.version && row.visibility !== 'private' && playerId === undefined;
}

async function pngOf({ svg }: Picture, width: number): Promise<Uint8Array> {
  try {
    return await renderPng(svg, width);
  } catch (error) {
    if (error instanceof PicturesBusy) throw problem('unavailable', { detail: error.message, retryAfter: 2 });
    throw error;
  }
}
