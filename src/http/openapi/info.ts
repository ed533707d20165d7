const description = `A game is a log of decisions. Get the game (\`GET /v1/games/{id}\`), list your options (\`GET …/options\`) and submit one of
them (\`POST …/moves\`). The turn card (\`GET …/card\`) has everything you need for a chat message or an email, in one
response.

More documents: [a bot in an afternoon](/docs/build-a-bot),
[examples to copy](/docs/examples), [looking things up](/docs/for-programs),
[an assistant plays](/docs/assistants), [text commands](/docs/text-commands), [records](/docs/records),
[ratings](/docs/ratings), [matches](/docs/matches), [plans](/docs/plans),
[accounts and apps](/docs/accounts), [email](/docs/email), [push notifications](/docs/push), [limits](/docs/limits).

## Authentication

Play at once as a guest (\`POST /v1/guests\`), or create an account (\`POST /v1/accounts\`) and log in
(\`POST /v1/sessions\`). Send the token as \`Authorization: Bearer <accessToken>\`.
Access tokens are valid for minutes. \`POST /v1/sessions/refresh\` exchanges the refresh token, which works once, for new
tokens. Programs use an API token (\`POST /v1/me/tokens\`). It is sent in the same way, works until it expires or is
deleted, and is limited to its scopes. Every operation names the scope it requires (\`bearer\`) or requires a login session
(\`session\`). In the second case, an API token gets 403 \`login-required\`. Public games can be watched without an account.
A token with \`players:act-for\` acts for chat users: see \`On-Behalf-Of\`.

## Problems

Every error is \`application/problem+json\` (RFC 9457). \`type\` is stable and for programs; it is also a path on this
service that explains the problem (\`GET /problems\` lists all of them). \`detail\` is a sentence for people. \`ruleUrl\` leads
to the rule of play behind a refusal. Other members help you respond: \`errors\` points to every fault of a request,
\`legal\` lists the legal decisions, and \`awaiting\` names the player to move.
In addition to the statuses that an operation lists, any request can get 404 or 405 (with \`Allow\`) at a wrong address. It gets
408 if it arrives too slowly, and 431 if its header fields are too long. Games you are not allowed to see get 404, not
403. Every response has an \`X-Request-Id\`; include it when you report a problem.

## Concurrency

The \`version\` of a game is the length of its log. Only one decision is accepted for each version. If you send \`If-Match\`
with the \`ETag\` of the game you saw, or its version in quotes, a decision is refused with 412 if the game has moved on.
Option handles are always bound to their version.

## Retries

Every POST accepts an \`Idempotency-Key\`. Requests with the same key are carried out once and get the same response for at
least 24 hours, with \`Idempotent-Replayed: true\` on every repeat. A key belongs to its caller, and for a decision also to
the game. Using the same key for a different request gets 422. While the first request is still being processed, a repeat
gets 409 with \`Retry-After\`. Refusals are not stored. If you get no response, or 503, repeat the request with its key:
after a crash, either all of it was done or nothing.

## Lists

Every list is \`{items, nextCursor}\` and accepts \`limit\` and \`cursor\`. Send \`nextCursor\` as \`cursor\` to get the next page;
it is null on the last page. Cursors are opaque. With \`Accept: application/x-ndjson\`, the response has one item in JSON
on each line and nothing else. The \`Link\` header leads to the next page in both formats.

## Staying up to date

Polling is cheap: send the \`ETag\` of a response as \`If-None-Match\` and get 304 if nothing has changed. Live events
(\`GET …/events\`, as Server-Sent Events or as lines of JSON) and webhooks (below, following the Standard Webhooks
specification) push changes to you.

## Representations

Responses are JSON, \`application/problem+json\`, pictures, text or event streams, as each operation states. \`Accept\`
matters only if an operation has several formats; if you accept none of them, you get 406 with \`accepted\`. Sentences in
\`detail\` and in the log are in English. Text commands and emails use the player's language, and options use the language
of \`Accept-Language\`. Unknown query parameters are refused. A slash at the end of an address does not matter.

## Limits

Requests cost points, which are limited per player or API token (policy \`default\`). Requests without authentication are
limited per address, with half as many points (\`anonymous\`). Most requests cost one point; operations that cost more say
so. A new picture costs 4 more points as SVG. As PNG it costs 4 points and one for each 100 pixels of its width. Cached
pictures and 304 responses cost nothing extra. \`RateLimit\` and \`RateLimit-Policy\` show the remaining points. Above the
limit you get 429 with \`Retry-After\`, and \`violated-policies\` names the limit. Failed logins are limited per account, per
address and for both together, with growing waits. Registrations, games, messages and emails have quotas, because they
affect others. Bodies can be up to 64 KiB, or 512 KiB for an imported record.

## How this API changes

Changes within \`/v1\` are additions: new operations, new optional request members, new response members, and new types of
events, decisions and problems. Ignore anything you do not know. Features to be removed are first marked as \`deprecated\`
here and announced in responses by \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594) for at least six months.`;

/** The `info` of the document. */
export const info = {
  title: 'Carcassonne by mail',
  version: '0.2.1',
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
      'Let players log in to your app with OAuth 2.1, without registering it; list and revoke the apps you approved.',
  },
  { name: 'games', description: 'Create and find games, take seats, start, invite, post messages.' },
  { name: 'competitions', description: 'Create, enter and follow tournaments, leagues and ladders.' },
  { name: 'tutorial', description: 'Lessons for new players, without an account.' },
  { name: 'people', description: 'Block, mute and report other players.' },
  {
    name: 'moderation',
    description: 'Reports and sanctions, for operators. Their tokens come from `npm run moderate`.',
  },
  {
    name: 'play',
    description: 'See the board, the options and the log; submit moves; verify that everything was fair.',
  },
  { name: 'analysis', description: 'Analysis of finished games, and help while a game runs.' },
  { name: 'pictures', description: 'The board as SVG or PNG, now and after any log entry.' },
  {
    name: 'chats',
    description:
      'Play by text commands; act for chat users who have no account; let them claim their player later.',
  },
  {
    name: 'notifications',
    description: 'Webhooks, live events and notification preferences.',
  },
  { name: 'service', description: 'Health, documentation and the list of problems.' },
];
