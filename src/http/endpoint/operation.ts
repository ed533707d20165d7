import { z } from 'zod';
import type { Need } from '../../accounts/caller.ts';
import { type EndpointFacts, type EndpointParts, mayActOnBehalf } from './facts.ts';
import { onBehalfOfField } from './on-behalf-of.ts';
import { bodyExamples, optionalBody, problemNames, taggedAnswer } from './openapi-hints.ts';
import { problemResponses, problemsOf } from './problem-responses.ts';

const idempotencyKeyField = z
  .string()
  .max(300)
  .optional()
  .describe(
    'Any text of up to 255 printable ASCII characters, quoted or bare. The same request with the same key gets the ' +
      'first answer again, with `Idempotent-Replayed: true`, for at least 24 hours.',
  )
  .meta({ examples: ['8e03978e-40d5-43e8-bc93-6894a57f9324'] });

/**
 * Returns the Fastify options of an endpoint: method, URL, `config` for the plugins that guard it, and the schema,
 * whose `response` lists every problem in addition to the successes.
 */
export function operation(facts: EndpointFacts, parts: EndpointParts) {
  const { method, url, needs, id, tag, summary } = facts;
  const problems = problemsOf(facts, parts);
  return {
    method,
    url,
    config: configOf(facts),
    schema: {
      ...parts,
      querystring: strictQuery(parts),
      headers: headersOf(facts, parts),
      operationId: id,
      tags: [tag],
      summary,
      description: descriptionOf(facts),
      security: securityOf(needs),
      ...(facts.consumes && { consumes: [...facts.consumes] }),
      ...bodyHints(parts),
      [problemNames]: problems,
      ...(facts.isTagged && { [taggedAnswer]: true }),
      response: { ...problemResponses(problems), ...parts.response },
    },
  } as const;
}

/** Says where no API token is enough, and what a request costs where it is more than a point. */
function descriptionOf({ description, cost, needs }: EndpointFacts): string {
  return [
    description,
    ...(needs === 'session' ? ['Requires a log-in: no API token is enough.'] : []),
    ...(cost === undefined ? [] : [`Costs ${cost} points of the limit.`]),
  ].join(' ');
}

function configOf({ needs, cost, limit, idempotency, refusesGuests, mayByLink }: EndpointFacts) {
  return {
    needs,
    ...(cost && { cost }),
    ...(limit && { limit }),
    ...(idempotency && { idempotency }),
    ...(refusesGuests && { refusesGuests }),
    ...(mayByLink && { mayByLink }),
  };
}

/** Header fields that endpoints of this kind read, and those of this endpoint. */
function headersOf(facts: EndpointFacts, { headers }: EndpointParts): z.ZodType {
  return z.looseObject({
    ...(facts.method === 'POST' && { 'idempotency-key': idempotencyKeyField }),
    ...(mayActOnBehalf(facts) && { 'on-behalf-of': onBehalfOfField }),
    ...headers?.shape,
  });
}

/** Returns the schema of the query parameters, which refuses all others. */
function strictQuery({ querystring }: EndpointParts): z.ZodObject {
  return querystring?.strict() ?? z.strictObject({});
}

function bodyHints({ body }: EndpointParts): Record<string, unknown> {
  if (body === undefined) return {};
  const isOptional = body instanceof z.ZodOptional;
  const inner = isOptional ? body.unwrap() : body;
  const examples = (inner instanceof z.ZodType && inner.meta()?.['examples']) || [];
  return { [bodyExamples]: examples, ...(isOptional && { [optionalBody]: true }) };
}

function securityOf(needs: Need): { bearer?: string[]; session?: string[] }[] {
  if (needs === 'none') return [];
  if (needs === 'watch') return [{}, { bearer: ['games:read'] }];
  if (needs === 'session') return [{ session: [] }];
  return [{ bearer: needs === 'any' ? [] : [needs] }];
}
