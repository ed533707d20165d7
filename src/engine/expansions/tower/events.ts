import { z } from 'zod';
import { seatSchema } from '../../core/events.ts';

const cell = { x: z.int(), y: z.int() };
const piece = z.string().max(40);

/** Events of the expansion. */
const floorAdded = z
  .object({ type: z.literal('floor-added'), seat: seatSchema, ...cell, floors: z.int().min(1) })
  .meta({ id: 'FloorAddedEvent', description: 'A seat added a floor to a tower.' });
export type FloorAdded = z.infer<typeof floorAdded>;

const followerCaptured = z
  .object({
    type: z.literal('follower-captured'),
    seat: seatSchema,
    owner: seatSchema,
    piece,
    from: z
      .object({ ...cell, segment: z.string().max(40).optional() })
      .describe('Without a segment: on top of the tower in this cell.'),
  })
  .meta({
    id: 'FollowerCapturedEvent',
    description: 'A seat captured a follower by a tower; one of its own returns to its supply.',
  });
export type FollowerCaptured = z.infer<typeof followerCaptured>;

const prisonersExchanged = z
  .object({
    type: z.literal('prisoners-exchanged'),
    seat: seatSchema,
    gets: piece,
    owner: seatSchema,
    back: piece,
  })
  .meta({
    id: 'PrisonersExchangedEvent',
    description: 'The captured follower and a prisoner of its owner both returned to their supplies.',
  });
export type PrisonersExchanged = z.infer<typeof prisonersExchanged>;

const prisonerRansomed = z
  .object({ type: z.literal('prisoner-ransomed'), seat: seatSchema, holder: seatSchema, piece })
  .meta({ id: 'PrisonerRansomedEvent', description: 'A seat bought one of its followers back.' });
export type PrisonerRansomed = z.infer<typeof prisonerRansomed>;

const towerClosed = z
  .object({ type: z.literal('tower-closed'), seat: seatSchema, piece, ...cell })
  .meta({ id: 'TowerClosedEvent', description: 'A seat closed a tower by a follower on top.' });
export type TowerClosed = z.infer<typeof towerClosed>;

export const towerEventSchemas = [
  floorAdded,
  followerCaptured,
  prisonersExchanged,
  prisonerRansomed,
  towerClosed,
] as const;
