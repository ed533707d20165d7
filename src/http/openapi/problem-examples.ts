import type { ProblemMembers, ProblemName } from '../../platform/problems.ts';

/** All examples are about a game of Mira (seat 0) and Ole (seat 1), with twelve entries in its log. */
const awaiting = { seats: [1], phase: 'place', decisions: ['tile'], deadline: '2026-03-04T09:30:00.000Z' };

/** Examples of a problem's members other than `type`, `title`, `status` and `instance`. */
export const problemExamples: Partial<Record<ProblemName, ProblemMembers>> = {
  validation: {
    detail: '/seatCount of the body: Too big: expected number to be <=6',
    errors: [{ in: 'body', pointer: '/seatCount', detail: 'Too big: expected number to be <=6' }],
  },
  'malformed-json': { detail: 'The body is not JSON in UTF-8.' },
  unauthenticated: {
    detail: 'The token has expired: refresh the session, or create another API token.',
    tokenFault: 'expired',
  },
  'second-factor-required': {
    challenge: 'eGwJc0BmfaqvFo2eEgXFlgkfnQzYUa9q0vqbT4wCzGo',
    options: {
      rpId: 'carcassonne.example',
      challenge: 'eGwJc0BmfaqvFo2eEgXFlgkfnQzYUa9q0vqbT4wCzGo',
      allowCredentials: [{ id: 'kxXi8bDPSAyqcqRzTHsGkw', type: 'public-key', transports: ['internal'] }],
      timeout: 300_000,
      userVerification: 'preferred',
    },
    expiresAt: '2026-03-01T09:35:00.000Z',
    recoveryCodesLeft: 10,
  },
  'insufficient-scope': { detail: 'The token lacks games:play.', requiredScope: 'games:play' },
  'account-required': { detail: 'Guests cannot invite people. Turn your guest into an account first.' },
  silenced: { sanction: { reason: 'Advertising.', until: '2026-03-08T09:30:00.000Z' } },
  banned: { sanction: { reason: 'Threats against other players.', until: null } },
  'blocked-by-you': { handle: 'ole' },
  'player-not-found': { detail: 'No player has the handle ole.', handle: 'ole' },
  'entry-not-found': { currentVersion: 12 },
  'rule-not-found': { detail: 'Existing rules are R-KING-1, R-KING-2, R-KING-3, R-KING-4, R-KING-5.' },
  'dump-not-found': { detail: 'Files are named after months, from 2026-03.ndjson.gz to 2026-11.ndjson.gz.' },
  'method-not-allowed': { allow: ['GET', 'HEAD', 'POST'] },
  'not-acceptable': {
    detail: 'Accept application/json or application/x-ndjson here.',
    accepted: ['application/json', 'application/x-ndjson'],
  },
  'not-your-turn': { detail: 'The game is waiting for Ole.', awaiting, currentVersion: 12 },
  'game-not-running': { gameStatus: 'finished' },
  'match-not-open': { matchStatus: 'running' },
  'match-not-running': { matchStatus: 'finished' },
  'match-not-over': { matchStatus: 'running' },
  'part-of-match': { match: '01980000-0000-7000-8000-000000000000' },
  'game-not-open': { gameStatus: 'running' },
  'game-not-finished': { gameStatus: 'running' },
  'already-seated': { detail: 'You have seat 0.', seat: 0 },
  'seat-taken': { detail: 'Seat 1 is not free.', free: [2, 3] },
  'too-few-players': { seated: 1 },
  'already-nudged': { nextAt: '2026-03-02T09:30:00.000Z' },
  'vacation-limit-reached': { daysLeft: 9 },
  'in-flight': { retryAfter: 1 },
  'stale-version': {
    detail: 'The game has moved on: it is now at version 12.',
    currentVersion: 12,
    expectedVersion: 11,
  },
  'unsupported-media-type': { detail: 'Send the body unencoded.' },
  'forbidden-address': {
    detail:
      '10.0.0.7 has no public address. The operator of the service can allow other addresses with WEBHOOK_ALLOWED_RANGES.',
  },
  'illegal-decision': {
    detail: 'At 1,0 turned by 0 degrees the west side does not match its neighbour.',
    reason: 'edges-do-not-match',
    rule: 'R-TILE-2',
    legal: {
      placements: [
        { x: 1, y: 0, rotation: 90 },
        { x: 1, y: 0, rotation: 270 },
      ],
    },
  },
  'too-many-plans': { detail: 'Twenty of your plans are pending in this game.' },
  'tile-unavailable': { detail: 'The tile base/U cannot be drawn any longer.', tiles: ['base/A', 'base/V'] },
  'plan-not-applicable': { detail: 'The condition can no longer hold.', reason: 'condition-lost' },
  'invalid-setup': {
    detail: 'A sixth seat needs one of the expansions inns-and-cathedrals.',
    rule: 'R-SETUP-1',
  },
  'invalid-record': {
    detail: 'There is a tile at 1,0 already.',
    index: 3,
    seat: 1,
    reason: 'cell-not-free',
    rule: 'R-TILE-1',
    scores: [2, 0],
  },
  'too-many-requests': {
    detail: 'That is more than 600 requests in 60 seconds; try again in 30 s.',
    'violated-policies': ['default'],
    retryAfter: 30,
  },
  internal: { requestId: '0b9f8a52-7d0e-4c7e-9d5c-5b1f3c1f0a11' },
  unavailable: { detail: 'The database does not answer.' },
};
