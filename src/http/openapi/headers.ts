import { listAnswer, taggedAnswer } from '../endpoint/openapi-hints.ts';

type JsonObject = Record<string, unknown>;

/** The parts of an operation that determine the header fields of its responses. */
interface Answering {
  readonly parameters?: readonly { readonly name: string }[] | undefined;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly [taggedAnswer]?: unknown;
  readonly [listAnswer]?: unknown;
}

const integer = '[0-9]+';
/** A list of policies, each with two numbers. */
const policies = `^"[a-z-]+"(;[a-z]=${integer}){2}(, "[a-z-]+"(;[a-z]=${integer}){2})*$`;

const nextPage = '^<[^<> ]+>; rel="next"$';

const challenge = header(
  'How to authenticate, the error of the token (RFC 6750), and the metadata of the token issuer (RFC 9728)',
  'Bearer realm="carcassonne-by-mail", error="invalid_token", error_description="The token has expired.", ' +
    'resource_metadata="https://carcassonne.example/.well-known/oauth-protected-resource"',
  '^Bearer ',
);

/** Header fields of responses, for `components.headers`. */
export const headerComponents: Readonly<Record<string, JsonObject>> = {
  ETag: header(
    'Send it as `If-None-Match` to poll; send that of a game as `If-Match` with a decision',
    '"12-mC2eKgkDgA"',
    '^"[!#-~]+"$',
  ),
  Link: {
    ...header(
      'The next page of the list; absent on the last page',
      '</v1/games?cursor=ImEi>; rel="next"',
      nextPage,
    ),
    required: false,
  },
  Location: header('Address of the new resource', '/v1/games/01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11', '^/'),
  RateLimit: {
    ...header('The remaining quota (draft-ietf-httpapi-ratelimit-headers)', '"default";r=599;t=60', policies),
    required: false, // a service can run without limits
  },
  'RateLimit-Policy': {
    ...header('The quota and its window in seconds', '"default";q=600;w=60', policies),
    required: false,
  },
  'Retry-After': { ...header('Seconds to wait', '30', `^${integer}$`), required: false },
  'Idempotent-Replayed': {
    ...header(
      'Present and `true` if the same request was answered before and this is the stored response',
      'true',
      '^true$',
    ),
    required: false,
  },
  'WWW-Authenticate': challenge,
  'WWW-Authenticate-of-403': { ...challenge, required: false }, // only if the token is the reason
};

function header(description: string, example: string, pattern: string): JsonObject {
  return { description, required: true, schema: { type: 'string', pattern }, example };
}

/** The header field for polling, of operations that can respond with 304. */
export const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of your copy; returns 304 without a body if nothing has changed',
  schema: { type: 'string', maxLength: 1000 },
};

/** Returns the names of the header fields that an operation's response with `status` can have. */
export function headersOf(operation: Answering, status: string): string[] {
  const { parameters = [], responses } = operation;
  const isSuccess = status.startsWith('2');
  const isPolled = '304' in responses && (status === '200' || status === '304');
  const isTagged = taggedAnswer in operation && isSuccess;
  const isToBePolled = '304' in responses && status === '202';
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  return [
    ...(isPolled || isTagged ? ['ETag'] : []),
    ...(listAnswer in operation && status === '200' ? ['Link'] : []),
    ...(status === '201' ? ['Location'] : []),
    ...(takesKey && isSuccess ? ['Idempotent-Replayed'] : []),
    ...(status === '401' || status === '403' ? ['WWW-Authenticate'] : []),
    ...(isToBePolled ? ['Retry-After'] : []),
    ...(status === '429' || status === '503' || (takesKey && status === '409') ? ['Retry-After'] : []),
    ...('429' in responses && status !== '500' ? ['RateLimit', 'RateLimit-Policy'] : []),
  ];
}

/** Returns the references to the components of these fields in a response with `status`. */
export function headerReferences(names: readonly string[], status: string): Record<string, { $ref: string }> {
  const componentOf = (name: string) =>
    name === 'WWW-Authenticate' && status === '403' ? 'WWW-Authenticate-of-403' : name;
  return Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${componentOf(name)}` }]),
  );
}
