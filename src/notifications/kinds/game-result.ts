import { z } from 'zod';
import { type Rules, rulesSchema } from '../../engine/index.ts';
import type { GameRow } from '../../games/store/games.ts';
import type { Timeouts } from '../../games/store/timeouts.ts';
import type { Deps } from '../../platform/deps.ts';
import { gamePage } from '../links.ts';
import { gameId, id, isGuest, robot, seat, time, version } from './members.ts';

/** The result of a game, with everything that a table of results needs. */
export const gameResultSchema = z
  .object({
    id: gameId,
    name: z.string().max(80),
    label: z
      .string()
      .max(80)
      .nullable()
      .describe('A label that the game shares with others; null if there is none'),
    rules: rulesSchema.describe('The options and expansions'),
    scenario: z.boolean().describe('True if the order of the draws was set in advance'),
    version,
    startedAt: time,
    finishedAt: time,
    players: z
      .array(
        z.object({
          seat: seat.describe('The seat; seat 0 moved first'),
          playerId: id,
          handle: z.string().max(30),
          displayName: z.string().max(110),
          isGuest,
          robot,
          score: z.int().describe('Points'),
          place: z.int().min(1).max(6).describe('Final place, 1 for the winner; equal points share a place'),
          hasResigned: z.boolean().describe('True if the player resigned'),
          timeouts: z
            .int()
            .min(0)
            .describe(
              'Number of turns lost on time: skipped turns, and the last turn of a player who left the game that way',
            ),
        }),
      )
      .max(6),
    page: z.url().max(2000).describe('Page of the game for people'),
    record: z.url().max(2000).describe('Address of the record for programs'),
    match: z
      .object({
        id: id.describe('Id of the match'),
        game: z.int().min(1).max(5).describe('Number of this game or pair in the match'),
        competitionId: z.nullable(id).describe('The competition of the match; null if there is none'),
        round: z
          .int()
          .min(1)
          .nullable()
          .describe('The round, or season, of the competition; null if there is none'),
      })
      .nullable()
      .describe('The match of the game; null if there is none'),
  })
  .meta({ id: 'GameResult', description: 'The result of a game, and the settings it was played with.' });
export type GameResult = z.output<typeof gameResultSchema>;

/** Returns the result of a game, with everything that a table of results needs; undefined if it has no result. */
export function resultOf(deps: Deps, row: GameRow, losses: Timeouts | undefined): GameResult | undefined {
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
      timeouts: losses?.get(seated.seat) ?? 0,
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
