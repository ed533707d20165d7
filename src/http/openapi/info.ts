const description = `A game is a log of decisions. Read the game (\`GET /v1/games/{id}\`), ask what you may do (\`GET …/options\`) and answer
with one of the options (\`POST …/moves\`). All that a chat message or a mail needs is in one answer, the turn card
(\`GET …/card\`).

## Who you are

Make an account (\`POST /v1/accounts\`), log in (\`POST /v1/sessions\`) and send \`Authorization: Bearer <accessToken>\`.
Access tokens are good for minutes; \`POST /v1/sessions/refresh\` gives the next ones for the refresh token, which works
once. For programs make an API token (\`POST /v1/me/tokens\`): it is sent in the same way, holds until it expires or is
deleted, and can do no more than its scopes say. Every operation names the scope that it needs. Public games can be
watched without an account. A token with \`players:act-for\` acts for people in a chat: see \`On-Behalf-Of\`.

## When something is refused

Every refusal is \`application/problem+json\` (RFC 9457). \`type\` is for programs, stable, and a path on this service that
explains it (\`GET /problems\` lists all); \`detail\` is a sentence for people. Further members help: \`errors\` points at
every fault of a request, \`legal\` says what the rules would allow, \`awaiting\` whose decision the game waits for.
Besides the statuses that an operation lists, anything can be 404 or 405 (with \`Allow\`) at a wrong address, and 408 or
431 when a request comes too slowly or with fields that are too long. A game that you may not see does not exist for
you: 404, not 403. Every answer has an \`X-Request-Id\`; mention it when you report something.

## Two at once

A game's \`version\` is the length of its log. Of two decisions for the same version exactly one lands. Send \`If-Match\`
with the \`ETag\` of the game that you saw, or the version in quotes, and a decision is refused with 412 when the board
has moved on. Handles of options are bound to their version in any case.

## Sending again

Every POST takes an \`Idempotency-Key\`. The same request with the same key is done once and answered alike, for at least
24 hours, with \`Idempotent-Replayed: true\` from the second time on. The same key with another request is 422; while the
first one is being worked on it is 409 with \`Retry-After\`. Refused requests are not kept.

## Lists

Lists are \`{items, nextCursor}\`. Send \`nextCursor\` as \`cursor\` for the next page; it is null on the last one. A cursor
has no meaning of its own.

## Hearing of it

Polling is cheap: send the \`ETag\` of an answer as \`If-None-Match\` and get 304 when nothing has changed. Live events
(\`GET …/events\`, Server-Sent Events) and webhooks (below, by the Standard Webhooks specification) come by themselves.

## Limits

Requests are counted by token, or by address where nobody is logged in; \`RateLimit\` and \`RateLimit-Policy\` say what is
left, and beyond it is 429 with \`Retry-After\`. Log-ins are counted strictly, also by account. Bodies may have 64 KiB.

## How this API changes

Within \`/v1\` it only grows: new operations, new optional members of requests, new members of answers, new types of
event, decision and problem. Leave aside what you do not know. What has to go is marked as \`deprecated\` here and
announced in answers by \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594) for six months or longer.`;

/** What the document says of the whole API. */
export const info = {
  title: 'Carcassonne by mail',
  version: '1.0.0',
  summary: 'Long, turn-based games of Carcassonne, played from any client',
  description,
  contact: { name: 'The makers of Carcassonne by mail' },
  license: { name: 'MIT', identifier: 'MIT' },
};

/** The chapters of the document. */
export const tags = [
  { name: 'accounts', description: 'Make an account, log in, change your profile, make API tokens.' },
  { name: 'games', description: 'Make games, find them, take seats, start, leave, talk.' },
  { name: 'play', description: 'See the board, the options and the log; decide; check that all was fair.' },
  { name: 'pictures', description: 'The board as SVG or PNG, now and at any point of the log.' },
  {
    name: 'chats',
    description:
      'Play by text commands; act for people in a chat, who have no account; let them claim their player later.',
  },
  {
    name: 'notifications',
    description: 'Hear of your games: webhooks, live events, what you want to hear of.',
  },
  { name: 'service', description: 'Health, documentation and the list of problems.' },
];
