import type { FastifyContextConfig } from 'fastify';
import type { z } from 'zod';
import { type Need, playRights } from '../../accounts/caller.ts';
import type { ProblemName } from '../../platform/problems.ts';

/** Facts about an endpoint: enough to guard it, to check its requests and to document it. */
export interface EndpointFacts
  extends Pick<
    FastifyContextConfig,
    'cost' | 'limit' | 'idempotency' | 'alsoNeeds' | 'refusesGuests' | 'reachesFurther' | 'mayByLink'
  > {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  /** The `operationId`. */
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly needs: Need;
  /** Most bytes of the body, where it may be larger than that of others. */
  readonly bodyLimit?: number;
  /** Media types of the body where it is not JSON. */
  readonly consumes?: readonly string[];
  /** Problems of this endpoint, in addition to those that every endpoint of its kind may answer with. */
  readonly problems?: readonly ProblemName[];
  /** Whether a success carries the `ETag` of the game, as it does when polling. */
  readonly isTagged?: boolean;
}

/** The schemas of an endpoint's request, and of its successful answers by status. */
export interface EndpointParts {
  readonly body?: z.ZodType;
  readonly querystring?: z.ZodObject;
  readonly params?: z.ZodType;
  readonly headers?: z.ZodObject;
  /** A schema, or an OpenAPI response object where the answer is not JSON. */
  readonly response: Readonly<Record<number, z.ZodType | object>>;
}

const onBehalfNeeds: readonly Need[] = ['any', 'watch', ...(playRights as ReadonlySet<Need>)];

/** Whether an application may call the endpoint in the name of one of its players. */
export function canActOnBehalf({ needs }: EndpointFacts): boolean {
  return onBehalfNeeds.includes(needs);
}
