import type { FastifyRequest } from 'fastify';
import { problem } from '../platform/problems.ts';

/** JSON lines: one document per line (https://github.com/ndjson/ndjson-spec). */
export const lines = 'application/x-ndjson';

/** Server-Sent Events. */
export const eventStream = 'text/event-stream';

/** One item of an `Accept` field. */
interface Range {
  readonly type: string;
  readonly weight: number;
}

/**
 * Returns the caller's preferred media type of those offered, or the first if there is no preference (RFC 9110, section
 * 12.5.1).
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

/** Returns the quality of a type, from 0, according to the most specific matching range. */
function weightOf(type: string, ranges: readonly Range[]): number {
  for (const name of [type, `${type.split('/', 1)[0]}/*`, '*/*']) {
    const weights = ranges.filter((range) => range.type === name).map(({ weight }) => weight);
    if (weights.length > 0) return Math.max(...weights);
  }
  return 0;
}
