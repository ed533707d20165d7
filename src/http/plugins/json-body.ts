import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../platform/problems.ts';

const deepest = 32;
const decoder = new TextDecoder('utf-8', { fatal: true });
/** Characters that PostgreSQL cannot store as text or jsonb: NUL, and halves of surrogate pairs. */
const unstorable = /\0|\p{Surrogate}/u;

/** Parses bodies as strict JSON; an empty body counts as none, so that routes without a body accept it. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      const encoding = headers['content-encoding'] ?? 'identity';
      if (encoding !== 'identity')
        throw problem('unsupported-media-type', { detail: 'Send the body unencoded.' });
      return body.length === 0 ? undefined : parseJson(body);
    },
  );
}

/**
 * Parses a JSON document.
 * @throws Problem malformed-json if it is not JSON, or cannot be stored or traversed safely
 */
function parseJson(bytes: Buffer): unknown {
  const value = parse(bytes);
  const fault = value === null ? 'The body is null: leave it out.' : faultIn(value, 0);
  if (fault !== undefined) throw problem('malformed-json', { detail: fault });
  return value;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw problem('malformed-json', { detail: 'The body is not JSON in UTF-8.' });
  }
}

function faultIn(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return faultInText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'A number is too large.';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return `The body is nested more than ${deepest} levels deep.`;
  if (Array.isArray(value)) return firstFault(value, depth);
  return (
    firstFault(Object.keys(value), depth) ?? faultInKeys(value) ?? firstFault(Object.values(value), depth)
  );
}

function firstFault(values: unknown[], depth: number): string | undefined {
  for (const value of values) {
    const fault = faultIn(value, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultInKeys(value: object): string | undefined {
  return Object.hasOwn(value, '__proto__') ? 'A key is named __proto__.' : undefined;
}

function faultInText(text: string): string | undefined {
  return unstorable.test(text) ? 'A text contains a NUL character or half of a surrogate pair.' : undefined;
}
