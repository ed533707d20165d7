import { z } from 'zod';
import { type Rules, rulesSchema } from '../../engine/index.ts';
import type { GameRow } from '../../games/store/games.ts';
import type { TimeLosses } from '../../games/store/time-losses.ts';
import type { Deps } from '../../platform/deps.ts';
import { gamePage } from '../links.ts';
import { gameId, id, isGuest, robot, seat, time, version } from './members.ts';

/** How a game ended, with everything that a table of results needs. */
export const gameResultSchema = z
  .object({
    id: gameId,
    name: z.string().max(80),
    label: z.string().max(80).nullable().describe('What the game has in common with others; null: nothing'),
    rules: rulesSchema.describe('The options and expansions'),
    scenario: z.boolean().describe('Whether the order of the draws was given in advance'),
    version,
    startedAt: time,
    finishedAt: time,
    players: z
      .array(
        z.object({
          seat: seat.describe('Seat 0 began'),
          playerId: id,
          handle: z.string().max(30),
          displayName: z.string().max(110),
          isGuest,
          robot,
          score: z.int().describe('Points'),
          place: z.int().min(1).max(6).describe('1 has won; equal points share a place'),
          hasResigned: z.boolean().describe('Whether the seat gave the game up'),
          timeLosses: z
            .int()
            .min(0)
            .describe(
              'Turns that were lost because time was over: skipped, or the last one of somebody who left by it',
            ),
        }),
      )
      .max(6),
    page: z.url().max(2000).describe('Where people see the game'),
    record: z.url().max(2000).describe('Where programs get its record'),
    match: z
      .object({
        id: id.describe('Id of the match'),
        game: z.int().min(1).max(5).describe('Which game, or pair, of the match this was'),
        competitionId: z.nullable(id).describe('The competition that the match belongs to; null: none'),
        round: z.int().min(1).nullable().describe('The round, or season, of the competition'),
      })
      .nullable()
      .describe('The match that the game belongs to; null: none'),
  })
  .meta({ id: 'GameResult', description: 'How a game ended, and how it was played.' });
export type GameResult = z.output<typeof gameResultSchema>;

/** Returns how a game ended, with everything that a table of results needs; undefined: not, or without a result. */
export function resultOf(deps: Deps, row: GameRow, losses: TimeLosses | undefined): GameResult | undefined {
  const { id, name, label, rules, scenario, version, startedAt, finishedAt, scores, places, resigned } = row;
  const isDecided = row.status === 'finished' && places.length > 0;
  if (!isDecided || startedAt === null || finishedAt === null) return undefined;
  return {
    id,
    name,
    label,
    rules: rules as Rules,
    scenario: scenario !== null,
    version,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    players: row.seats.map((seated) => ({
      ...seated,
      score: scores[seated.seat] ?? 0,
      place: places[seated.seat] ?? places.length,
      hasResigned: resigned.includes(seated.seat),
      timeLosses: losses?.get(seated.seat) ?? 0,
    })),
    page: gamePage(deps, id),
    record: `${deps.config.publicUrl}/v1/games/${id}/record`,
    match: matchOf(row),
  };
}

function matchOf({ matchId, matchGame, match }: GameRow): GameResult['match'] {
  if (matchId === null || match === null) return null;
  return { id: matchId, game: matchGame ?? 1, competitionId: match.competitionId, round: match.round };
}
