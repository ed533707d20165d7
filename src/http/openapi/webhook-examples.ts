import { resolveRules } from '../../engine/index.ts';
import type { webhookEventSchemas } from '../../notifications/index.ts';

export type WebhookEventType = keyof typeof webhookEventSchemas;

const id = '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';
const host = 'https://carcassonne.example';
const mira = {
  seat: 0,
  playerId: '01980a3c-1b70-7d5e-8f0a-6a1c2b3d4e5f',
  handle: 'mira',
  displayName: 'Mira',
  isGuest: false,
  robot: null,
};
const ole = {
  seat: 1,
  playerId: '01980a3c-52c4-7b1f-9a77-0c9d8e7f6a5b',
  handle: 'ole',
  displayName: 'Ole',
  isGuest: false,
  robot: null,
};

const person = ({ playerId, handle, displayName }: typeof mira) => ({ playerId, handle, displayName });

/** The common data of events about a running game, sent to Ole, whose turn it is after Mira's move. */
const running = {
  game: {
    id,
    name: 'Sunday game',
    status: 'running',
    version: 1,
    url: `${host}/v1/games/${id}`,
    page: `${host}/games/${id}`,
    picture: `${host}/v1/games/${id}/moves/1/board.png`,
  },
  player: { playerId: ole.playerId, displayName: ole.displayName },
  seat: 1,
  players: [mira, ole],
  scores: [0, 0],
  places: [],
  resigned: [],
  awaiting: { seats: [1], phase: 'place', deadline: '2026-03-04T09:30:00.000Z' },
  pausedAt: null,
};
const open = {
  ...running,
  game: { ...running.game, status: 'open', version: 0, picture: null },
  seat: null,
  players: [mira],
  scores: [],
  awaiting: null,
  pausedAt: null,
};
const finished = {
  ...running,
  game: {
    ...running.game,
    status: 'finished',
    version: 71,
    picture: `${host}/v1/games/${id}/moves/71/board.png`,
  },
  scores: [84, 91],
  places: [2, 1],
  awaiting: null,
  pausedAt: null,
};

const entry = {
  seq: 1,
  seat: 0,
  decision: { type: 'tile', x: 1, y: 0, rotation: 90, deploy: { piece: 'meeple', segment: 'road0' } },
  events: [
    { type: 'tile-placed', seat: 0, tile: 'base/U', x: 1, y: 0, rotation: 90 },
    { type: 'piece-deployed', seat: 0, piece: 'meeple', at: { x: 1, y: 0, segment: 'road0' } },
    { type: 'turn-began', seat: 1, part: 1 },
    { type: 'tile-drawn', seat: 1, tile: 'base/V', remaining: 69 },
  ],
  at: '2026-03-01T09:30:00.000Z',
};
const placed = 'Mira placed base/U at 1,0, with a meeple on the road.';

const resultFor = (player: typeof mira, score: number, place: number) => ({
  ...player,
  score,
  place,
  hasResigned: false,
  timeLosses: 0,
});
const result = {
  id,
  name: 'Sunday game',
  label: 'Spring Cup, round 2',
  rules: resolveRules({ edition: 'third' }),
  scenario: false,
  version: 71,
  startedAt: '2026-02-01T18:00:00.000Z',
  finishedAt: '2026-03-01T09:30:00.000Z',
  players: [resultFor(mira, 84, 2), resultFor(ole, 91, 1)],
  page: `${host}/games/${id}`,
  record: `${host}/v1/games/${id}/record`,
  match: null,
};

const requested = {
  request: { id: '01980a41-2f1d-7b3c-8e21-5a4d3c2b1a09', kind: 'robot' },
  by: mira.playerId,
  about: ole.playerId,
};

const data: Readonly<Record<WebhookEventType, object>> = {
  'game.started': {
    ...running,
    game: { ...running.game, version: 0, picture: `${host}/v1/games/${id}/moves/0/board.png` },
    awaiting: { ...running.awaiting, seats: [0] },
    sentence: 'The game has started; Mira plays first.',
  },
  'turn.started': { ...running, sentence: `${placed} Ole, it is your turn.`, entry },
  'turn.reminder': { ...running, sentence: 'Ole, it is still your turn.', by: mira.playerId },
  'turn.expired': {
    ...running,
    game: { ...running.game, version: 2, picture: `${host}/v1/games/${id}/moves/2/board.png` },
    awaiting: { ...running.awaiting, seats: [0] },
    sentence: 'Ole’s time ran out: the turn was skipped.',
    entry: {
      seq: 2,
      seat: 1,
      decision: { type: 'skip' },
      events: [{ type: 'turn-began', seat: 0, part: 1 }],
      at: '2026-03-04T09:30:00.000Z',
    },
  },
  'decision.made': { ...running, sentence: placed, entry },
  'game.finished': {
    ...finished,
    sentence: 'The game is over: Ole has 91 points, Mira 84.',
    entry: { ...entry, seq: 71, events: [] },
    result,
    match: {
      id: '0199f0d2-6d1b-7c53-9a3e-5f1c2b7d8e04',
      game: 2,
      points: [0, 2],
      isOver: true,
      winner: 1,
      forfeitedBy: null,
    },
  },
  'player.joined': { ...open, players: [mira, ole], sentence: 'Ole has joined the table.', who: person(ole) },
  'player.left': { ...open, sentence: 'Ole has left the table.', who: person(ole) },
  'player.invited': {
    ...open,
    sentence: 'Mira invites you to play.',
    by: mira.playerId,
    invitation: null,
  },
  'game.cancelled': {
    ...open,
    game: { ...open.game, status: 'aborted' },
    sentence: 'Mira has cancelled the table.',
    by: mira.playerId,
  },
  'invitation.declined': {
    ...open,
    player: { playerId: mira.playerId, displayName: mira.displayName },
    seat: 0,
    sentence: 'Ole has declined the invitation.',
    who: person(ole),
  },
  'table.opened': { ...open, sentence: 'Mira has opened a table.', by: mira.playerId },
  'round.started': {
    ...running,
    sentence: 'Round 2 of Spring Cup has begun: Ole plays against Mira.',
    competition: '01980a41-2f1d-7b3c-8e21-5a4d3c2b1a99',
    round: 2,
    opponent: mira.playerId,
  },
  'competition.finished': {
    ...running,
    sentence: 'Spring Cup is over: Ole has place 3.',
    competition: '01980a41-2f1d-7b3c-8e21-5a4d3c2b1a99',
    place: 3,
  },
  'match.finished': {
    ...finished,
    sentence: 'Ole has won the match: Mira 1 – 0 Ole.',
    match: {
      id: '0199f0d2-6d1b-7c53-9a3e-5f1c2b7d8e04',
      game: 1,
      points: [1, 0],
      isOver: true,
      winner: 1,
      forfeitedBy: 0,
    },
  },
  'player.removed': { ...open, sentence: 'Ole was removed from the table by its owner.' },
  'player.replaced': {
    ...running,
    sentence: 'A robot decides for Ole until Ole is back.',
    who: person(ole),
  },
  'player.returned': { ...running, sentence: 'Ole is back and decides again.', who: person(ole) },
  'request.opened': {
    ...running,
    sentence: 'Mira proposes that a robot decide for Ole until Ole is back.',
    ...requested,
  },
  'request.closed': {
    ...running,
    sentence: 'Not agreed in time: a robot for Ole.',
    ...requested,
    state: 'expired',
  },
  'game.paused': {
    ...running,
    awaiting: { ...running.awaiting, deadline: null },
    pausedAt: '2026-03-01T09:40:00.000Z',
    sentence: 'The game is paused: there are no deadlines until the players agree to go on.',
  },
  'plan.cancelled': {
    ...running,
    sentence: 'A plan of Ole was cancelled. There is a tile at 1,0 already.',
    plan: '01980a41-2f1d-7b3c-8e21-5a4d3c2b1a10',
    reason: 'cell-not-free',
  },
  'game.resumed': { ...running, sentence: 'The pause is over; it is Ole’s turn.' },
  'message.posted': {
    ...running,
    sentence: 'Mira: Well played!',
    message: { by: mira.playerId, text: 'Well played!' },
  },
  'webhook.test': { sentence: 'This is a test of Carcassonne by mail. Everything works.' },
};

/** An example of every body of a webhook of format `standard`. */
export const webhookExamples = Object.fromEntries(
  Object.entries(data).map(([type, one]) => [
    type,
    { type, timestamp: '2026-03-01T09:30:00.500Z', data: one },
  ]),
) as Readonly<Record<WebhookEventType, object>>;
