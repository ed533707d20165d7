import type { FastifyRequest } from 'fastify';
import { problem } from '../platform/problems.ts';

/** JSON in lines: a document on each (https://github.com/ndjson/ndjson-spec). */
export const lines = 'application/x-ndjson';

/** Server-Sent Events. */
export const eventStream = 'text/event-stream';

/** One item of an `Accept` field. */
interface Range {
  readonly type: string;
  readonly weight: number;
}

/**
 * Returns the media type that a caller likes best of those that are offered, the first one if it does not matter (RFC
 * 9110, section 12.5.1).
 * @throws Problem not-acceptable
 */
export function mediaTypeFor<Type extends string>(
  { headers }: Pick<FastifyRequest, 'headers'>,
  offered: readonly [Type, ...Type[]],
): Type {
  const accept = headers.accept?.trim() || '*/*';
  const ranges = accept.split(',').map(parseRange);
  const weights = offered.map((type) => weightOf(type, ranges));
  const most = Math.max(...weights);
  const best = offered[weights.indexOf(most)];
  if (best !== undefined && most > 0) return best;
  const detail = `Accept ${offered.join(' or ')} here.`;
  throw problem('not-acceptable', { detail, accepted: [...offered] });
}

function parseRange(item: string): Range {
  const [type = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { type, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}

/** Returns how much a type is liked, from 0: as the most specific of the ranges that have it says. */
function weightOf(type: string, ranges: readonly Range[]): number {
  for (const name of [type, `${type.split('/', 1)[0]}/*`, '*/*']) {
    const weights = ranges.filter((range) => range.type === name).map(({ weight }) => weight);
    if (weights.length > 0) return Math.max(...weights);
  }
  return 0;
}
