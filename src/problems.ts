/** One kind of refusal. `help` says what a caller can do about it; it is shown at `/problems/<name>`. */
interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly help: string;
}

/** Every problem a caller can meet (RFC 9457); the key is the last part of its `type`. */
export const problemKinds = {
  validation: {
    status: 400,
    title: 'The request does not have the expected form',
    help: 'Each item of `errors` names one fault: where it is (`in`, and `pointer` as a JSON pointer) and what is expected there.',
  },
  'malformed-json': {
    status: 400,
    title: 'The body is not acceptable JSON',
    help: 'Send one JSON document in UTF-8 without NUL characters, lone surrogates, keys named __proto__ or very deep nesting.',
  },
  'bad-request': {
    status: 400,
    title: 'The request cannot be understood',
    help: 'Check the address, its percent-encodings and the header fields.',
  },
  unauthenticated: {
    status: 401,
    title: 'Who are you?',
    help: 'Send `Authorization: Bearer <access token>` from POST /v1/sessions, or an API token (cbm_…) that is neither deleted nor expired.',
  },
  'invalid-credentials': {
    status: 401,
    title: 'E-mail address and password do not match',
    help: 'Check both. The answer is the same whether or not the address has an account.',
  },
  'invalid-refresh-token': {
    status: 401,
    title: 'The refresh token is not valid',
    help: 'It is unknown, expired or its session has ended: log in again.',
  },
  'refresh-token-reused': {
    status: 401,
    title: 'The refresh token was used before',
    help: 'Each refresh token works once. As a second use may mean theft, the whole session was ended: log in again.',
  },
  'insufficient-scope': {
    status: 403,
    title: 'The token may not do this',
    help: '`requiredScope` is what the token lacks. Make an API token with that scope, or log in where `requiredScope` is `session`.',
  },
  'not-owner': {
    status: 403,
    title: 'Only the owner of the game may do this',
    help: 'Ask the player who made the game.',
  },
  'not-seated': {
    status: 403,
    title: 'You have no seat in this game',
    help: 'You may watch. To play, take a seat before the game starts.',
  },
  'not-your-player': {
    status: 403,
    title: 'Your application has no such player',
    help: 'Make the player first: PUT /v1/players/external/{provider}/{externalId}. An application acts for its own players only.',
  },
  'player-claimed': {
    status: 403,
    title: 'This player has an account now and speaks for themselves',
    help: 'The player can let the application act again: PATCH /v1/me/external-players/{id} with {"mayAct": true}.',
  },
  'route-not-found': {
    status: 404,
    title: 'Nothing is at this address',
    help: 'The addresses are listed in /openapi.json and, for people, at /docs.',
  },
  'game-not-found': {
    status: 404,
    title: 'There is no such game for you',
    help: 'Check the id. Games that are not public are shown only to their players and to those who were invited; with the right `invitation` code you can take a seat.',
  },
  'player-not-found': {
    status: 404,
    title: 'There is no such player',
    help: '`handle` is the one that nobody has. Check its spelling.',
  },
  'entry-not-found': {
    status: 404,
    title: 'The log has no such entry',
    help: 'Entries are counted from 1 to the version of the game; 0 is its beginning.',
  },
  'token-not-found': {
    status: 404,
    title: 'There is no such API token',
    help: 'GET /v1/me/tokens lists yours.',
  },
  'webhook-not-found': {
    status: 404,
    title: 'There is no such webhook',
    help: 'GET /v1/me/webhooks lists yours.',
  },
  'external-player-not-found': {
    status: 404,
    title: 'You are not known by this name',
    help: 'GET /v1/me/external-players lists the names that you claimed.',
  },
  'delivery-not-found': {
    status: 404,
    title: 'There is no such delivery to attempt again',
    help: 'GET …/deliveries lists those of the webhook. One that is being attempted just now cannot be attempted again.',
  },
  'link-not-valid': {
    status: 404,
    title: 'This link is not valid',
    help: 'It has expired, was used before or is not complete. Ask for a new one.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This address does not take that method',
    help: 'The `Allow` field lists the methods it takes.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    help: 'Send it again.',
  },
  'not-your-turn': {
    status: 409,
    title: 'It is not your turn',
    help: '`awaiting` is the seat and the decision the game waits for.',
  },
  'game-not-running': {
    status: 409,
    title: 'The game is not running',
    help: '`gameStatus` is open before the start, finished or aborted afterwards.',
  },
  'game-not-open': {
    status: 409,
    title: 'The game has already started',
    help: 'Seats are taken and left before the start only. To leave a running game, resign.',
  },
  'game-not-finished': {
    status: 409,
    title: 'The game is not finished',
    help: 'Its record holds the order of the draws, which is a secret until the end.',
  },
  'game-full': {
    status: 409,
    title: 'All seats are taken',
    help: 'Look for another open game, or make one.',
  },
  'already-seated': {
    status: 409,
    title: 'You already have a seat in this game',
    help: '`seat` is yours.',
  },
  'seat-taken': {
    status: 409,
    title: 'This seat is not free',
    help: '`free` lists the seats that are. Leave `seat` out to get the first of them.',
  },
  'too-few-players': {
    status: 409,
    title: 'The game needs more players',
    help: 'At least two seats must be taken before the start.',
  },
  'handle-taken': {
    status: 409,
    title: 'Somebody else has this handle',
    help: 'Choose another one. Upper and lower case count as the same.',
  },
  'email-taken': {
    status: 409,
    title: 'This e-mail address has an account',
    help: 'Log in with it.',
  },
  'claimed-already': {
    status: 409,
    title: 'The player has an account already',
    help: 'Nobody else can claim the player. Whose account it is may log in with it.',
  },
  'games-shared': {
    status: 409,
    title: 'You sit in a game together',
    help: '`games` lists the games in which both your account and the player sit. Finish or leave them first.',
  },
  'too-many-tokens': {
    status: 409,
    title: 'You have as many API tokens as are allowed',
    help: 'Delete one that you no longer use.',
  },
  'too-many-webhooks': {
    status: 409,
    title: 'You have as many webhooks as are allowed',
    help: 'Delete one that you no longer use.',
  },
  'webhook-disabled': {
    status: 409,
    title: 'The webhook is switched off',
    help: 'Switch it on first: PATCH it with {"enabled": true}.',
  },
  'nudged-already': {
    status: 409,
    title: 'This player was nudged less than a day ago',
    help: 'Wait until `nextAt`.',
  },
  'nobody-to-nudge': {
    status: 409,
    title: 'The game does not wait for anybody else',
    help: 'It is your own turn.',
  },
  'too-much-vacation': {
    status: 409,
    title: 'So many days of vacation are not left',
    help: '`daysLeft` is how many you may still take within a year.',
  },
  'in-flight': {
    status: 409,
    title: 'The first request with this key is still being worked on',
    help: 'Wait for the time in `Retry-After` and send the same request again: it will get the answer of the first.',
  },
  'stale-version': {
    status: 412,
    title: 'The board has moved on',
    help: 'Your decision was made for `expectedVersion`; the game is at `currentVersion`. Read the game again and decide anew.',
  },
  'payload-too-large': {
    status: 413,
    title: 'The body is too large',
    help: 'Bodies may have up to 64 KiB.',
  },
  'uri-too-long': {
    status: 414,
    title: 'The address is too long',
    help: 'Check the path and the query.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body is of a type that is not read here',
    help: 'Send `Content-Type: application/json`.',
  },
  'forbidden-address': {
    status: 422,
    title: 'Webhooks may not go to this address',
    help: 'Use an https:// address that is public. The operator of the service may open further ranges.',
  },
  'illegal-decision': {
    status: 422,
    title: 'The rules do not allow this',
    help: '`reason` and `rule` say which rule is broken, `legal` what would be accepted. GET …/options lists every legal decision.',
  },
  'invalid-setup': {
    status: 422,
    title: 'A game cannot be set up like this',
    help: '`reason` says which of rules, seats and scenario do not go together.',
  },
  'invalid-record': {
    status: 422,
    title: 'The record does not replay',
    help: '`index` is the first decision that is wrong.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'This Idempotency-Key came with another request before',
    help: 'Use a new key for a new request; send the same key only to repeat exactly the same one.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    help: 'Wait for the time in `Retry-After`. `RateLimit` and `RateLimit-Policy` say what is left and what is allowed.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The header fields are too large',
    help: 'Send fewer or shorter fields.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong here',
    help: 'It is our fault and has been logged; `requestId` finds it. Sending the same request again later may help.',
  },
  unavailable: {
    status: 503,
    title: 'The service cannot work right now',
    help: 'Try again later.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemName = keyof typeof problemKinds;

/** Members that help the caller; `detail` is a sentence a player understands. */
export interface ProblemMembers {
  readonly detail?: string;
  readonly [member: string]: unknown;
}

/** What a use case throws to refuse; only `http` turns it into an answer. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemName;
  readonly status: number;
  readonly members: ProblemMembers;

  constructor(kind: ProblemName, members: ProblemMembers = {}) {
    super(members.detail ?? problemKinds[kind].title);
    this.kind = kind;
    this.status = problemKinds[kind].status;
    this.members = members;
  }
}

/** The problem `kind` to throw, with members such as `detail` or `currentVersion`. */
export function problem(kind: ProblemName, members: ProblemMembers = {}): Problem {
  return new Problem(kind, members);
}

/** The stable `type` of a problem: a path on this service that explains it. */
export function problemType(kind: ProblemName): string {
  return `/problems/${kind}`;
}

/** Whether `name` is a problem of the table (own keys only: 'constructor' is none). */
export function isProblemName(name: string): name is ProblemName {
  return Object.hasOwn(problemKinds, name);
}
