import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LessonId } from '../../texts/index.ts';
import { lessonOf, parseTaken, takeLesson } from '../../tutorial/index.ts';
import { contentTag, isUnchanged } from '../etag.ts';
import { drawCharged } from './draw-charged.ts';
import { drawAs, type Pictures } from './drawing.ts';
import { sceneOfLesson } from './lesson-scene.ts';
import { type PictureFormat, pictureCost, pictureTypes } from './picture-request.ts';
import type { PictureQuery } from './query.ts';

/** A requested picture of a lesson. */
export interface LessonPictureRequest {
  readonly lesson: LessonId;
  /** The decisions of the learner as text. */
  readonly played: string;
  readonly query: PictureQuery;
  readonly format: PictureFormat;
}

/** Cached for a day, because lessons only change with a new version of the service. */
const cacheControl = 'public, max-age=86400';

/**
 * Sends a lesson's picture, or 304 if the caller already has it. Cached pictures are free.
 * @throws Problem too-many-requests, unavailable when too many pictures are being drawn
 */
export async function sendLessonPicture(
  pictures: Pictures,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: LessonPictureRequest,
): Promise<FastifyReply> {
  const key = `lesson ${JSON.stringify(wanted)}`;
  let picture = pictures.past.get(key);
  if (picture === undefined) {
    picture = await drawCharged(pictures, request, reply, pictureCost(wanted), () => drawLesson(wanted));
    pictures.past.set(key, picture);
  }
  const isKnown = isUnchanged(request, reply, contentTag(picture.toString('base64')));
  reply.header('cache-control', cacheControl).removeHeader('vary');
  if (isKnown) return reply.code(304).send();
  return reply.type(pictureTypes[wanted.format]).send(picture);
}

function drawLesson({ lesson, played, query, format }: LessonPictureRequest): Promise<Buffer> {
  const progress = takeLesson(lessonOf(lesson), parseTaken(played) ?? []);
  return drawAs(format, sceneOfLesson(progress, query), query);
}
