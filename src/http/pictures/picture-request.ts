import { hash } from 'node:crypto';
import { z } from 'zod';
import type { visibleGame } from '../../games/access.ts';
import { gameTag } from '../../games/views/game.ts';
import { namesBySeat, seatOf } from '../../helpers/seats.ts';
import { etagOf } from '../etag.ts';
import { noBody } from '../schemas/forms.ts';
import type { PictureQuery } from './query.ts';

/** Media types of pictures by file extension. */
export const pictureTypes = { svg: 'image/svg+xml', png: 'image/png' } as const;
export type PictureFormat = keyof typeof pictureTypes;

/** A requested picture: a game's board now or after a log entry, as a player sees it. */
export interface PictureRequest {
  readonly row: Awaited<ReturnType<typeof visibleGame>>;
  readonly playerId: string | undefined;
  /** Undefined for the current board. */
  readonly seq: number | undefined;
  readonly query: PictureQuery;
  readonly format: PictureFormat;
  /** True for the board with the analysis's better decision in place of entry `seq`. */
  readonly isBetter?: boolean;
}

/** Returns the entity tag of a picture, which changes with its content. */
export function pictureTag({ row, playerId, seq, query, isBetter = false }: PictureRequest): string {
  const viewer = seatOf(row, playerId)?.seat ?? 'public';
  const moment =
    seq === undefined
      ? gameTag(row, playerId)
      : `${seq}${isBetter ? '-better' : ''}-${viewer}-${namesTag(row)}`;
  return etagOf(`${moment}-${Object.values(query).join('-')}`);
}

/** Returns a key of the players' names, which are in the picture and can change. */
export function namesTag(row: PictureRequest['row']): string {
  return hash('sha256', JSON.stringify(namesBySeat(row)), 'base64url').slice(0, 10);
}

/** Returns the cache key of a picture of a past position; undefined while it can still change. */
export function pastKey(request: PictureRequest): string | undefined {
  const { row, seq, format } = request;
  return seq !== undefined && seq < row.version ? `${row.id} ${format} ${pictureTag(request)}` : undefined;
}

/** Returns whether shared caches may store it. */
export function isPublicPast(request: PictureRequest): boolean {
  const { row, playerId } = request;
  return pastKey(request) !== undefined && row.visibility !== 'private' && playerId === undefined;
}

/** Points for a new picture in addition to those of its request: those of drawing a large board. */
export function pictureCost({
  format,
  query,
}: {
  readonly format: PictureFormat;
  readonly query: Pick<PictureQuery, 'size'>;
}): number {
  return format === 'svg' ? 4 : 4 + Math.ceil(query.size / 100);
}

/** The format of a picture as written in operation ids: `getBoardSvg`. */
export const formName = (format: PictureFormat) => (format === 'svg' ? 'Svg' : 'Png');

/** Returns the responses of operations that draw a picture. */
export function pictureAnswers(format: PictureFormat) {
  const picture = { description: 'The picture', content: { [pictureTypes[format]]: { schema: z.string() } } };
  return { 200: picture, 304: noBody('You already have this picture') };
}
