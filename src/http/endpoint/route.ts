import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { callerOf, viewerOf } from '../plugins/auth.ts';
import type { Shared } from '../shared.ts';
import type { EndpointFacts, EndpointParts } from './facts.ts';
import { operation } from './operation.ts';

/** An endpoint: what guards it, checks its requests and documents it. */
export type RouteSpec = EndpointFacts & EndpointParts;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;

/** What handlers get: the request as the schemas of the endpoint parsed it, and what the process has. */
export interface RouteContext<Spec extends RouteSpec> extends Shared {
  readonly deps: Deps;
  /** Who calls. Where nobody has logged in, taking it out of the context throws. */
  readonly playerId: string;
  /** Who calls; undefined for somebody without an account. */
  readonly viewer: string | undefined;
  readonly params: Output<Spec['params']>;
  readonly query: Output<Spec['querystring']>;
  readonly body: Output<Spec['body']>;
  readonly request: FastifyRequest<{
    Params: Output<Spec['params']>;
    Querystring: Output<Spec['querystring']>;
    Body: Output<Spec['body']>;
  }>;
  readonly reply: FastifyReply;
}

type DeepReadonly<Value> = Value extends Date
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** The answers of successes, as their schemas have them. */
type Successes<Responses> = {
  [Status in keyof Responses]: `${Status & number}` extends `2${string}`
    ? Responses[Status] extends z.ZodType
      ? DeepReadonly<z.input<Responses[Status]>>
      : never
    : never;
}[keyof Responses];

/** What a handler returns: the answer, or the reply where it has sent that itself. Without an answer it is not looked at. */
type Answer<Responses> = [Successes<Responses>] extends [undefined]
  ? unknown
  : Successes<Responses> | FastifyReply;

/** An endpoint with its handler, ready to be registered. */
export interface Route {
  readonly spec: RouteSpec;
  readonly handler: (context: RouteContext<RouteSpec>) => unknown;
}

/**
 * Returns an endpoint. Its handler returns the answer, which is sent with the only success that the endpoint has; where
 * there are several, the handler sets the status on `reply`. An answer of 204 is sent by itself.
 */
export function route<const Spec extends RouteSpec>(
  spec: Spec,
  handler: (context: RouteContext<Spec>) => Answer<Spec['response']> | Promise<Answer<Spec['response']>>,
): Route {
  return { spec, handler: handler as unknown as Route['handler'] };
}

/** Registers an endpoint. */
export function addRoute(app: FastifyInstance, { spec, handler }: Route, deps: Deps, shared: Shared): void {
  const status = onlySuccess(spec);
  app.route({
    ...operation(spec),
    handler: async (request, reply) => {
      const answer = await handler(contextOf(deps, shared, request, reply));
      if (answer === reply || reply.sent) return reply;
      if (status === 204) return reply.code(204).send();
      if (status !== undefined && reply.statusCode === 200) reply.code(status);
      return answer;
    },
  });
}

/** Returns the status of successes; undefined if there are several. */
function onlySuccess({ response }: RouteSpec): number | undefined {
  const successes = Object.keys(response)
    .map(Number)
    .filter((status) => status >= 200 && status < 300);
  return successes.length === 1 ? successes[0] : undefined;
}

const contextOf = (
  deps: Deps,
  shared: Shared,
  request: FastifyRequest,
  reply: FastifyReply,
): RouteContext<RouteSpec> => ({
  ...shared,
  deps,
  request,
  reply,
  params: request.params,
  query: request.query,
  body: request.body,
  get playerId() {
    return callerOf(request).playerId;
  },
  get viewer() {
    return viewerOf(request);
  },
});
