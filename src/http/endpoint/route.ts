import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { callerOf, viewerOf } from '../plugins/auth.ts';
import type { Shared } from '../shared.ts';
import type { EndpointFacts, EndpointParts } from './facts.ts';
import { operation } from './operation.ts';

/** An endpoint: the facts that guard and document it, and the schemas that check its requests. */
export type RouteSpec = EndpointFacts & EndpointParts;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;

/** The argument of handlers: the parsed request, and the process's shared objects. */
export interface RouteContext<Spec extends RouteSpec> extends Shared {
  readonly deps: Deps;
  /** The calling player. Reading it throws if the caller is not logged in. */
  readonly playerId: string;
  /** The calling player; undefined without an account. */
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

/** The bodies of successful responses, as typed by their schemas. */
type Successes<Responses> = {
  [Status in keyof Responses]: `${Status & number}` extends `2${string}`
    ? Responses[Status] extends z.ZodType
      ? DeepReadonly<z.input<Responses[Status]>>
      : never
    : never;
}[keyof Responses];

/** The result of a handler: the body, or the reply if the handler has sent it. Without a response schema it is ignored. */
type Answer<Responses> = [Successes<Responses>] extends [undefined]
  ? unknown
  : Successes<Responses> | FastifyReply;

/** An endpoint with its handler, ready to be registered. */
export interface Route {
  readonly spec: RouteSpec;
  readonly handler: (context: RouteContext<RouteSpec>) => unknown;
}

/**
 * Returns an endpoint. The body that its handler returns is sent with the endpoint's only success status; if there are
 * several, the handler sets the status on `reply`. A 204 is sent automatically.
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

/** Returns the success status; undefined if there are several. */
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
