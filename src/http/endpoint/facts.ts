import type { FastifyContextConfig } from 'fastify';
import type { z } from 'zod';
import { type Need, playRights } from '../../accounts/caller.ts';
import type { ProblemName } from '../../platform/problems.ts';

/** Facts about an endpoint: all that is needed to guard it, check its requests and document it. */
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
  /** Maximum bytes of the body, if larger than usual. */
  readonly bodyLimit?: number;
  /** Media types of the body, if it is not JSON. */
  readonly consumes?: readonly string[];
  /** Problems specific to this endpoint, in addition to those of every endpoint of its kind. */
  readonly problems?: readonly ProblemName[];
  /** True if successful responses carry the game's `ETag`, for polling. */
  readonly isTagged?: boolean;
}

/** The schemas of an endpoint's request, and of its successful responses by status. */
export interface EndpointParts {
  readonly body?: z.ZodType;
  readonly querystring?: z.ZodObject;
  readonly params?: z.ZodType;
  readonly headers?: z.ZodObject;
  /** A schema, or an OpenAPI response object if the response is not JSON. */
  readonly response: Readonly<Record<number, z.ZodType | object>>;
}

const onBehalfNeeds: readonly Need[] = ['any', 'watch', ...(playRights as ReadonlySet<Need>)];

/** Returns whether an application can call the endpoint on behalf of one of its players. */
export function canActOnBehalf({ needs }: EndpointFacts): boolean {
  return onBehalfNeeds.includes(needs);
}
