import { z } from 'zod';
import { clubHandle } from '../../clubs/schemas/clubs.ts';
import {
  bestOfSchema,
  labelSchema,
  matchFormSchema,
  matchPoints,
  matchStatusSchema,
  newGameSchema,
  statusSchema,
} from '../../games/schemas/games.ts';
import { NOT_OF_MATCH, shownTermsSchema, termsSchema } from '../../games/terms.ts';
import { nameSchema } from '../../helpers/name-schema.ts';
import { handleSchema, idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { personSchema } from '../../players/schemas/people.ts';
import { playerHandleSchema } from '../../players/schemas/player-page.ts';
import { TIE_RULES } from '../rules/match.ts';

export const matchIdSchema = z.object({ id: idSchema.describe('Id of the match') });

const tieRuleSchema = z
  .enum(TIE_RULES)
  .describe(
    'How the point for a tied game is awarded: half each, or to the player who moved second. A tied mirrored pair is ' +
      'always shared',
  );

const game = newGameSchema.shape;
const shown = shownTermsSchema.shape;

export const newMatchSchema = z
  .strictObject({
    opponent: handleSchema.optional().describe('Handle of the player to challenge'),
    club: clubHandle
      .optional()
      .describe('Instead of `opponent`: one of your clubs, where any other member can accept'),
    name: nameSchema(80).optional(),
    label: labelSchema.optional().describe('A label that the match and its games share with others'),
    bestOf: bestOfSchema.default(3),
    form: matchFormSchema.default('games'),
    tieRule: tieRuleSchema.default('shared'),
    ...termsSchema.omit(NOT_OF_MATCH).shape,
    edition: game.edition,
    visibility: game.visibility.describe('Who can see the match and its games once it has started'),
    rated: z.boolean().default(true).describe('True if the result counts for the ratings of both players'),
  })
  .refine(({ opponent, club }) => (opponent === undefined) !== (club === undefined), {
    error: 'Send either an opponent or a club.',
    path: ['opponent'],
  })
  .meta({
    id: 'NewMatch',
    description:
      'A challenge to a player or a club. The player who starts the first game is drawn at random.',
    examples: [{ opponent: 'mira' }, { club: 'spring-club', bestOf: 1 }],
  });

const side = z.union([z.literal(0), z.literal(1)]);

const matchShape = {
  id: idSchema,
  name: z.string().max(80),
  label: z.string().max(80).nullable(),
  status: matchStatusSchema,
  bestOf: bestOfSchema.describe('Maximum number of games, or mirrored pairs'),
  form: matchFormSchema,
  tieRule: tieRuleSchema,
  rated: z.boolean().describe('True if the result counts for the ratings of both players'),
  visibility: shown.visibility,
  competitionId: idSchema
    .nullable()
    .describe('The competition of the match; null if the two players arranged it'),
  round: z.int().min(1).nullable().describe('The round of the competition; null if there is none'),
  creatorId: idSchema.describe('The player who proposed it'),
  club: clubHandle
    .nullable()
    .describe('The challenged club; null if a player was challenged, or if the club was deleted'),
  players: z
    .array(personSchema.extend({ points: matchPoints }))
    .min(1)
    .max(2)
    .describe(
      'The players, drawn when the match starts: the first starts the first game, the other the next, and so on. A ' +
        'challenge to a club has only its challenger until a member accepts',
    ),
  yourSide: side.nullable().describe('Your index in `players`; null if you do not play'),
  winner: side
    .nullable()
    .describe('Index in `players` of the winner; null if the match is not over or is a tie'),
  forfeitedBy: side
    .nullable()
    .describe('Index in `players` of the player who resigned or did not play; null if there is none'),
  ...shownTermsSchema.omit(NOT_OF_MATCH).shape,
  clock: shown.clock.describe('Time for decisions; null if there are no deadlines'),
  rematchId: idSchema.nullable().describe('The next match of the two players; null if there is none'),
  createdAt: timeSchema,
  startedAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
};

export const matchSummarySchema = z
  .object(matchShape)
  .meta({ id: 'MatchSummary', description: 'A match in a list.' });

const matchGameSchema = z.object({
  id: idSchema,
  game: z
    .int()
    .min(1)
    .max(5)
    .describe('Number of the game or pair; one that ended without a result is played again'),
  status: statusSchema,
  starter: side
    .nullable()
    .describe('Index in `players` of the player who starts; null before the match starts'),
  scores: z.array(z.int()).max(2).describe('The scores, in the order of `players`'),
  winner: side.nullable().describe('Index in `players` of the winner; null if there is none'),
  finishedAt: timeSchema.nullable(),
});

export const matchSchema = matchSummarySchema
  .extend({ games: z.array(matchGameSchema).max(100).describe('The games, in the order they were created') })
  .meta({ id: 'Match', description: 'A match between two players, with its games.' });

export const matchFilters = {
  status: matchStatusSchema.optional(),
  opponent: playerHandleSchema
    .optional()
    .describe('Only matches against the player with this handle (case-insensitive)'),
  label: labelSchema.optional().describe('Only matches with this label'),
};
