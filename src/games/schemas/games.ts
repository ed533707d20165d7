import { z } from 'zod';
import {
  DECISION_TYPES,
  PHASES,
  placesSchema,
  rulesRequestSchema,
  scenarioSchema,
} from '../../engine/index.ts';
import { nameSchema } from '../../helpers/name-schema.ts';
import { handleSchema, idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { BEST_OF, MATCH_FORMS } from '../../matches/rules/match.ts';
import { ROBOT_LEVELS } from '../../robots/index.ts';
import { shownTermsSchema, termsSchema } from '../terms.ts';

export const gameIdSchema = z.object({ id: idSchema.describe('Id of the game') });
export const seatNumber = z.int().min(0).max(5);
export const statusSchema = z
  .enum(['open', 'running', 'finished', 'aborted'])
  .describe('`aborted`: cancelled before the start, or ended without a result as everybody agreed');
export const points = z.array(z.int()).max(6).describe('Points per seat');

const invitedSchema = z
  .string()
  .min(3)
  .max(254)
  .refine((text) => handleSchema.safeParse(text).success || z.email().safeParse(text).success, {
    error: 'An invitation goes to a handle or an email address.',
  });

/** The level of a robot. */
export const robotLevelSchema = z
  .enum(ROBOT_LEVELS)
  .meta({ id: 'RobotLevel', description: 'How well a robot plays.', examples: ['easy'] });

export const newRobotSchema = z
  .strictObject({
    level: robotLevelSchema,
    seat: seatNumber.optional().describe('Left out: the first free seat'),
  })
  .meta({ id: 'NewRobot', description: 'A robot for a free seat.', examples: [{ level: 'easy' }] });

const ruleOptions = rulesRequestSchema.shape;

/** What games have in common, by which they are found. */
export const labelSchema = nameSchema(80).meta({ examples: ['Spring Cup, round 2'] });

export const newGameSchema = z
  .strictObject({
    name: nameSchema(80).optional(),
    label: labelSchema
      .optional()
      .describe(
        'What the game has in common with others, such as a tournament and its round: lists can be limited to it',
      ),
    seatCount: z.int().min(2).max(6).default(2).describe('Number of players'),
    ...termsSchema.shape,
    edition: ruleOptions.edition.describe('The same as `rules.edition`'),
    invite: z.array(invitedSchema).max(20).default([]).describe('Handles or email addresses'),
    scenario: scenarioSchema.optional(),
    join: z
      .boolean()
      .default(true)
      .describe(
        'Whether you take the first seat. false: you arrange the game for others. You find it with `owner=me`, your ' +
          'webhooks and `/v1/me/events` tell what its players are told, and you may write at the table; of what is ' +
          'hidden you see what everybody sees',
      ),
    robots: z
      .array(robotLevelSchema)
      .max(6)
      .default([])
      .describe('Robots that take the next seats; with `join: false` they may have all of them'),
    club: z
      .string()
      .min(3)
      .max(30)
      .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)
      .optional()
      .describe(
        'Handle of a club of yours: its members see the table and may take a seat, also where it is not public',
      ),
  })
  .meta({
    id: 'NewGame',
    description: 'A new game; every member has a default.',
    examples: [
      { name: 'Sunday game', seatCount: 2, rules: { edition: 'third' } },
      {
        seatCount: 2,
        visibility: 'private',
        clock: { perTurn: 'P3D', onTimeout: 'skip' },
        rules: { smallCity: 2 },
      },
    ],
  });

export const newVariationSchema = z
  .strictObject({
    version: z
      .int()
      .min(0)
      .max(100_000)
      .describe('The moment: after this entry of the log; 0 stands for the beginning'),
    seat: seatNumber
      .optional()
      .describe('Your seat; left out: the one that you had in the game, else the one whose turn it was'),
    robot: robotLevelSchema.default('fair').describe('The level of the robots on all other seats'),
  })
  .meta({
    id: 'NewVariation',
    description: 'From which moment to play on, and against whom.',
    examples: [{ version: 0 }],
  });

export const seatRequestSchema = z
  .strictObject({
    seat: seatNumber.optional().describe('Left out: the first free seat'),
    invitation: z.string().min(1).max(100).optional().describe('The code of a game that is not public'),
  })
  .meta({
    id: 'SeatRequest',
    description: 'The seat to take; left out: the first free seat.',
    examples: [{}],
  });

export const newInvitationsSchema = z
  .strictObject({ invite: z.array(invitedSchema).min(1).max(20).describe('Handles or email addresses') })
  .meta({
    id: 'NewInvitations',
    description: 'The people to invite.',
    examples: [{ invite: ['mira@example.org'] }],
  });

const phaseSchema = z
  .enum(PHASES)
  .meta({ id: 'Phase', description: 'What is to be decided: the phase of the turn.' });
const decisionTypeSchema = z
  .enum(DECISION_TYPES)
  .meta({ id: 'DecisionType', description: 'The `type` of a decision.' });

export const awaitingSchema = z
  .object({
    seats: z.array(seatNumber).min(1).max(6),
    phase: phaseSchema,
    decisions: z.array(decisionTypeSchema).max(10).describe('Types of decision that are possible now'),
    deadline: timeSchema.nullable(),
  })
  .meta({ id: 'Awaiting', description: 'Whose decision the game is waiting for.' });

const sitting = z.object({
  seat: seatNumber,
  playerId: idSchema,
  handle: z.string().max(30),
  displayName: z.string().max(110).describe('With ` (robot)` at its end while a robot decides'),
  isGuest: z.boolean().describe('Whether the player has no account'),
  robot: robotLevelSchema.nullable().describe('Level of the robot that decides for the seat now'),
});

export const pausedAtSchema = timeSchema
  .nullable()
  .describe(
    'Since when the clock stands still, as the players have agreed; there is no deadline then. Else null',
  );

/** How many games, or mirrored pairs, a match has at most. */
export const bestOfSchema = z.union(BEST_OF.map((each) => z.literal(each)));
export const matchStatusSchema = z
  .enum(['proposed', 'running', 'finished', 'cancelled'])
  .describe(
    '`proposed`: a challenge that waits for an answer; `cancelled`: it was declined or withdrawn, or has expired',
  );
export const matchFormSchema = z
  .enum(MATCH_FORMS)
  .describe(
    'Single games, or mirrored pairs: two games with the same tiles and swapped seats, whose points count together',
  );
export const matchPoints = z.number().min(0).max(5).multipleOf(0.5);

const inMatchSchema = z
  .object({
    id: idSchema,
    game: z.int().min(1).max(5).describe('Which game or pair of the match this is'),
    bestOf: bestOfSchema,
    form: matchFormSchema,
    status: matchStatusSchema,
    rated: z
      .boolean()
      .describe('Whether the match counts for the ratings of its players, in place of its games'),
    points: z
      .array(matchPoints)
      .max(2)
      .describe('Points in the match now, by seat; a tied game is half a point for both'),
  })
  .meta({ id: 'GameInMatch', description: 'Which game of a match this is, and how the match stands now.' });
export const sharedBagSchema = z
  .object({
    id: idSchema.describe('The same for all games with the bag'),
    inStep: z
      .boolean()
      .describe(
        'Whether the same two people play both games at once. Then no tile is drawn in one before the other is as far: a ' +
          'decision that would draw it is held until then. Else other people play each of the games, which are private ' +
          'until the last of them is over',
      ),
    isKnown: z.boolean().describe('Whether all of them are over, so that the seed and the records are there'),
  })
  .meta({ id: 'SharedBag', description: 'A shuffled bag that several games have.' });

const shown = shownTermsSchema.shape;

const summaryShape = {
  id: idSchema,
  name: z.string().max(80),
  label: z.string().max(80).nullable().describe('What the game has in common with others; null: nothing'),
  status: statusSchema,
  version: z.int().min(0).describe('Number of entries in the log'),
  ...shown,
  allowRobots: shown.allowRobots.describe('Whether robots may play, also for somebody who is away'),
  scenario: z.boolean().describe('Whether the order of the draws was given in advance'),
  variation: z
    .object({
      game: idSchema,
      version: z.int().min(0).describe('The number of entries that the log of that game had at the moment'),
    })
    .nullable()
    .describe(
      'The moment of another game at which this one began: the log begins with the decisions that led there, and the ' +
        'same tiles come; null: it began as games do',
    ),
  imported: z
    .literal(true)
    .optional()
    .describe('Present where the game was brought in as a record: the players have the names of the record'),
  aids: shown.aids.describe('Whether remaining tiles, projections and hints are there while the game runs'),
  rated: shown.rated.describe('Whether the game counts for the ratings of its players'),
  minReliability: shown.minReliability.describe(
    'How reliable players must be to take a seat, in percent; null: anybody may',
  ),
  clock: shown.clock.describe('Null: no deadlines'),
  seatCount: z.int().min(2).max(6).describe('Number of players, or before the start the maximum'),
  you: seatNumber.nullable().describe('Your seat'),
  scores: points,
  places: placesSchema,
  resigned: z.array(seatNumber).max(6).describe('The seats that have given the game up'),
  createdAt: timeSchema,
  startedAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
  match: inMatchSchema.optional().describe('Present where it belongs to a match'),
  sharedBag: sharedBagSchema.optional().describe('Present where other games have the same bag'),
  expiresAt: timeSchema
    .nullable()
    .describe('When the game is cancelled if nothing changes before; null unless it is open'),
};

export const gameSummarySchema = z
  .object({
    ...summaryShape,
    players: z.array(sitting).max(6),
    awaiting: awaitingSchema
      .omit({ decisions: true })
      .nullable()
      .describe('Whose turn it is; null unless the game is running'),
    pausedAt: pausedAtSchema,
  })
  .meta({ id: 'GameSummary', description: 'A game in a list.' });

export const listedGameSchema = gameSummarySchema
  .extend({
    lastMoveAt: timeSchema
      .nullable()
      .describe('When the last entry of the log was written, or the game started; null before the start'),
    thumbnail: z
      .string()
      .max(400)
      .nullable()
      .describe(
        'Path of a small picture of the board that needs no token, 400 by 240; add `theme=dark` for a dark page. Null before the start',
      ),
    hasUnread: z
      .boolean()
      .describe(
        'Whether you have not read the latest messages of the table; false unless the list is yours and you sit there',
      ),
  })
  .meta({ id: 'ListedGame', description: 'A game in a list of games.' });
