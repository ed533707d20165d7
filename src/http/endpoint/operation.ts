import { z } from 'zod';
import { type Need, playRights } from '../../accounts/caller.ts';
import { type ProblemName, problemKinds } from '../../problems.ts';
import { bodyExamples, optionalBody } from '../openapi/document.ts';
import { taggedAnswer } from '../openapi/headers.ts';
import { problemNames } from '../openapi/problems.ts';
import { problemSchema } from '../schemas/problem.ts';
import { onBehalfOfField } from './on-behalf-of.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a route says about itself: enough to check requests, to guard it and to document it. */
interface OperationFacts {
  method: Method;
  url: string;
  id: string;
  tag: string;
  summary: string;
  description: string;
  needs: Need;
  /** Its own problems, besides those that every route like it can meet. */
  problems?: readonly ProblemName[];
  /** Whether a success carries the tag of the game, as polling does. */
  isTagged?: boolean;
}

const keyField = z
  .string()
  .max(300)
  .optional()
  .describe(
    'Any text of up to 255 printable ASCII characters, quoted or bare. Sending the same request again with the ' +
      'same key answers what the first one answered, with `Idempotent-Replayed: true`, for at least 24 hours.',
  )
  .meta({ examples: ['8e03978e-40d5-43e8-bc93-6894a57f9324'] });

/** What an application may do in the name of one of its players. */
const doneOnBehalf: readonly Need[] = ['any', 'watch', ...playRights] as Need[];

/**
 * The options of a fastify route: method, url, guard (`config`) and schema, whose `response` also lists every
 * problem. `parts` are zod schemas: `body`, `querystring`, `params`, `headers` and `response` for successes.
 */
export function operation<Parts extends object>(facts: OperationFacts, parts: Parts) {
  const { method, url, needs, id, tag, summary, description } = facts;
  const problems = [...new Set([...(facts.problems ?? []), ...usualProblems(facts, parts)])];
  const response = {
    ...problemResponses(problems),
    ...('response' in parts ? (parts.response as object) : {}),
  };
  return {
    method,
    url,
    config: { needs },
    schema: {
      ...parts,
      headers: headersOf(facts, parts),
      operationId: id,
      tags: [tag],
      summary,
      description,
      security: securityOf(needs),
      ...bodyFacts(parts),
      [problemNames]: problems,
      ...(facts.isTagged && { [taggedAnswer]: true }),
      response,
    },
  } as const;
}

/** The header fields that operations of this kind read, and the operation's own. */
function headersOf({ method, needs }: OperationFacts, parts: object): z.ZodType {
  const own = 'headers' in parts && parts.headers instanceof z.ZodObject ? parts.headers.shape : {};
  return z.looseObject({
    ...(method === 'POST' && { 'idempotency-key': keyField }),
    ...(doneOnBehalf.includes(needs) && { 'on-behalf-of': onBehalfOfField }),
    ...own,
  });
}

/** What the generated document should say about the body, besides its schema. */
function bodyFacts(parts: object): Record<string, unknown> {
  if (!('body' in parts && parts.body instanceof z.ZodType)) return {};
  const inner = parts.body instanceof z.ZodOptional ? parts.body.unwrap() : parts.body;
  const examples = (inner instanceof z.ZodType && inner.meta()?.['examples']) || [];
  return { [bodyExamples]: examples, ...(parts.body instanceof z.ZodOptional && { [optionalBody]: true }) };
}

function securityOf(needs: Need): { bearer?: string[] }[] {
  if (needs === 'none') return [];
  if (needs === 'watch') return [{}, { bearer: ['games:read'] }];
  return [{ bearer: needs === 'session' || needs === 'any' ? [] : [needs] }];
}

function problemResponses(names: readonly ProblemName[]): Record<string, unknown> {
  const statuses = [...new Set(names.map((name) => problemKinds[name].status))].sort((a, b) => a - b);
  return Object.fromEntries(statuses.map((status) => [status, problemResponse(status, names)]));
}

function usualProblems({ method, needs }: OperationFacts, parts: object): ProblemName[] {
  // A guarded operation has a field `On-Behalf-Of` to misspell, also where it is of no use.
  const hasInput =
    'body' in parts || 'querystring' in parts || 'params' in parts || method === 'POST' || needs !== 'none';
  return [
    ...(hasInput ? (['validation'] as const) : []),
    ...('params' in parts ? (['bad-request', 'uri-too-long'] as const) : []),
    ...(needs === 'none' ? [] : (['unauthenticated'] as const)),
    ...(needs === 'none' ? [] : (['insufficient-scope'] as const)),
    ...(doneOnBehalf.includes(needs) ? (['not-your-player', 'player-claimed'] as const) : []),
    // A body is read wherever one may come, also where none is asked for.
    ...(method === 'GET' ? [] : (['malformed-json', 'payload-too-large', 'unsupported-media-type'] as const)),
    ...(method === 'POST' ? (['in-flight', 'idempotency-key-reused'] as const) : []),
    'too-many-requests',
    'internal',
  ];
}

function problemResponse(status: number, names: readonly ProblemName[]): object {
  const here = names.filter((name) => problemKinds[name].status === status);
  const description = here.map((name) => `\`${name}\`: ${problemKinds[name].title}`).join('\n\n');
  return { description, content: { 'application/problem+json': { schema: problemSchema } } };
}
