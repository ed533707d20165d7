/** A kind of problem. `help` gives callers advice and is shown at `/problems/<name>`. */
interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly help: string;
}

/** All problems of the service (RFC 9457); the key is the last part of its `type`. */
export const problemKinds = {
  validation: {
    status: 400,
    title: 'The request does not have the expected form',
    help:
      'Each item of `errors` describes one fault: its place (`in`, and `pointer` as a JSON pointer) and the ' +
      'expected value.',
  },
  'malformed-json': {
    status: 400,
    title: 'The body is not valid JSON',
    help: 'Send one JSON document in UTF-8 without NUL characters, lone surrogates, keys named __proto__ or very deep nesting.',
  },
  'bad-request': {
    status: 400,
    title: 'The request is malformed',
    help: 'Check the address, its percent-encoding and the header fields.',
  },
  unauthenticated: {
    status: 401,
    title: 'Authentication required',
    help:
      'Send `Authorization: Bearer <access token>` from POST /v1/sessions, or an API token (cbm_…). `tokenFault` ' +
      'names the fault. After `expired`, refresh the session at POST /v1/sessions/refresh. After `session-ended`, ' +
      'log in again.',
  },
  'invalid-credentials': {
    status: 401,
    title: 'Wrong email address, handle or password',
    help: 'Check both. The response is the same whether or not the account exists.',
  },
  'second-factor-required': {
    status: 401,
    title: 'This account also needs a passkey',
    help:
      'The password was correct. Let an authenticator answer `options` and send its answer to POST ' +
      '/v1/sessions/passkey before `expiresAt`. Or send `challenge` with a recovery code to POST ' +
      '/v1/sessions/recovery-code.',
  },
  'invalid-passkey': {
    status: 401,
    title: 'This passkey cannot log in',
    help:
      'It belongs to no account or to a different one, its answer is not valid, or the challenge has expired or was ' +
      'used. Start again: POST /v1/sessions/passkey/options, or POST /v1/sessions with the password.',
  },
  'invalid-recovery-code': {
    status: 401,
    title: 'Wrong recovery code',
    help: 'Check the code. Each code works once, and new codes replace all earlier ones.',
  },
  'challenge-expired': {
    status: 401,
    title: 'The login took too long',
    help: 'The challenge has expired or was used. Start again: POST /v1/sessions with the password.',
  },
  'invalid-refresh-token': {
    status: 401,
    title: 'The refresh token is not valid',
    help: 'It is unknown or expired, or its session has ended. Log in again.',
  },
  'refresh-token-reused': {
    status: 401,
    title: 'The refresh token has already been used',
    help:
      'Each refresh token works once. A second use can mean that it was stolen, so the whole session was ended. Log ' +
      'in again.',
  },
  'recent-login-required': {
    status: 403,
    title: 'This requires a recent login',
    help:
      'You logged in more than ten minutes ago. Log in again with your passkey or a recovery code. The password ' +
      'alone cannot change how you log in to an account with a passkey.',
  },
  'insufficient-scope': {
    status: 403,
    title: 'The token lacks the required scope',
    help: '`requiredScope` is the missing scope. Create an API token that has it: POST /v1/me/tokens.',
  },
  'login-required': {
    status: 403,
    title: 'This requires a login session',
    help:
      'API tokens are not accepted here, whatever their scopes, and neither are email links. Log in (POST ' +
      '/v1/sessions, or with a passkey) and send the access token. The API description marks such operations with ' +
      'the security scheme `session`.',
  },
  'email-not-confirmed': {
    status: 403,
    title: 'Your email address is not confirmed',
    help:
      'You can invite by email address only after confirming your own. The link to confirm it is in an email; POST ' +
      '/v1/me/verification sends it again. Handles and invitation codes work without it.',
  },
  'wrong-password': {
    status: 403,
    title: 'Wrong password',
    help:
      'This requires the password of your account, even while you are logged in. If you have forgotten it, set a ' +
      'new one: POST /v1/password-resets.',
  },
  silenced: {
    status: 403,
    title: 'You cannot write to others at the moment',
    help:
      'An operator has silenced you; `sanction` has the reason and the end. You can continue to play. Messages, ' +
      'invitations, nudges and name changes are refused. GET /v1/me/sanctions lists your sanctions.',
  },
  banned: {
    status: 403,
    title: 'This account is banned',
    help:
      'An operator has banned it; `sanction` has the reason and the end. If you think this is a mistake, write to ' +
      'the operator of the service.',
  },
  'reliability-too-low': {
    status: 403,
    title: 'Your reliability is too low for this table',
    help:
      'Your `reliability` is the share of your newest games that you did not abandon; newer games count more. The ' +
      'table requires `minReliability`. Each game you complete raises it, and `gamesToPlay` more are enough. Or ask ' +
      'the owner to invite you. GET /v1/me/statistics returns your reliability.',
  },
  'removed-from-game': {
    status: 403,
    title: 'The owner removed you from this table',
    help: 'You can take a seat again only if the owner invites you.',
  },
  'account-required': {
    status: 403,
    title: 'This requires an account',
    help:
      'Guests can do little more than play. Turn your guest into an account, which keeps all games: POST ' +
      '/v1/me/account with an email address and a password, or add a passkey (POST /v1/me/passkeys/options). ' +
      'Without a guest, create an account: POST /v1/accounts.',
  },
  'password-required': {
    status: 403,
    title: 'This requires your password',
    help: 'You logged in more than ten minutes ago. Send your `password` as well, or log in again.',
  },
  'assistance-off': {
    status: 403,
    title: 'This table plays without assistance',
    help:
      'Remaining tiles, projections and hints are switched off for all players while the game runs. You can see ' +
      'this in `assistance` of the game before you join.',
  },
  'not-owner': {
    status: 403,
    title: 'Only the owner of the game can do this',
    help: 'Ask the player who created the game.',
  },
  'not-seated': {
    status: 403,
    title: 'You have no seat in this game',
    help: 'You can watch the game. To play, take a seat before the start.',
  },
  'not-your-player': {
    status: 403,
    title: 'Your application has no player with this id',
    help:
      'Create the player first: PUT /v1/players/external/{provider}/{externalId}. An application can act only for ' +
      'its own players.',
  },
  'player-claimed': {
    status: 403,
    title: 'This player has an account and acts for themselves',
    help: 'The player can allow the application to act again: PATCH /v1/me/external-players/{id} with {"mayAct": true}.',
  },
  'invalid-signature': {
    status: 401,
    title: 'The request is not signed by the operator',
    help:
      'Sign id, timestamp and body with MAIL_IN_SECRET, as in Standard Webhooks, and send the request within five ' +
      'minutes.',
  },
  'route-not-found': {
    status: 404,
    title: 'Not found',
    help: 'All addresses are listed in /openapi.json and, for people, at /docs.',
  },
  'game-not-found': {
    status: 404,
    title: 'Game not found',
    help:
      'Check the id. Games that are not public are visible only to their players and invited people. With the right ' +
      '`invitation` code you can take a seat.',
  },
  'player-not-found': {
    status: 404,
    title: 'Player not found',
    help: 'No player has this `handle`. Check its spelling.',
  },
  'competition-not-found': {
    status: 404,
    title: 'Competition not found',
    help: 'Check the id. GET /v1/competitions lists all competitions.',
  },
  'competition-closed': {
    status: 409,
    title: 'The competition is no longer open for this',
    help:
      'It has started or is over; `competitionStatus` has its status. A running league accepts entrants for its ' +
      'next season.',
  },
  'competition-full': {
    status: 409,
    title: 'The competition is full',
    help: 'It has reached its maximum number of entrants.',
  },
  'members-only': {
    status: 403,
    title: 'Only members of a club can enter this competition',
    help: '`club` of the competition names the club. `PUT /v1/clubs/{club}/members/me` joins it or asks to join.',
  },
  'teams-only': {
    status: 409,
    title: 'This competition is for teams',
    help:
      'Enter a team with POST /v1/competitions/{id}/teams, or accept an invitation to one. GET ' +
      '/v1/competitions/{id}/teams lists them.',
  },
  'players-only': {
    status: 409,
    title: 'This competition is not for teams',
    help:
      'Enter with POST /v1/competitions/{id}/entrants. `teamSize` of a competition is the number of players in a ' +
      'team.',
  },
  'team-not-found': {
    status: 404,
    title: 'Team not found',
    help: 'Check the id. GET /v1/competitions/{id}/teams lists the teams. You can join only a team that has invited you.',
  },
  'not-captain': {
    status: 403,
    title: 'You are not the captain of this team',
    help: 'Only the captain can invite players, remove members and set the line-up.',
  },
  'team-full': {
    status: 409,
    title: 'The team is full',
    help:
      'It has reached its limit of members and invited players, which is twice the number that plays in a round. ' +
      'Remove one first.',
  },
  'already-in-team': {
    status: 409,
    title: 'The player is already in a team of this competition',
    help: 'A player can be in only one team of a competition. Leave the other team first.',
  },
  'line-up-mismatch': {
    status: 409,
    title: 'The line-up does not match the members of the team',
    help: 'Name each current member once, in the order of ranks.',
  },
  'too-few-entrants': {
    status: 409,
    title: 'There are too few entrants',
    help: 'A competition needs at least two entrants to start.',
  },
  'too-many-competitions': {
    status: 409,
    title: 'You have too many competitions',
    help: 'Wait until one of them is over, or cancel one.',
  },
  'not-organiser': {
    status: 403,
    title: 'You did not create this competition',
    help: 'Only the creator can start or cancel it, and remove entrants.',
  },
  'match-not-found': {
    status: 404,
    title: 'Match not found',
    help: 'Check the id. GET /v1/me/matches lists yours. Matches with private games are visible only to their players.',
  },
  'part-of-match': {
    status: 409,
    title: 'The table belongs to a match between two players',
    help: 'No one else can be invited or take a seat there. GET /v1/matches/{id} names the players.',
  },
  'match-not-over': {
    status: 409,
    title: 'The match is not over yet',
    help: 'Its next game starts automatically as soon as the previous one is over. GET /v1/matches/{id} shows its state.',
  },
  'match-not-running': {
    status: 409,
    title: 'The match is not running',
    help:
      'You can resign only from a running match. To decline or withdraw a challenge, use POST ' +
      '/v1/matches/{id}/decline or …/cancel.',
  },
  'match-not-open': {
    status: 409,
    title: 'The challenge is no longer open',
    help: 'It was accepted, declined or withdrawn, or has expired. `matchStatus` has the status of the match.',
  },
  'invitation-not-found': {
    status: 404,
    title: 'You have no invitation to this game',
    help: 'GET /v1/me/invitations lists yours. An invitation ends when you take a seat or decline it.',
  },
  'seat-empty': {
    status: 404,
    title: 'This seat is empty',
    help: '`players` of the game lists the players by seat.',
  },
  'message-not-found': {
    status: 404,
    title: 'Message not found',
    help: 'GET …/messages lists the messages of a game for its players.',
  },
  'report-not-found': {
    status: 404,
    title: 'Report not found',
    help: 'GET /v1/moderation/reports lists the reports.',
  },
  'sanction-not-found': {
    status: 404,
    title: 'Sanction not found',
    help: 'GET /v1/moderation/players/{player} lists the sanctions of a player.',
  },
  'entry-not-found': {
    status: 404,
    title: 'Log entry not found',
    help: 'Entries are numbered from 1 to the version of the game; 0 is the start.',
  },
  'dump-not-found': {
    status: 404,
    title: 'Dump not found',
    help:
      'GET /v1/dumps lists the files. A service that writes no dumps, or has not written its first one yet, also ' +
      'returns this problem. GET /v1/records has the same games.',
  },
  'rule-not-found': {
    status: 404,
    title: 'Rule not found',
    help: 'GET /v1/rules/exact lists all rules of play by id, such as R-TILE-2.',
  },
  'token-not-found': {
    status: 404,
    title: 'API token not found',
    help: 'GET /v1/me/tokens lists yours.',
  },
  'passkey-not-found': {
    status: 404,
    title: 'Passkey not found',
    help: 'GET /v1/me/passkeys lists yours.',
  },
  'session-not-found': {
    status: 404,
    title: 'Session not found',
    help: 'GET /v1/me/sessions lists yours. The session may have ended already.',
  },
  'webhook-not-found': {
    status: 404,
    title: 'Webhook not found',
    help: 'GET /v1/me/webhooks lists yours.',
  },
  'push-subscription-not-found': {
    status: 404,
    title: 'Device not found',
    help:
      'GET /v1/me/push-subscriptions lists yours. Its session may have ended, or the browser may have dropped the ' +
      'subscription.',
  },
  'external-player-not-found': {
    status: 404,
    title: 'No application knows you by this name',
    help: 'GET /v1/me/external-players lists the names you have claimed.',
  },
  'delivery-not-found': {
    status: 404,
    title: 'No such delivery to retry',
    help:
      'GET …/deliveries lists the deliveries of the webhook. A delivery cannot be retried while it is being ' +
      'attempted.',
  },
  'invalid-link': {
    status: 404,
    title: 'This link is not valid',
    help: 'It has expired, has already been used or is incomplete. Request a new one.',
  },
  'decision-closed': {
    status: 410,
    title: 'This decision has already been made',
    help:
      'The game has moved on since the email was written, so its link no longer works. Log in, or follow the link ' +
      'in the latest email.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This address does not support that method',
    help: 'The `Allow` header lists the supported methods.',
  },
  'not-acceptable': {
    status: 406,
    title: 'No acceptable response format',
    help: 'Send an `Accept` header that includes one of `accepted`, or none.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    help: 'Send it again.',
  },
  'not-your-turn': {
    status: 409,
    title: 'It is not your turn',
    help: '`awaiting` names the player whose decision the game is waiting for.',
  },
  'game-not-running': {
    status: 409,
    title: 'The game is not running',
    help: '`gameStatus` is `open` before the start, and `finished` or `aborted` after the end.',
  },
  'game-not-open': {
    status: 409,
    title: 'The game is no longer open',
    help:
      'You can take and leave seats only before the start. `gameStatus` shows whether the game has started or was ' +
      'cancelled (`aborted`). To leave a running game, resign (POST /v1/games/{id}/resign). To end it for all ' +
      'players, request that (POST /v1/games/{id}/requests with the kind `end`).',
  },
  'game-not-finished': {
    status: 409,
    title: 'The game is not finished',
    help:
      'Its record contains the order of the draws, which is secret until the end. Until then, read its log: GET ' +
      '/v1/games/{id}/moves.',
  },
  'game-full': {
    status: 409,
    title: 'All seats are taken',
    help: 'Look for another open game, or create one.',
  },
  'already-seated': {
    status: 409,
    title: 'You already have a seat in this game',
    help: 'Your seat is `seat`.',
  },
  'seat-taken': {
    status: 409,
    title: 'This seat is not free',
    help: '`free` lists the free seats. Omit `seat` to get the first of them.',
  },
  'too-few-players': {
    status: 409,
    title: 'The game needs more players',
    help: 'At least two seats must be taken before the game can start.',
  },
  'handle-taken': {
    status: 409,
    title: 'This handle is already taken',
    help: 'Choose another one. Handles are not case-sensitive.',
  },
  'name-not-available': {
    status: 409,
    title: 'This name is not available',
    help: 'It resembles the handle of another player or looks official. Choose another one.',
  },
  'email-taken': {
    status: 409,
    title: 'A different account has confirmed this email address',
    help: 'Log in to that account. An address belongs to the account that confirms it first.',
  },
  'already-registered': {
    status: 409,
    title: 'You already have an account with an email address',
    help: 'PATCH /v1/me changes the handle, POST /v1/me/email the address and POST /v1/me/password the password.',
  },
  'last-passkey': {
    status: 409,
    title: 'This is the only way to log in to your account',
    help: 'Give the account an email address and a password first (POST /v1/me/account), or add another passkey.',
  },
  'already-claimed': {
    status: 409,
    title: 'The player already has an account',
    help: 'Each player can be claimed only once. The owner of the account can log in with it.',
  },
  'shared-games': {
    status: 409,
    title: 'You share a game with this player',
    help: '`games` lists the games where both your account and the player have a seat. Finish or leave them first.',
  },
  'too-many-tokens': {
    status: 409,
    title: 'You have reached the maximum number of API tokens',
    help: 'Delete one that you no longer use.',
  },
  'too-many-passkeys': {
    status: 409,
    title: 'You have reached the maximum number of passkeys',
    help: 'Delete one that you no longer use.',
  },
  'passkey-exists': {
    status: 409,
    title: 'This passkey is already registered',
    help: 'Use another authenticator, or log in with this passkey.',
  },
  'no-passkey': {
    status: 409,
    title: 'Your account has no passkey',
    help: 'Recovery codes replace a passkey. Add one first (POST /v1/me/passkeys/options).',
  },
  'pool-wait-not-found': {
    status: 404,
    title: 'You are not waiting in this pool',
    help:
      'You left the pool, your game has started, or your two weeks are over. GET /v1/me/pools lists the pools you ' +
      'wait in.',
  },
  'standing-table-not-found': {
    status: 404,
    title: 'Standing table not found',
    help: 'GET /v1/me/standing-tables lists yours.',
  },
  'club-not-found': {
    status: 404,
    title: 'Club not found',
    help:
      'No club has this handle, or only its members, or its owner and admins, can do this. GET /v1/clubs lists ' +
      'clubs.',
  },
  'club-handle-taken': {
    status: 409,
    title: 'This club handle is already taken',
    help: 'Choose another one.',
  },
  'limit-reached': {
    status: 409,
    title: 'You have reached a limit',
    help: '`detail` has the limit. End one of them first.',
  },
  'too-many-open-games': {
    status: 409,
    title: 'You have reached the maximum number of open games',
    help: 'Start one of them, or leave one that no one joins.',
  },
  'player-not-away': {
    status: 409,
    title: 'The game has not been waiting for that player long enough',
    help: 'A robot can stand in for a player only after the game has waited a day for them. `nextAt` is that time.',
  },
  'game-paused': {
    status: 409,
    title: 'The game is paused',
    help:
      'Its clock is stopped, so no reminders are sent. To propose to resume, use POST /v1/games/{id}/requests ' +
      '{"kind":"resume"}.',
  },
  'game-not-paused': {
    status: 409,
    title: 'The game is not paused',
    help: 'Its clock is running, or it has none, so there is nothing to resume.',
  },
  'no-deadline': {
    status: 409,
    title: 'The decision has no deadline',
    help: 'The game has no clock or is paused, or a robot decides. More time is not needed.',
  },
  'not-undoable': {
    status: 409,
    title: "Your last decision can't be undone",
    help:
      'A decision can be undone until a tile is drawn or set aside. `reason` has the cause. `nothing-to-undo`: you ' +
      'have made no decision yet. `tile-drawn`: a tile was drawn or set aside since, which a player has seen. ' +
      '`seat-resigned`: a player has resigned since, which is final.',
  },
  'request-open': {
    status: 409,
    title: 'The same request is already open',
    help: 'GET /v1/games/{id}/requests lists the players who still have to agree.',
  },
  'request-closed': {
    status: 409,
    title: 'The request is closed',
    help:
      'It was accepted, declined or withdrawn, it has expired, or the game has moved on. GET ' +
      '/v1/games/{id}/requests shows which.',
  },
  'request-not-found': {
    status: 404,
    title: 'Request not found',
    help: 'GET /v1/games/{id}/requests lists the requests of the game.',
  },
  'plan-not-found': {
    status: 404,
    title: 'Plan not found',
    help: 'GET /v1/games/{id}/plans lists yours. Plans are deleted when the game ends.',
  },
  'plan-closed': {
    status: 409,
    title: 'This plan was already carried out or cancelled',
    help: 'Its `state` shows which. To repeat it, create a new plan.',
  },
  'too-many-plans': {
    status: 409,
    title: 'You have reached the maximum number of pending plans in this game',
    help: 'Delete one that you no longer need.',
  },
  'tile-unavailable': {
    status: 409,
    title: 'This tile can no longer be drawn',
    help: '`tiles` lists the tiles you may still place, as far as you know.',
  },
  'plan-not-applicable': {
    status: 422,
    title: 'This plan can never be carried out',
    help:
      '`reason` has the cause. `tile-without-placement`: a plan for a tile must start with its placement. ' +
      '`cannot-repeat`: only an answer that declines or a preference can repeat. `unknown-feature`: a condition names a feature ' +
      'that is not on the board. `condition-lost`: a condition can no longer hold.',
  },
  'too-many-robot-games': {
    status: 409,
    title: 'You have reached the maximum number of games between robots',
    help: 'Wait until one of them is over, or take a seat in the new one.',
  },
  'robots-excluded': {
    status: 409,
    title: 'Robots cannot play at this table',
    help: 'Its owner excluded them when creating it (`allowRobots`).',
  },
  'too-many-webhooks': {
    status: 409,
    title: 'You have reached the maximum number of webhooks',
    help: 'Delete one that you no longer use.',
  },
  'push-subscription-taken': {
    status: 409,
    title: 'This device belongs to another player',
    help:
      'Another player is logged in there and gets its notifications, and your `keys.auth` is not its secret. ' +
      'Subscribe again in the browser, and send the new subscription.',
  },
  'too-many-push-subscriptions': {
    status: 409,
    title: 'You have reached the maximum number of devices',
    help: 'Delete one that you no longer use: GET /v1/me/push-subscriptions lists them.',
  },
  'delivery-outdated': {
    status: 409,
    title: 'The delivery is out of date',
    help: 'It is about an earlier turn, or it was dropped. Get the game for its current state.',
  },
  'webhook-disabled': {
    status: 409,
    title: 'The webhook is disabled',
    help: 'Enable it first: PATCH it with {"enabled": true}.',
  },
  'target-is-yourself': {
    status: 409,
    title: 'You cannot do this to yourself',
    help: 'Name another player.',
  },
  'blocked-by-you': {
    status: 409,
    title: 'You have blocked this player',
    help: 'Unblock the player first: DELETE /v1/me/blocks/{player}.',
  },
  'report-closed': {
    status: 409,
    title: 'The report is closed',
    help: 'An operator has already acted on it or dismissed it. Its case shows who did and why.',
  },
  'sanction-lifted': {
    status: 409,
    title: 'The sanction was already undone',
    help: 'There is nothing left to undo.',
  },
  'already-nudged': {
    status: 409,
    title: 'This player was nudged less than a day ago',
    help: 'Wait until `nextAt`.',
  },
  'no-one-to-nudge': {
    status: 409,
    title: 'There is no one to nudge',
    help:
      'The game waits for you, for a robot or for no one; `awaiting` of GET /v1/games/{id} names the player. Nudge ' +
      'when it is another person’s turn.',
  },
  'vacation-limit-reached': {
    status: 409,
    title: 'You do not have that many vacation days left',
    help: '`daysLeft` is the number of days you can still take within a year.',
  },
  'in-flight': {
    status: 409,
    title: 'The first request with this key is still being processed',
    help:
      'Wait for the time in `Retry-After` and send the same request again. It will get the response to the first ' +
      'one.',
  },
  'challenge-refused': {
    status: 409,
    title: 'You can’t challenge this entrant now',
    help:
      '`reason` has the cause. `not-there`: one of you is not an entrant. `out-of-reach`: you can challenge ' +
      'entrants at most `challengeRange` places above you. `challenging`: the match of your last challenge is not over. ' +
      '`challenged`: your opponent has already been challenged.',
  },
  'same-bag': {
    status: 409,
    title: 'You already have a game with this bag',
    help: 'You cannot sit in two games with the same bag, or in one you arranged, because you would know the draws.',
  },
  'decision-held': {
    status: 409,
    title: 'You have already decided',
    help:
      'Your decision is applied as soon as the other game with the same bag catches up. Decide there, or wait for ' +
      'your opponent.',
  },
  'stale-version': {
    status: 412,
    title: 'The game has moved on',
    help:
      'Your decision was made for `expectedVersion`, but the game is now at `currentVersion`. Get the game again ' +
      'and decide again.',
  },
  'app-request-refused': {
    status: 422,
    title: 'The app’s request is not valid',
    help:
      '`error` and `detail` describe the fault, as in OAuth (RFC 6749, section 4.1.2.1). `redirectTo`, if present, ' +
      'leads back to the app and passes on the error. Ask the player before you follow it.',
  },
  'user-code-not-found': {
    status: 404,
    title: 'This code is not valid',
    help:
      'A code has eight letters, such as WDJB-MJHT, works for 15 minutes and can be answered once. Enter it exactly ' +
      'as the app shows it, or let the app show a new one.',
  },
  'app-not-found': {
    status: 404,
    title: 'You have not approved this app',
    help: 'GET /v1/me/apps lists your approved apps.',
  },
  'payload-too-large': {
    status: 413,
    title: 'The body is too large',
    help: 'Bodies can be up to 64 KiB, or 512 KiB for an imported record.',
  },
  'uri-too-long': {
    status: 414,
    title: 'The address is too long',
    help: 'Check the path and the query.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    help: 'Send `Content-Type: application/json`.',
  },
  'passkey-refused': {
    status: 422,
    title: 'This passkey cannot be added',
    help:
      'The authenticator’s answer is not valid, or its challenge has expired or was used. Start again: POST ' +
      '/v1/me/passkeys/options.',
  },
  'forbidden-address': {
    status: 422,
    title: 'Nothing can be sent to this address',
    help:
      'Use a public https:// address. The operator of the service can allow further ranges with WEBHOOK_ALLOWED_RANGES; ' +
      'a service on loopback also allows loopback addresses.',
  },
  'weak-password': {
    status: 422,
    title: 'This password is too easy to guess',
    help:
      'It is common, follows a pattern or contains your names. Use several unrelated words, or at least ten random ' +
      'characters.',
  },
  'illegal-decision': {
    status: 422,
    title: 'The rules do not allow this decision',
    help:
      '`reason` and `rule` name the broken rule, and `legal` lists the decisions that would be accepted. GET ' +
      '…/options lists every legal decision.',
  },
  'invalid-setup': {
    status: 422,
    title: 'A game cannot be set up this way',
    help: '`detail` and `rule` name the conflict between the rules, the number of seats and the scenario.',
  },
  'invalid-record': {
    status: 422,
    title: 'The record does not replay',
    help: '`index` is the position of the first illegal decision.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'This Idempotency-Key was used for a different request',
    help: 'Use a new key for a new request, and the same key only to repeat exactly the same request.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    help: 'Wait for the time in `Retry-After`. `RateLimit` shows the remaining points, and `RateLimit-Policy` the limit.',
  },
  'too-many-streams': {
    status: 429,
    title: 'Too many live connections at once',
    help:
      'Close connections you do not need; a single one to GET /v1/me/events covers all your games. Or try again ' +
      'after `Retry-After` seconds.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The header fields are too large',
    help: 'Send fewer or shorter fields.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong',
    help: 'This is our fault and was logged under `requestId`. Repeating the request later may help.',
  },
  unavailable: {
    status: 503,
    title: 'The service is unavailable right now',
    help: 'Try again later.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemName = keyof typeof problemKinds;

/** Members that help the caller; `detail` is a sentence for players. */
export interface ProblemMembers {
  readonly detail?: string;
  readonly [member: string]: unknown;
}

/** Thrown by a use case to refuse; only `http` converts it to a response. */
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

/** Returns the problem `kind`, to be thrown, with members such as `detail` or `currentVersion`. */
export function problem(kind: ProblemName, members: ProblemMembers = {}): Problem {
  return new Problem(kind, members);
}

/** Returns the stable `type` of a problem: a path on this service that explains it. */
export function problemType(kind: ProblemName): string {
  return `/problems/${kind}`;
}

/** Returns whether `name` is a problem in the table (own keys only, so not 'constructor'). */
export function isProblemName(name: string): name is ProblemName {
  return Object.hasOwn(problemKinds, name);
}
