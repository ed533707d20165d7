/** A kind of problem. `help` tells callers what they can do about it and is shown at `/problems/<name>`. */
interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly help: string;
}

/** Every problem that the service may answer with (RFC 9457); the key is the last part of its `type`. */
export const problemKinds = {
  validation: {
    status: 400,
    title: 'The request does not have the expected form',
    help: 'Each item of `errors` describes one fault: where it is (`in`, and `pointer` as a JSON pointer) and what is expected there.',
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
    help: 'Send `Authorization: Bearer <access token>` from POST /v1/sessions, or an API token (cbm_…). `tokenFault` says what is wrong: after `expired` get the next access token at POST /v1/sessions/refresh, after `session-ended` log in again.',
  },
  'invalid-credentials': {
    status: 401,
    title: 'Wrong email address, handle or password',
    help: 'Check both. The response is the same whether or not there is such an account.',
  },
  'second-factor-required': {
    status: 401,
    title: 'This account also needs a passkey',
    help: 'The password was right. Let an authenticator answer `options` and send its answer to POST /v1/sessions/passkey, or send `challenge` with a recovery code to POST /v1/sessions/recovery-code, before `expiresAt`.',
  },
  'invalid-passkey': {
    status: 401,
    title: 'This passkey does not log in',
    help: 'It belongs to no account here or to another one, its answer is not valid, or the challenge has expired or was used. Begin again: POST /v1/sessions/passkey/options, or POST /v1/sessions with the password.',
  },
  'invalid-recovery-code': {
    status: 401,
    title: 'Wrong recovery code',
    help: 'Check it. Each code works once, and new codes replace all those from before.',
  },
  'challenge-expired': {
    status: 401,
    title: 'The log-in took too long',
    help: 'The challenge has expired or was used. Begin again: POST /v1/sessions with the password.',
  },
  'invalid-refresh-token': {
    status: 401,
    title: 'The refresh token is not valid',
    help: 'It is unknown or expired, or its session has ended: log in again.',
  },
  'refresh-token-reused': {
    status: 401,
    title: 'The refresh token has already been used',
    help: 'Each refresh token works once. A second use may mean that it was stolen, so the whole session has been ended: log in again.',
  },
  'recent-log-in-required': {
    status: 403,
    title: 'This requires a recent log-in',
    help: 'Your log-in was more than ten minutes ago: log in again with your passkey or a recovery code. The password alone does not change how an account with a passkey is logged in to.',
  },
  'insufficient-scope': {
    status: 403,
    title: 'The token may not do this',
    help: '`requiredScope` is what the token lacks. Create an API token with that scope: POST /v1/me/tokens.',
  },
  'log-in-required': {
    status: 403,
    title: 'This requires a log-in',
    help: 'An API token is not enough here, whatever its scopes, and neither is the link of an email. Log in (POST /v1/sessions, or with a passkey) and send the access token. The description of the API marks such operations by the security scheme `session`.',
  },
  'email-not-confirmed': {
    status: 403,
    title: 'Your email address is not confirmed',
    help: 'Only an account with a confirmed address can invite by email address. The link that confirms it is in an email: POST /v1/me/verification sends it again. Handles and the invitation code work without.',
  },
  'wrong-password': {
    status: 403,
    title: 'The password is wrong',
    help: 'This needs the password of your account, even while you are logged in. If you have forgotten it, choose a new one: POST /v1/password-resets.',
  },
  silenced: {
    status: 403,
    title: 'You may not write to others at the moment',
    help: 'An operator has silenced you: `sanction` says why and until when. You can go on playing. Messages, invitations, nudges and names are refused. GET /v1/me/sanctions lists what was decided.',
  },
  banned: {
    status: 403,
    title: 'This account is banned',
    help: 'An operator has banned it: `sanction` says why and until when. Write to the operator of the service if you believe that this is a mistake.',
  },
  'not-reliable-enough': {
    status: 403,
    title: 'This table asks for more reliability',
    help: 'Your `reliability` is the share of your newest games that you did not abandon, newer ones counting more; the table asks for `minReliability`. Each game that you play to its end mends it: `gamesToPlay` more are enough. Or ask the owner to invite you. GET /v1/me/statistics says yours.',
  },
  'removed-from-game': {
    status: 403,
    title: 'The owner removed you from this table',
    help: 'You can take a seat again if the owner invites you.',
  },
  'account-required': {
    status: 403,
    title: 'This requires an account',
    help: 'Guests play, and little else. A guest becomes an account and keeps all games: POST /v1/me/account with an email address and a password, or add a passkey (POST /v1/me/passkeys/options). Without a guest: POST /v1/accounts.',
  },
  'password-required': {
    status: 403,
    title: 'This requires your password',
    help: 'Your log-in was more than ten minutes ago: send your `password` along, or log in again.',
  },
  'aids-off': {
    status: 403,
    title: 'This table plays without aids',
    help: 'Remaining tiles, projections and hints are switched off for everybody while the game runs; `aids` of the game says so before you join.',
  },
  'not-owner': {
    status: 403,
    title: 'Only the owner of the game may do this',
    help: 'Ask the player who created the game.',
  },
  'not-seated': {
    status: 403,
    title: 'You have no seat in this game',
    help: 'You may watch the game. To play, take a seat before it starts.',
  },
  'not-your-player': {
    status: 403,
    title: 'Your application has no such player',
    help: 'Create the player first: PUT /v1/players/external/{provider}/{externalId}. An application can act only for its own players.',
  },
  'player-claimed': {
    status: 403,
    title: 'This player has an account and acts for themselves',
    help: 'The player can allow the application to act again: PATCH /v1/me/external-players/{id} with {"mayAct": true}.',
  },
  'invalid-signature': {
    status: 401,
    title: 'The request is not signed by the operator',
    help: 'Sign id, timestamp and body with MAIL_IN_SECRET as Standard Webhooks are, and send it within five minutes.',
  },
  'route-not-found': {
    status: 404,
    title: 'There is nothing at this address',
    help: 'All addresses are listed in /openapi.json and, for people, at /docs.',
  },
  'game-not-found': {
    status: 404,
    title: 'There is no such game',
    help: 'Check the id. Games that are not public are visible only to their players and to people who were invited; with the right `invitation` code you can take a seat.',
  },
  'player-not-found': {
    status: 404,
    title: 'There is no such player',
    help: 'Nobody has this `handle`. Check its spelling.',
  },
  'competition-not-found': {
    status: 404,
    title: 'There is no such competition',
    help: 'Check the id. GET /v1/competitions lists all.',
  },
  'competition-closed': {
    status: 409,
    title: 'The competition does not take this any more',
    help: 'It has begun, or is over: `competitionStatus` says how it stands. A league takes entrants for its next season while it runs.',
  },
  'competition-full': {
    status: 409,
    title: 'The competition is full',
    help: 'It has as many entrants as it takes.',
  },
  'members-only': {
    status: 403,
    title: 'The competition is for the members of a club',
    help: '`club` of the competition says of which: `PUT /v1/clubs/{club}/members/me` joins it, or asks to.',
  },
  'teams-take-part': {
    status: 409,
    title: 'Teams take part in this competition',
    help: 'Enter a team with POST /v1/competitions/{id}/teams, or accept the invitation of one. GET /v1/competitions/{id}/teams lists them.',
  },
  'players-take-part': {
    status: 409,
    title: 'Players take part in this competition, and no teams',
    help: 'Enter with POST /v1/competitions/{id}/entrants. `teamSize` of a competition says how many play in a team.',
  },
  'team-not-found': {
    status: 404,
    title: 'There is no such team for you',
    help: 'Check the id. GET /v1/competitions/{id}/teams lists them. A player joins only a team that has invited them.',
  },
  'not-captain': {
    status: 403,
    title: 'You are not the captain of this team',
    help: 'Only the captain invites, removes others and sets the line-up.',
  },
  'team-full': {
    status: 409,
    title: 'The team is full',
    help: 'It has twice as many members and invited players as play in a round. Remove somebody first.',
  },
  'in-team-already': {
    status: 409,
    title: 'The player is in a team of this competition already',
    help: 'Nobody is in two teams of one competition. Leave the other one first.',
  },
  'line-up-mismatch': {
    status: 409,
    title: 'The line-up does not name the members of the team',
    help: 'Name each present member once, in the order of ranks.',
  },
  'too-few-entrants': {
    status: 409,
    title: 'There are too few entrants',
    help: 'A competition begins with two at least.',
  },
  'too-many-competitions': {
    status: 409,
    title: 'You have too many competitions',
    help: 'Wait until one is over, or cancel one.',
  },
  'not-organiser': {
    status: 403,
    title: 'You did not create this competition',
    help: 'Only who created it begins and cancels it, and removes others from it.',
  },
  'match-not-found': {
    status: 404,
    title: 'There is no such match for you',
    help: 'Check the id. GET /v1/me/matches lists yours; those whose games are private are shown to their players only.',
  },
  'part-of-match': {
    status: 409,
    title: 'The table belongs to a match of two players',
    help: 'Nobody else can be invited or take a seat there. GET /v1/matches/{id} tells who they are.',
  },
  'match-not-over': {
    status: 409,
    title: 'The match is not over yet',
    help: 'Its next game begins by itself as soon as the one before is over. GET /v1/matches/{id} tells how it stands.',
  },
  'match-not-running': {
    status: 409,
    title: 'The match is not running',
    help: 'Only a running match can be given up. A challenge is declined or withdrawn: POST /v1/matches/{id}/decline, …/cancel.',
  },
  'match-not-open': {
    status: 409,
    title: 'The challenge is no longer open',
    help: 'It was accepted, declined or withdrawn, or has expired: `matchStatus` says how the match stands.',
  },
  'invitation-not-found': {
    status: 404,
    title: 'You have no invitation to this game',
    help: 'GET /v1/me/invitations lists yours. An invitation is used up when you take a seat and gone when you decline it.',
  },
  'seat-empty': {
    status: 404,
    title: 'Nobody sits there',
    help: '`players` of the game lists who sits where.',
  },
  'message-not-found': {
    status: 404,
    title: 'There is no such message',
    help: 'GET …/messages lists the messages of a game, for its players.',
  },
  'report-not-found': {
    status: 404,
    title: 'There is no such report',
    help: 'GET /v1/moderation/reports lists them.',
  },
  'sanction-not-found': {
    status: 404,
    title: 'There is no such sanction',
    help: 'GET /v1/moderation/players/{player} lists those of a player.',
  },
  'entry-not-found': {
    status: 404,
    title: 'The log has no such entry',
    help: 'Entries are numbered from 1 to the version of the game; 0 stands for its beginning.',
  },
  'dump-not-found': {
    status: 404,
    title: 'There is no such dump',
    help: 'GET /v1/dumps lists the files. A service that writes no dumps, or has not written its first one yet, answers so as well: GET /v1/records has the same games.',
  },
  'rule-not-found': {
    status: 404,
    title: 'There is no such rule',
    help: 'GET /v1/rules/exact lists all rules of play by their ids, such as R-TILE-2.',
  },
  'token-not-found': {
    status: 404,
    title: 'There is no such API token',
    help: 'GET /v1/me/tokens lists yours.',
  },
  'passkey-not-found': {
    status: 404,
    title: 'There is no such passkey',
    help: 'GET /v1/me/passkeys lists yours.',
  },
  'session-not-found': {
    status: 404,
    title: 'There is no such session',
    help: 'GET /v1/me/sessions lists yours. Perhaps it has ended already.',
  },
  'webhook-not-found': {
    status: 404,
    title: 'There is no such webhook',
    help: 'GET /v1/me/webhooks lists yours.',
  },
  'push-subscription-not-found': {
    status: 404,
    title: 'There is no such device of yours',
    help: 'GET /v1/me/push-subscriptions lists yours. Perhaps its session has ended, or the browser has given it up.',
  },
  'external-player-not-found': {
    status: 404,
    title: 'No application knows you by this name',
    help: 'GET /v1/me/external-players lists the names that you have claimed.',
  },
  'delivery-not-found': {
    status: 404,
    title: 'There is no such delivery to retry',
    help: 'GET …/deliveries lists the deliveries of the webhook. One that is being attempted right now cannot be retried.',
  },
  'link-not-valid': {
    status: 404,
    title: 'This link is not valid',
    help: 'It has expired, has already been used or is incomplete. Request a new one.',
  },
  'decision-over': {
    status: 410,
    title: 'This decision has been made',
    help: 'The game has moved on since the email was written, so its link lets nobody in. Log in, or follow the link of the latest email.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This address does not support that method',
    help: 'The `Allow` field lists the methods that it supports.',
  },
  'not-acceptable': {
    status: 406,
    title: 'You do not accept the form of the response',
    help: 'Send an `Accept` that includes one of `accepted`, or none.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    help: 'Send it again.',
  },
  'not-your-turn': {
    status: 409,
    title: 'It is not your turn',
    help: '`awaiting` says whose decision the game is waiting for.',
  },
  'game-not-running': {
    status: 409,
    title: 'The game is not running',
    help: '`gameStatus` is `open` before the start, and `finished` or `aborted` after the end.',
  },
  'game-not-open': {
    status: 409,
    title: 'The game is not open any more',
    help: 'Seats can be taken and left before the start only. `gameStatus` says whether the game has started, or is `aborted`: cancelled. To leave a running game, resign (POST /v1/games/{id}/resign); to end it for everybody, request that (POST /v1/games/{id}/requests with the kind `end`).',
  },
  'game-not-finished': {
    status: 409,
    title: 'The game is not finished',
    help: 'Its record contains the order of the draws, which is secret until the end. Until then read its log: GET /v1/games/{id}/moves.',
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
    help: '`free` lists the free seats. Leave out `seat` to get the first of them.',
  },
  'too-few-players': {
    status: 409,
    title: 'The game needs more players',
    help: 'At least two seats must be taken before the start.',
  },
  'handle-taken': {
    status: 409,
    title: 'This handle is already taken',
    help: 'Choose another one. Handles are not case-sensitive.',
  },
  'name-not-available': {
    status: 409,
    title: 'This name is not available',
    help: 'It looks like the handle of another player, or could be taken for the service itself. Choose another one.',
  },
  'email-taken': {
    status: 409,
    title: 'Another account has confirmed this email address',
    help: 'Log in to that account. An address belongs to the account that confirms it first.',
  },
  'registered-already': {
    status: 409,
    title: 'You already have an account with an email address',
    help: 'PATCH /v1/me changes the handle, POST /v1/me/email the address and POST /v1/me/password the password.',
  },
  'last-passkey': {
    status: 409,
    title: 'Without this passkey nobody could log in to your account',
    help: 'Give the account an email address and a password first (POST /v1/me/account), or add another passkey.',
  },
  'claimed-already': {
    status: 409,
    title: 'The player already has an account',
    help: 'Nobody else can claim the player. The owner of the account can log in with it.',
  },
  'games-shared': {
    status: 409,
    title: 'You share a game with this player',
    help: '`games` lists the games in which both your account and the player have a seat. Finish or leave them first.',
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
  'passkey-known': {
    status: 409,
    title: 'This passkey is already known here',
    help: 'Use another authenticator, or log in with this passkey.',
  },
  'no-passkey': {
    status: 409,
    title: 'Your account has no passkey',
    help: 'Recovery codes replace a passkey: add one first (POST /v1/me/passkeys/options).',
  },
  'pool-wait-not-found': {
    status: 404,
    title: 'You do not wait there',
    help: 'You left the pool, your game has begun, or two weeks are over: GET /v1/me/pools says where you wait.',
  },
  'standing-table-not-found': {
    status: 404,
    title: 'You have no such standing table',
    help: 'GET /v1/me/standing-tables lists those that you have.',
  },
  'club-not-found': {
    status: 404,
    title: 'There is no such club for this',
    help: 'No club has this handle, or only its members, or those who run it, may do this. GET /v1/clubs lists clubs.',
  },
  'club-handle-taken': {
    status: 409,
    title: 'A club has this handle already',
    help: 'Choose another one.',
  },
  'too-many-of-these': {
    status: 409,
    title: 'You have as many of these as you may have',
    help: '`detail` says how many that are. End one of them first.',
  },
  'too-many-open-games': {
    status: 409,
    title: 'You have reached the maximum number of open games',
    help: 'Start one of them, or leave one that nobody joins.',
  },
  'player-not-away': {
    status: 409,
    title: 'The game has not been waiting for that player long enough',
    help: 'A robot may stand in for somebody for whom the game has waited for a day: `nextAt` says when that is.',
  },
  'game-paused': {
    status: 409,
    title: 'The game is paused',
    help: 'Its clock stands still, so nobody is reminded. POST /v1/games/{id}/requests {"kind":"resume"} proposes to go on.',
  },
  'game-not-paused': {
    status: 409,
    title: 'The game is not paused',
    help: 'Its clock runs, or it has none; there is nothing to resume.',
  },
  'no-deadline': {
    status: 409,
    title: 'The decision has no deadline',
    help: 'The game has no clock or is paused, or a robot decides; nobody needs more time.',
  },
  'not-undoable': {
    status: 409,
    title: "Your last decision can't be undone",
    help: 'A decision can be undone until a tile is drawn or set aside. `reason` says what prevents it: `nothing-to-undo`, you have made no decision yet; `tile-drawn`, a tile was drawn or set aside since, which somebody has seen; `seat-resigned`, a player has resigned since, which is final.',
  },
  'request-open': {
    status: 409,
    title: 'The same was requested already',
    help: 'GET /v1/games/{id}/requests shows who still has to agree.',
  },
  'request-closed': {
    status: 409,
    title: 'The request is closed',
    help: 'It was accepted, declined or withdrawn, has expired, or the game has moved on; GET /v1/games/{id}/requests shows which.',
  },
  'request-not-found': {
    status: 404,
    title: 'There is no such request in this game',
    help: 'GET /v1/games/{id}/requests lists them.',
  },
  'plan-not-found': {
    status: 404,
    title: 'You have no such plan in this game',
    help: 'GET /v1/games/{id}/plans lists yours. Plans of a game that is over are deleted.',
  },
  'plan-closed': {
    status: 409,
    title: 'This plan was carried out or cancelled',
    help: 'Its `state` says which. Make a new plan if you want the same again.',
  },
  'too-many-plans': {
    status: 409,
    title: 'You have as many plans in this game as may wait at once',
    help: 'Delete one that you no longer need.',
  },
  'tile-cannot-come': {
    status: 409,
    title: 'No such tile can come any more',
    help: '`tiles` lists those that you may still come to place, as far as you know.',
  },
  'plan-does-not-fit': {
    status: 422,
    title: 'This plan can never be carried out',
    help: '`reason` says why: `tile-without-placement`, a plan for a tile begins with its placement; `cannot-repeat`, only an answer that declines can be given again and again; `unknown-feature`, a condition names a feature that is not on the board; `condition-lost`, a condition can no longer hold.',
  },
  'too-many-robot-games': {
    status: 409,
    title: 'Robots alone play as many games of yours as may run at once',
    help: 'Wait until one of them is over, or take a seat in the new one.',
  },
  'robots-excluded': {
    status: 409,
    title: 'Robots may not play at this table',
    help: 'Its owner excluded them when it was created (`allowRobots`).',
  },
  'too-many-webhooks': {
    status: 409,
    title: 'You have reached the maximum number of webhooks',
    help: 'Delete one that you no longer use.',
  },
  'push-subscription-taken': {
    status: 409,
    title: 'This device is another player’s',
    help: 'It gets the notifications of somebody who is logged in there, and your `keys.auth` is not its secret. Subscribe anew in the browser, and send what it says.',
  },
  'too-many-push-subscriptions': {
    status: 409,
    title: 'You have reached the maximum number of devices',
    help: 'Delete one that you no longer use: GET /v1/me/push-subscriptions lists them.',
  },
  'delivery-outdated': {
    status: 409,
    title: 'The delivery is out of date',
    help: 'It is about a turn that is over, or it was dropped. Read the game for what is true now.',
  },
  'webhook-disabled': {
    status: 409,
    title: 'The webhook is disabled',
    help: 'Enable it first: PATCH it with {"enabled": true}.',
  },
  yourself: {
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
    help: 'Somebody has acted on it or dismissed it already; its case says who and why.',
  },
  'sanction-undone': {
    status: 409,
    title: 'The sanction was undone already',
    help: 'Nothing is left to undo.',
  },
  'nudged-already': {
    status: 409,
    title: 'This player was nudged less than a day ago',
    help: 'Wait until `nextAt`.',
  },
  'nobody-to-nudge': {
    status: 409,
    title: 'There is nobody to nudge',
    help: 'The game waits for you, for a robot or for nobody: `awaiting` of GET /v1/games/{id} says for whom. Nudge when it is the turn of another person.',
  },
  'too-much-vacation': {
    status: 409,
    title: 'You do not have that many days of vacation left',
    help: '`daysLeft` is the number of days that you can still take within a year.',
  },
  'in-flight': {
    status: 409,
    title: 'The first request with this key is still being processed',
    help: 'Wait as long as `Retry-After` says and send the same request again: it will get the answer to the first one.',
  },
  'challenge-refused': {
    status: 409,
    title: 'You can’t challenge this entrant now',
    help: '`reason`: `not-there`: one of you does not take part; `out-of-reach`: challenge somebody at most `reach` places above you; `challenging`: the match of your last challenge is not over; `challenged`: the other one is challenged already.',
  },
  'same-bag': {
    status: 409,
    title: 'Another game of yours has the same bag',
    help: 'Nobody sits in two games with the same bag, nor in one of those that they arranged: they would know what is drawn.',
  },
  'decision-held': {
    status: 409,
    title: 'Your decision is made already',
    help: 'It is put on the board as soon as the other game with the same bag is as far. Decide there, or wait for the turn of the other player.',
  },
  'stale-version': {
    status: 412,
    title: 'The game has moved on',
    help: 'Your decision was made for `expectedVersion`; the game is now at `currentVersion`. Read the game again and decide again.',
  },
  'app-request-refused': {
    status: 422,
    title: 'The request of the app is not valid',
    help: '`error` and `detail` say what is wrong with it, as in OAuth (RFC 6749, section 4.1.2.1). `redirectTo`, where it is there, leads back to the app and tells it the same: ask the player before you follow it.',
  },
  'user-code-not-found': {
    status: 404,
    title: 'No app shows this code now',
    help: 'A code is eight letters such as WDJB-MJHT, works for a quarter of an hour and is answered once: type it as the app shows it, or have the app show another one.',
  },
  'app-not-found': {
    status: 404,
    title: 'You have let no such app in',
    help: 'GET /v1/me/apps lists those that you have.',
  },
  'payload-too-large': {
    status: 413,
    title: 'The body is too large',
    help: 'Bodies may have up to 64 KiB, and 512 KiB where a record is brought in.',
  },
  'uri-too-long': {
    status: 414,
    title: 'The address is too long',
    help: 'Check the path and the query.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The media type of the body is not supported',
    help: 'Send `Content-Type: application/json`.',
  },
  'passkey-refused': {
    status: 422,
    title: 'This passkey cannot be added',
    help: 'The answer of the authenticator is not valid, or its challenge has expired or was used. Begin again: POST /v1/me/passkeys/options.',
  },
  'forbidden-address': {
    status: 422,
    title: 'Nothing may be sent to this address',
    help: 'Use a public https:// address. The operator of the service can allow further address ranges.',
  },
  'weak-password': {
    status: 422,
    title: 'This password is too easy to guess',
    help: 'It is common, follows a pattern or is made of your names. Several unrelated words are accepted, or ten and more characters at random.',
  },
  'illegal-decision': {
    status: 422,
    title: 'The rules do not allow this decision',
    help: '`reason` and `rule` say which rule is broken, and `legal` what would be accepted. GET …/options lists every legal decision.',
  },
  'invalid-setup': {
    status: 422,
    title: 'A game cannot be set up this way',
    help: '`detail` and `rule` say which of the rules, the number of seats and the scenario do not go together.',
  },
  'invalid-record': {
    status: 422,
    title: 'The record does not replay',
    help: '`index` is the position of the first decision that is wrong.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'This Idempotency-Key was used for another request',
    help: 'Use a new key for a new request, and the same key only to repeat exactly the same request.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    help: 'Wait as long as `Retry-After` says. `RateLimit` and `RateLimit-Policy` say how much is left and how much is allowed.',
  },
  'too-many-streams': {
    status: 429,
    title: 'Too many live connections at once',
    help: 'Close connections that you do not need: one of GET /v1/me/events tells of all your games. Or try again after `Retry-After` seconds.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The header fields are too large',
    help: 'Send fewer or shorter fields.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong',
    help: 'It is our fault and has been logged under `requestId`. Sending the same request again later may help.',
  },
  unavailable: {
    status: 503,
    title: 'The service is unavailable right now',
    help: 'Try again later.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemName = keyof typeof problemKinds;

/** Members that help the caller; `detail` is a sentence that a player understands. */
export interface ProblemMembers {
  readonly detail?: string;
  readonly [member: string]: unknown;
}

/** Thrown by a use case to refuse; only `http` turns it into an answer. */
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
