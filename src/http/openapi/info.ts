const description = `A game is a log of decisions. Read the game (\`GET /v1/games/{id}\`), list your options (\`GET …/options\`) and send one of
them (\`POST …/moves\`). Everything that a chat message or an email needs is in one answer, the turn card
(\`GET …/card\`).

Documents beside this reference: [a bot in an afternoon](/docs/build-a-bot),
[examples to copy](/docs/examples), [looking things up](/docs/for-programs),
[an assistant plays](/docs/assistants), [text commands](/docs/text-commands), [records](/docs/records), [ratings](/docs/ratings), [matches](/docs/matches), [plans](/docs/plans),
[accounts and apps](/docs/accounts), [email](/docs/email), [push notifications](/docs/push), [limits](/docs/limits).

## Authentication

Play at once as a guest (\`POST /v1/guests\`), or create an account (\`POST /v1/accounts\`) and log in
(\`POST /v1/sessions\`), and send \`Authorization: Bearer <accessToken>\`.
Access tokens are valid for minutes; \`POST /v1/sessions/refresh\` returns the next ones for the refresh token, which works
once. For programs create an API token (\`POST /v1/me/tokens\`): it is sent in the same way, works until it expires or is
deleted, and can do no more than its scopes allow. Every operation names the scope that it needs (\`bearer\`), or that it
needs a log-in (\`session\`): there an API token gets 403 \`log-in-required\`. Public games can be watched without an account. A token with \`players:act-for\` acts for people in a chat: see \`On-Behalf-Of\`.

## Problems

Every refusal is \`application/problem+json\` (RFC 9457). \`type\` is for programs, stable, and a path on this service that
explains it (\`GET /problems\` lists all); \`detail\` is a sentence for people. \`ruleUrl\` leads to the rule of play behind
a refusal. Further members help: \`errors\` points to
every fault of a request, \`legal\` says what the rules would allow, \`awaiting\` whose decision the game is waiting for.
In addition to the statuses that an operation lists, any request may get 404 or 405 (with \`Allow\`) at a wrong address,
and 408 or 431 when it arrives too slowly or with header fields that are too long. A game that you may not see does not
exist for you: 404, not 403. Every answer has an \`X-Request-Id\`; include it when you report a problem.

## Concurrency

The \`version\` of a game is the length of its log. Of two decisions for the same version exactly one is accepted. Send
\`If-Match\` with the \`ETag\` of the game that you saw, or the version in quotes, and a decision is refused with 412 if the
game has moved on. Handles of options are bound to their version in any case.

## Retries

Every POST takes an \`Idempotency-Key\`. The same request with the same key is carried out once and gets the same answer
for at least 24 hours, with \`Idempotent-Replayed: true\` from the second time on. A key belongs to its caller, and that of
a decision to its game, too. The same key with another request there is 422; while the first one is still being processed it is 409 with \`Retry-After\`. Refusals are not stored. When no answer
arrives, or 503, send the request again with its key: after a crash either all of it was done or nothing.

## Lists

Every list is \`{items, nextCursor}\` and takes \`limit\` and \`cursor\`. Send \`nextCursor\` as \`cursor\` to get the next page;
it is null on the last one. Cursors are opaque. With \`Accept: application/x-ndjson\` the items of the page come in lines, one
in JSON on each, and nothing else; the \`Link\` field, which either form has, leads to the next page.

## Staying up to date

Polling is cheap: send the \`ETag\` of an answer as \`If-None-Match\` and get 304 if nothing has changed. Live events
(\`GET …/events\`, as Server-Sent Events or in lines of JSON) and webhooks (below, by the Standard Webhooks specification) are pushed to you.

## Representations

Answers are JSON, \`application/problem+json\`, pictures, text or event streams, as each operation says; \`Accept\` chooses
only where an operation has several; who accepts none of these gets 406, with \`accepted\`. Sentences in \`detail\` and in the log are English; text commands and emails come in
the player's language, options in that of \`Accept-Language\`. Query parameters that an operation does not have are
refused. A slash at the end of an address does not matter.

## Limits

What requests cost is counted in points, per player or API token (policy \`default\`), and per address with half as many
points if nobody is logged in (\`anonymous\`). Most requests cost one point; operations that cost more say so. A new
picture costs 4 more as SVG, and as PNG 4 and one for each 100 pixels of its width; one that was drawn before, or a 304,
does not. \`RateLimit\` and \`RateLimit-Policy\` say how much is left; beyond it there is 429 with \`Retry-After\`, and
\`violated-policies\` names the limit. Log-ins that fail are limited per account, per address and for both together, with
waits that grow. What others can be bothered with has quotas: registrations, games, messages, emails. Bodies may have up
to 64 KiB, and 512 KiB where a record is brought in.

## How this API changes

Within \`/v1\` it only grows: new operations, new optional members of requests, new members of answers, new types of
events, decisions and problems. Ignore what you do not know. What has to go is marked as \`deprecated\` here and announced
in answers by \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594) for at least six months.`;

/** The `info` of the document. */
export const info = {
  title: 'Carcassonne by mail',
  version: '0.1.0',
  summary: 'Long, turn-based games of Carcassonne, played from any client',
  description,
  contact: { name: 'The makers of Carcassonne by mail' },
  license: { name: 'MIT', identifier: 'MIT' },
};

/** The tags of the document. */
export const tags = [
  { name: 'accounts', description: 'Create an account, log in, update your profile, create API tokens.' },
  {
    name: 'apps',
    description:
      'Let players log in to your app by OAuth 2.1, without registering it; see and revoke the apps that you let in.',
  },
  { name: 'games', description: 'Create and find games, take seats, start, invite, post messages.' },
  { name: 'competitions', description: 'Tournaments and leagues: announce, enter, see standings.' },
  { name: 'tutorial', description: 'Lessons for those who learn the game, without an account.' },
  { name: 'people', description: 'Block, mute and report other players.' },
  {
    name: 'moderation',
    description:
      'For operators: reports, and what to do about them. Their tokens come from `npm run moderate`.',
  },
  {
    name: 'play',
    description: 'See the board, the options and the log; decide; verify that everything was fair.',
  },
  { name: 'analysis', description: 'What a game teaches once it is over, and help while it runs.' },
  { name: 'pictures', description: 'The board as SVG or PNG, now and after any entry of the log.' },
  {
    name: 'chats',
    description:
      'Play by text commands; act for people in a chat who have no account; let them claim their player later.',
  },
  {
    name: 'notifications',
    description: 'Webhooks, live events and notification preferences.',
  },
  { name: 'service', description: 'Health, documentation and the list of problems.' },
];
