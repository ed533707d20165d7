import type { z } from 'zod';
import type { AboutGame } from './about-game.ts';
import type { entry as entrySchema } from './members.ts';

const id = '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';
export const host = 'https://carcassonne.example';
const inPerson = { isGuest: false, robot: null };
export const mira = {
  seat: 0,
  playerId: '01980a3c-1b70-7d5e-8f0a-6a1c2b3d4e5f',
  handle: 'mira',
  displayName: 'Mira',
  ...inPerson,
};
export const ole = {
  seat: 1,
  playerId: '01980a3c-52c4-7b1f-9a77-0c9d8e7f6a5b',
  handle: 'ole',
  displayName: 'Ole',
  ...inPerson,
};

export const personIn = ({ playerId, handle, displayName }: typeof mira) => ({
  playerId,
  handle,
  displayName,
});

type Example = Omit<AboutGame, 'sentence'>;
const pictureOf = (version: number) => `${host}/v1/games/${id}/moves/${version}/board.png`;

/** An active game as shown in a webhook to Ole, whose turn it is after Mira's move. */
export const running: Example = {
  game: {
    id,
    name: 'Sunday game',
    status: 'running',
    version: 1,
    url: `${host}/v1/games/${id}`,
    page: `${host}/games/${id}`,
    picture: pictureOf(1),
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
/** The same, when it is Mira's turn. */
export const awaitingMira = (version: number): Example => ({
  ...running,
  game: { ...running.game, version, picture: pictureOf(version) },
  awaiting: running.awaiting && { ...running.awaiting, seats: [0] },
});
export const open: Example = {
  ...running,
  game: { ...running.game, status: 'open', version: 0, picture: null },
  seat: null,
  players: [mira],
  scores: [],
  awaiting: null,
};
export const finished: Example = {
  ...running,
  game: { ...running.game, status: 'finished', version: 71, picture: pictureOf(71) },
  scores: [84, 91],
  places: [2, 1],
  awaiting: null,
};

export const entry: z.output<typeof entrySchema> = {
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
/** The effect of the entry. */
export const placed = 'Mira placed base/U at 1,0, with a meeple on the road.';

export const competitionId = '01980a41-2f1d-7b3c-8e21-5a4d3c2b1a99';
export const matchId = '0199f0d2-6d1b-7c53-9a3e-5f1c2b7d8e04';
/** Mira's request about Ole's seat. */
export const requested = {
  request: { id: '01980a41-2f1d-7b3c-8e21-5a4d3c2b1a09', kind: 'robot' as const },
  by: mira.playerId,
  about: ole.playerId,
};
