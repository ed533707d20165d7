import { hash } from 'node:crypto';
import { z } from 'zod';
import type { visibleGame } from '../../games/access.ts';
import { gameTag } from '../../games/views/game.ts';
import { namesBySeat, seatOf } from '../../helpers/seats.ts';
import { etagOf } from '../etag.ts';
import { noBody } from '../schemas/forms.ts';
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
  /** The board with the better decision of the analysis in place of entry `seq`. */
  readonly isBetter?: boolean;
}

/** Returns the entity tag of a picture: it changes with everything that the picture shows. */
export function pictureTag({ row, playerId, seq, query, isBetter = false }: PictureRequest): string {
  const viewer = seatOf(row, playerId)?.seat ?? 'public';
  const moment =
    seq === undefined
      ? gameTag(row, playerId)
      : `${seq}${isBetter ? '-better' : ''}-${viewer}-${namesTag(row)}`;
  return etagOf(`${moment}-${Object.values(query).join('-')}`);
}

/** Returns what stands for the names of the players, which they may change and which are in the picture. */
export function namesTag(row: PictureRequest['row']): string {
  return hash('sha256', JSON.stringify(namesBySeat(row)), 'base64url').slice(0, 10);
}

/** Returns what identifies a picture of the past among all pictures; undefined while it can still change. */
export function pastKey(request: PictureRequest): string | undefined {
  const { row, seq, format } = request;
  return seq !== undefined && seq < row.version ? `${row.id} ${format} ${pictureTag(request)}` : undefined;
}

/** Whether everybody may cache it. */
export function isPublicPast(request: PictureRequest): boolean {
  const { row, playerId } = request;
  return pastKey(request) !== undefined && row.visibility !== 'private' && playerId === undefined;
}

/** Points that a new picture costs, in addition to that of its request: as much as drawing a large board. */
export function pictureCost({
  format,
  query,
}: {
  readonly format: PictureFormat;
  readonly query: Pick<PictureQuery, 'size'>;
}): number {
  return format === 'svg' ? 4 : 4 + Math.ceil(query.size / 100);
}

/** The form of a picture as operation ids have it: `getBoardSvg`. */
export const formName = (format: PictureFormat) => (format === 'svg' ? 'Svg' : 'Png');

/** Returns what operations answer that draw a picture. */
export function pictureAnswers(format: PictureFormat) {
  const picture = { description: 'The picture', content: { [pictureTypes[format]]: { schema: z.string() } } };
  return { 200: picture, 304: noBody('You already have this picture') };
}
