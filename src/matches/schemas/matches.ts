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

const tiesSchema = z
  .enum(TIE_RULES)
  .describe(
    'Who has the point of a tied game: each half of it, or the one who did not start. A tied mirrored pair is always shared',
  );

const game = newGameSchema.shape;
const shown = shownTermsSchema.shape;

export const newMatchSchema = z
  .strictObject({
    opponent: handleSchema.optional().describe('Handle of the player whom you challenge'),
    club: clubHandle
      .optional()
      .describe('In place of `opponent`: a club of yours, any other member of which may accept'),
    name: nameSchema(80).optional(),
    label: labelSchema.optional().describe('What the match and its games have in common with others'),
    bestOf: bestOfSchema.default(3),
    form: matchFormSchema.default('games'),
    ties: tiesSchema.default('shared'),
    ...termsSchema.omit(NOT_OF_MATCH).shape,
    edition: game.edition,
    visibility: game.visibility.describe('Who sees the match and its games once it has begun'),
    rated: z.boolean().default(true).describe('Whether its result counts for the ratings of both'),
  })
  .refine(({ opponent, club }) => (opponent === undefined) !== (club === undefined), {
    error: 'You challenge either an opponent or a club.',
    path: ['opponent'],
  })
  .meta({
    id: 'NewMatch',
    description: 'A match to which you challenge somebody, or a club. Who starts the first game is drawn.',
    examples: [{ opponent: 'mira' }, { club: 'spring-club', bestOf: 1 }],
  });

const side = z.union([z.literal(0), z.literal(1)]);

const matchShape = {
  id: idSchema,
  name: z.string().max(80),
  label: z.string().max(80).nullable(),
  status: matchStatusSchema,
  bestOf: bestOfSchema.describe('How many games, or mirrored pairs, it has at most'),
  form: matchFormSchema,
  ties: tiesSchema,
  rated: z.boolean().describe('Whether its result counts for the ratings of both'),
  visibility: shown.visibility,
  competitionId: idSchema
    .nullable()
    .describe('The competition that it belongs to; null: the two have agreed on it'),
  round: z.int().min(1).nullable().describe('The round of the competition'),
  creatorId: idSchema.describe('Who proposed it'),
  club: clubHandle
    .nullable()
    .describe('The club that was challenged; null: a player was, or the club has ended'),
  players: z
    .array(personSchema.extend({ points: matchPoints }))
    .min(1)
    .max(2)
    .describe(
      'The first one starts the first game, the other the next, and so on; drawn when the match begins. A challenge to a ' +
        'club has its challenger alone until somebody accepts',
    ),
  you: side.nullable().describe('Which of `players` you are'),
  winner: side.nullable().describe('Which of `players` has won; null: it goes on, or is a tie'),
  forfeitedBy: side.nullable().describe('Which of `players` gave the match up or was not there'),
  ...shownTermsSchema.omit(NOT_OF_MATCH).shape,
  clock: shown.clock.describe('Null: no deadlines'),
  rematchId: idSchema.nullable().describe('The next match of the two'),
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
    .describe('Which game or pair it is; one that ended without a result is played again'),
  status: statusSchema,
  starter: side.nullable().describe('Which of `players` starts; null before the match has begun'),
  scores: z.array(z.int()).max(2).describe('In the order of `players`'),
  winner: side.nullable().describe('Which of `players` has won it; null: nobody'),
  finishedAt: timeSchema.nullable(),
});

export const matchSchema = matchSummarySchema
  .extend({ games: z.array(matchGameSchema).max(100).describe('In the order in which they were created') })
  .meta({ id: 'Match', description: 'A match of two players, with its games.' });

export const matchFilters = {
  status: matchStatusSchema.optional(),
  opponent: playerHandleSchema.optional().describe('Only matches with this player: a handle, in any case'),
  label: labelSchema.optional().describe('Only matches with this label'),
};
