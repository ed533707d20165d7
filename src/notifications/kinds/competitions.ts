import { z } from 'zod';
import { COMPETITION_KINDS } from '../../competitions/rules/formats.ts';
import type { GameRow } from '../../games/store/games.ts';
import type { MatchAfter } from '../../matches/rules/match-score.ts';
import { id, seat } from './members.ts';

export const competition = id.describe('Id of the competition');
export const round = z.int().min(1).describe('The round, or the season of a league');
export const more = z.int().min(0).describe('For a club: the number of entries left out');
export const teamName = z.string().max(60);

/** The stored data of a competition. */
export const storedCompetition = { competition: z.string(), title: z.string() };
/** The notified club and the kind of competition; undefined if a player is notified. */
export const storedForClub = {
  club: z.string().optional(),
  of: z.enum(COMPETITION_KINDS).optional(),
  more: z.int().optional(),
};

/** The score of a match, as shown in webhooks. */
export const matchAfter = z
  .object({
    id: id.describe('Id of the match'),
    game: z.int().min(1).describe('Number of this game or pair in the match'),
    points: z.array(z.number().min(0)).max(2).describe('Points in the match per seat of this game'),
    isOver: z.boolean().describe('True if the match is over'),
    winner: seat.nullable().describe('The seat that won the match; null if it is not over or has no winner'),
    forfeitedBy: seat
      .nullable()
      .describe('The seat that resigned from the match or never played; null if there is none'),
  })
  .meta({ id: 'WebhookMatch', description: 'The state of a match after one of its games.' });

/** Returns the score of a match after one of its games, as shown in webhooks. */
export const matchData = (game: GameRow, after: MatchAfter): z.output<typeof matchAfter> => ({
  id: after.match,
  game: game.matchGame ?? 1,
  points: [after.halves[0] / 2, after.halves[1] / 2],
  isOver: after.isOver,
  winner: after.winner,
  forfeitedBy: after.forfeitedBy,
});

/** Returns a heading with lines below it, and the number of omitted lines. */
export const linesBelow = (heading: string, all: readonly string[], left: number): string =>
  [heading, ...all, ...(left > 0 ? [`… (+${left})`] : [])].join('\n');
