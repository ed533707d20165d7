import { z } from 'zod';
import { type AppScope, apiScopeFor, appScopeFor, type Scope } from '../../accounts/caller.ts';
import { inBothForms, itemsOf, listHooks } from '../list-lines.ts';
import { canActOnBehalf, type EndpointFacts, type EndpointParts } from './facts.ts';
import { onBehalfOfField } from './on-behalf-of.ts';
import { bodyExamples, listAnswer, optionalBody, problemNames, taggedAnswer } from './openapi-hints.ts';
import { problemResponses, problemsOf } from './problem-responses.ts';

const idempotencyKeyField = z
  .string()
  .max(300)
  .optional()
  .describe(
    'Any text of up to 255 printable ASCII characters, quoted or bare. Repeating the same request with the same ' +
      'key returns the first response, with `Idempotent-Replayed: true`, for at least 24 hours.',
  )
  .meta({ examples: ['8e03978e-40d5-43e8-bc93-6894a57f9324'] });

/**
 * Returns the Fastify options of an endpoint: method, URL, `config` for the plugins that guard it, and the schema, whose
 * `response` lists the successes and all problems.
 */
export function operation(spec: EndpointFacts & EndpointParts) {
  const { method, url, id, tag, summary, bodyLimit, body, params } = spec;
  const problems = problemsOf(spec);
  const { isList, response } = responseOf(spec);
  return {
    method,
    url,
    ...(bodyLimit && { bodyLimit }),
    config: { ...configOf(spec), ...(isList && { isList }) },
    ...(isList && listHooks),
    schema: {
      ...(body && { body }),
      ...(params && { params }),
      querystring: strictQuery(spec),
      headers: headersOf(spec),
      operationId: id,
      tags: [tag],
      summary,
      description: descriptionOf(spec),
      security: securityOf(spec),
      ...(spec.consumes && { consumes: [...spec.consumes] }),
      ...bodyHints(spec),
      [problemNames]: problems,
      ...(spec.isTagged && { [taggedAnswer]: true }),
      ...(isList && { [listAnswer]: true }),
      response: { ...problemResponses(problems), ...response },
    },
  } as const;
}

/** Returns the successful responses; lists are also available as lines. */
function responseOf({ method, response }: EndpointFacts & EndpointParts) {
  const page = response[200];
  const item = method === 'GET' ? itemsOf(page) : undefined;
  if (item === undefined) return { response };
  return { isList: true, response: { ...response, 200: inBothForms(page as z.ZodObject, item) } } as const;
}

/** Adds to the description when API tokens are not accepted, and the cost of a request above one point. */
function descriptionOf({ description, cost, needs, reachesFurther }: EndpointFacts): string {
  return [
    description,
    ...(needs === 'session' ? ['Requires a login session; API tokens are not accepted.'] : []),
    ...(reachesFurther
      ? ['API tokens for a single game are not accepted, because this involves other games.']
      : []),
    ...(cost === undefined ? [] : [`Costs ${cost} rate-limit points.`]),
  ].join(' ');
}

function configOf(facts: EndpointFacts) {
  const { needs, cost, limit, idempotency, alsoNeeds, refusesGuests, reachesFurther, mayByLink } = facts;
  return {
    needs,
    ...(cost && { cost }),
    ...(limit && { limit }),
    ...(idempotency && { idempotency }),
    ...(alsoNeeds && { alsoNeeds }),
    ...(refusesGuests && { refusesGuests }),
    ...(reachesFurther && { reachesFurther }),
    ...(mayByLink && { mayByLink }),
  };
}

/** Returns the header fields that all endpoints of this kind read, and those of this endpoint. */
function headersOf(spec: EndpointFacts & EndpointParts): z.ZodType {
  return z.looseObject({
    ...(spec.method === 'POST' && { 'idempotency-key': idempotencyKeyField }),
    ...(canActOnBehalf(spec) && { 'on-behalf-of': onBehalfOfField }),
    ...spec.headers?.shape,
  });
}

/** Returns the schema of the query parameters, which rejects unknown ones. */
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

type Security = Partial<Record<'bearer' | 'oauth' | 'session', (Scope | AppScope)[]>>;

/** Returns the accepted credentials: a login session, a token with the scope, or an app with the scopes. */
function securityOf({ needs, alsoNeeds = [] }: EndpointFacts): Security[] {
  if (needs === 'none') return [];
  if (needs === 'watch') return [{}, { bearer: ['games:read'] }, { oauth: ['read'] }];
  if (needs === 'session') return [{ session: [] }];
  if (needs === 'any') return [{ bearer: [] }, { oauth: [] }];
  const rights = [needs, ...alsoNeeds];
  const scopes = rights.flatMap((right) => apiScopeFor(right) ?? []);
  const ofApps = rights.flatMap((right) => appScopeFor(right) ?? []);
  return [{ bearer: [...new Set(scopes)] }, ...(ofApps.length === rights.length ? [{ oauth: ofApps }] : [])];
}
