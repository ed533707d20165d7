import { z } from 'zod';
import { points, seatNumber } from './games.ts';

const seq = z.int().min(0).describe('Entry of the log');
const count = z.int().min(0);
const milliseconds = z.int().min(0).describe('In milliseconds');

const pointsOfKind = z.object({
  kind: z.string().max(60).describe('As in the events: `city`, `road-incomplete`, `field`, `goods-wine`, …'),
  points: z.int(),
});

const followersSchema = z.object({
  deployed: count.describe('How often a follower was put on the board'),
  idle: z.number().min(0).max(100).describe('Followers in the supply after a turn, on average'),
  stuck: count.describe('Followers on roads, cities and monasteries that were never completed'),
  stuckTurns: count.describe('For how many turns of the seat they stood there, all together'),
});

const timeSchema = z.object({
  total: milliseconds,
  median: milliseconds,
  longest: z.object({ seq, milliseconds }).nullable().describe('Null without decisions'),
});

const seatSchema = z.object({
  seat: seatNumber,
  points: z.array(pointsOfKind).max(100).describe('What it got its points for, the most first'),
  tiles: count.describe('Tiles that it placed'),
  followers: followersSchema,
  time: timeSchema.describe('How long it took for its decisions'),
});

const largestSchema = z
  .object({
    feature: z.string().max(60).describe('`x,y:segment` of the segment that names it'),
    tiles: count,
    points: count.describe('What each owner got for it; 0 if nobody did'),
    seats: z.array(seatNumber).max(6).describe('Who got it'),
  })
  .meta({ id: 'LargestFeature', description: 'The largest completed feature of a kind.' });

export const statisticsSchema = z
  .object({
    seats: z.array(seatSchema).max(6),
    course: z
      .array(points)
      .max(2000)
      .describe('Points per seat after each entry of the log, beginning with those before the first'),
    leadChanges: count.describe('How often somebody else took the lead'),
    bestTurn: z
      .object({ seq, seat: seatNumber, points: count })
      .nullable()
      .describe('The decision that brought the most points at once, final scoring apart'),
    largestCity: largestSchema.nullable(),
    longestRoad: largestSchema.nullable(),
    setAside: z
      .array(z.object({ seq, tile: z.string().max(40) }))
      .max(400)
      .describe('Tiles that fitted nowhere, and the entry after which they were drawn'),
  })
  .meta({ id: 'GameStatistics', description: 'What a game that is over says by itself.' });
