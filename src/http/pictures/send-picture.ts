import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../etag.ts';
import { drawCharged } from './draw-charged.ts';
import { drawGame, type Pictures } from './drawing.ts';
import {
  isPublicPast,
  type PictureRequest,
  pastKey,
  pictureCost,
  pictureTag,
  pictureTypes,
} from './picture-request.ts';

/** Cached for a day without revalidation; no longer, because names can change. */
const publicPast = 'public, max-age=86400, immutable';

/**
 * Sends a picture, or 304 if the caller already has it. Cached pictures are free.
 * @throws Problem too-many-requests, unavailable when too many pictures are being drawn
 */
export async function sendPicture(
  pictures: Pictures,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: PictureRequest,
): Promise<FastifyReply> {
  if (isUnchanged(request, reply, pictureTag(wanted))) return reply.code(304).send();
  const picture = await pictureOf(pictures, request, reply, wanted);
  if (isPublicPast(wanted)) reply.header('cache-control', publicPast);
  return reply.type(pictureTypes[wanted.format]).send(picture);
}

async function pictureOf(
  pictures: Pictures,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: PictureRequest,
): Promise<Buffer> {
  const key = pastKey(wanted);
  const cached = key === undefined ? undefined : pictures.past.get(key);
  if (cached !== undefined) return cached;
  const draw = () => drawGame(pictures, wanted);
  const picture = await drawCharged(pictures, request, reply, pictureCost(wanted), draw);
  if (key !== undefined) pictures.past.set(key, picture);
  return picture;
}
