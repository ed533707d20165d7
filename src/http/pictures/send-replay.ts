import type { FastifyReply, FastifyRequest } from 'fastify';
import type { visibleGame } from '../../games/access.ts';
import { checkRange, replayedGame } from '../../games/views/replay.ts';
import { seatOf } from '../../helpers/seats.ts';
import { REPLAY_TYPES, type ReplayFormat, renderReplay } from '../../render/index.ts';
import { etagOf, isUnchanged } from '../etag.ts';
import { drawCharged } from './draw-charged.ts';
import type { Pictures } from './drawing.ts';
import { namesTag } from './picture-request.ts';
import type { ReplayQuery } from './query.ts';

/** A requested animated picture of a part of a game, as a player sees it. */
export interface ReplayRequest {
  readonly row: Awaited<ReturnType<typeof visibleGame>>;
  readonly playerId: string | undefined;
  readonly query: ReplayQuery;
  readonly format: ReplayFormat;
}

/** Points for a new replay in addition to those of its request. */
const COST = 40;

/** Cached like other pictures of the past; no longer, because names can change. */
const publicPast = 'public, max-age=86400, immutable';

/**
 * Sends a game's animated picture, or 304 if the caller already has it. Cached ones are free.
 * @throws Problem game-not-running, entry-not-found, too-many-requests, unavailable when too many are being made
 */
export async function sendReplay(
  pictures: Pictures,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: ReplayRequest,
): Promise<FastifyReply> {
  const { row, playerId, query, format } = wanted;
  const { from, to = row.version, ...style } = query;
  checkRange(row, { from, to });
  const viewer = seatOf(row, playerId)?.seat ?? 'public';
  const tag = etagOf(`replay-${from}-${to}-${viewer}-${namesTag(row)}-${Object.values(style).join('-')}`);
  const isKnown = isUnchanged(request, reply, tag);
  const isPast = row.status !== 'running' || to < row.version;
  if (isPast && row.visibility !== 'private' && playerId === undefined)
    reply.header('cache-control', publicPast);
  if (isKnown) return reply.code(304).send();
  const movie = await replayOf(pictures, request, reply, `${row.id} ${format} ${tag}`, wanted);
  return reply.type(REPLAY_TYPES[format]).send(movie);
}

/** Returns a cached replay, or draws it when it is the caller's turn. */
async function replayOf(
  pictures: Pictures,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  wanted: ReplayRequest,
): Promise<Buffer> {
  const { replays, replayQueue: queue } = pictures;
  const kept = replays.get(key);
  if (kept !== undefined) return kept;
  // Another caller may have waited for the same one.
  const make = async () => replays.get(key) ?? (await made(pictures, wanted));
  const movie = await drawCharged({ ...pictures, queue }, request, reply, COST, make);
  replays.set(key, movie);
  return movie;
}

async function made({ deps }: Pictures, { row, playerId, query, format }: ReplayRequest): Promise<Buffer> {
  const { from, to = row.version, speed, size, theme, language } = query;
  const played = await replayedGame(deps, playerId, row, { from, to });
  const frameMs = 1000 / speed;
  const { buffer, byteOffset, byteLength } = await renderReplay({
    ...played,
    theme,
    language,
    width: size,
    format,
    frameMs,
  });
  return Buffer.from(buffer, byteOffset, byteLength);
}
