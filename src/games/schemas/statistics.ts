import { z } from 'zod';
import { points, seatNumber } from './games.ts';

const seq = z.int().min(0).describe('Number of the log entry');
const count = z.int().min(0);
const milliseconds = z.int().min(0).describe('The duration in milliseconds');

const pointsOfKind = z.object({
  kind: z
    .string()
    .max(60)
    .describe('Kind of scoring, as in the events: `city`, `road-incomplete`, `field`, `goods-wine`, …'),
  points: z.int(),
});

const followersSchema = z.object({
  deployed: count.describe('How often the seat deployed a follower'),
  idleFollowers: z
    .number()
    .min(0)
    .max(100)
    .describe('Average number of followers left in the supply after a turn'),
  stuckFollowers: count.describe('Followers on roads, cities and monasteries that were never completed'),
  stuckTurns: count.describe('Total number of the seat’s turns that they stood there'),
});

const timeSchema = z.object({
  total: milliseconds,
  median: milliseconds,
  longest: z
    .object({ seq, milliseconds })
    .nullable()
    .describe('The longest time; null if there were no decisions'),
});

const seatSchema = z.object({
  seat: seatNumber,
  points: z.array(pointsOfKind).max(100).describe('Its points by source, most first'),
  tiles: count.describe('Number of tiles it placed'),
  followers: followersSchema,
  time: timeSchema.describe('Time it took for its decisions'),
});

const largestSchema = z
  .object({
    feature: z.string().max(60).describe('`x,y:segment` of the segment that identifies it'),
    tiles: count,
    points: count.describe('Points for each owner; 0 if it had none'),
    seats: z.array(seatNumber).max(6).describe('The seats of its owners'),
  })
  .meta({ id: 'LargestFeature', description: 'The largest completed feature of a kind.' });

export const statisticsSchema = z
  .object({
    seats: z.array(seatSchema).max(6),
    course: z
      .array(points)
      .max(2000)
      .describe('Points per seat after each log entry, starting with those before the first'),
    leadChanges: count.describe('Number of times the lead changed'),
    bestTurn: z
      .object({ seq, seat: seatNumber, points: count })
      .nullable()
      .describe(
        'The decision that scored the most points at once, without final scoring; null if none scored',
      ),
    largestCity: largestSchema.nullable(),
    longestRoad: largestSchema.nullable(),
    setAside: z
      .array(z.object({ seq, tile: z.string().max(40) }))
      .max(400)
      .describe('Tiles that fitted nowhere, with the log entry before their draw'),
  })
  .meta({ id: 'GameStatistics', description: 'Statistics computed from a finished game.' });
