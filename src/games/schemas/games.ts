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
  .describe('`aborted`: cancelled before the start, or ended without a result because all players agreed');
export const points = z.array(z.int()).max(6).describe('Points per seat');

const invitedSchema = z
  .string()
  .min(3)
  .max(254)
  .refine((text) => handleSchema.safeParse(text).success || z.email().safeParse(text).success, {
    error: 'An invitation needs a handle or an email address.',
  });

/** The level of a robot. */
export const robotLevelSchema = z
  .enum(ROBOT_LEVELS)
  .meta({ id: 'RobotLevel', description: 'Playing strength of a robot.', examples: ['easy'] });

export const newRobotSchema = z
  .strictObject({
    level: robotLevelSchema,
    seat: seatNumber.optional().describe('The seat; the first free one if omitted'),
  })
  .meta({ id: 'NewRobot', description: 'A robot for a free seat.', examples: [{ level: 'easy' }] });

const ruleOptions = rulesRequestSchema.shape;

/** A label that groups games and can be searched for. */
export const labelSchema = nameSchema(80).meta({ examples: ['Spring Cup, round 2'] });

export const newGameSchema = z
  .strictObject({
    name: nameSchema(80).optional(),
    label: labelSchema
      .optional()
      .describe(
        'A label that the game shares with others, such as a tournament and its round; lists can be filtered by ' +
          'it',
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
        'True if you take the first seat. Send false to arrange the game for others: you find it with ' +
          '`owner=me`, your webhooks and `/v1/me/events` report the events that its players get, and you can write ' +
          'at the table. You see only what spectators see',
      ),
    robots: z
      .array(robotLevelSchema)
      .max(6)
      .default([])
      .describe('Robots that take the next seats; with `join: false` they can take all of them'),
    club: z
      .string()
      .min(3)
      .max(30)
      .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)
      .optional()
      .describe(
        'Handle of a club you belong to; its members can see the table and take a seat, even if it is not public',
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
      .describe('The log entry to continue after; 0 is the start of the game'),
    seat: seatNumber
      .optional()
      .describe('Your seat; if omitted, your seat in that game, or else the seat whose turn it was'),
    robot: robotLevelSchema.default('fair').describe('Level of the robots in all other seats'),
  })
  .meta({
    id: 'NewVariation',
    description: 'The moment to play on from, and the opponents.',
    examples: [{ version: 0 }],
  });

export const seatRequestSchema = z
  .strictObject({
    seat: seatNumber.optional().describe('The seat; the first free one if omitted'),
    invitation: z.string().min(1).max(100).optional().describe('The code of a game that is not public'),
  })
  .meta({
    id: 'SeatRequest',
    description: 'The seat to take; the first free seat if omitted.',
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
  .meta({ id: 'Phase', description: 'The phase of the turn, which determines the possible decisions.' });
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
  .meta({ id: 'Awaiting', description: 'The player whose decision the game is waiting for.' });

const sitting = z.object({
  seat: seatNumber,
  playerId: idSchema,
  handle: z.string().max(30),
  displayName: z.string().max(110).describe('Name to display; ends in ` (robot)` while a robot decides'),
  isGuest: z.boolean().describe('True if the player has no account'),
  robot: robotLevelSchema
    .nullable()
    .describe('Level of the robot that decides for the seat now; null if none does'),
});

export const pausedAtSchema = timeSchema
  .nullable()
  .describe(
    'When the players paused the clock; there is no deadline while it is set. Null if the game is not paused',
  );

/** Possible numbers of games, or mirrored pairs, of a match. */
export const bestOfSchema = z.union(BEST_OF.map((each) => z.literal(each)));
export const matchStatusSchema = z
  .enum(['proposed', 'running', 'finished', 'cancelled'])
  .describe(
    '`proposed`: a challenge that waits for an answer; `cancelled`: the challenge was declined, was ' +
      'withdrawn or has expired',
  );
export const matchFormSchema = z
  .enum(MATCH_FORMS)
  .describe(
    'Single games, or mirrored pairs: two games with the same tiles and swapped seats, scored together',
  );
export const matchPoints = z.number().min(0).max(5).multipleOf(0.5);

const inMatchSchema = z
  .object({
    id: idSchema,
    game: z.int().min(1).max(5).describe('Number of this game or pair in the match'),
    bestOf: bestOfSchema,
    form: matchFormSchema,
    status: matchStatusSchema,
    rated: z
      .boolean()
      .describe('True if the match, and not its single games, counts for the ratings of its players'),
    points: z
      .array(matchPoints)
      .max(2)
      .describe('Current points in the match, by seat; a tied game is half a point for both'),
  })
  .meta({
    id: 'GameInMatch',
    description: 'The number of this game in its match, and the current state of the match.',
  });
export const sharedBagSchema = z
  .object({
    id: idSchema.describe('Id of the bag, the same for all games that share it'),
    inSync: z
      .boolean()
      .describe(
        'True if the same two players play both games at once. No tile is then drawn in one game until the other ' +
          'catches up: a decision that would draw it is held. False if other players play each of the games, which ' +
          'stay private until the last one is over',
      ),
    isKnown: z
      .boolean()
      .describe('True once all of these games are over, so that the seed and the records are available'),
  })
  .meta({ id: 'SharedBag', description: 'A shuffled bag that several games share.' });

const shown = shownTermsSchema.shape;

const summaryShape = {
  id: idSchema,
  name: z.string().max(80),
  label: z
    .string()
    .max(80)
    .nullable()
    .describe('A label that the game shares with others; null if there is none'),
  status: statusSchema,
  version: z.int().min(0).describe('Number of entries in the log'),
  ...shown,
  allowRobots: shown.allowRobots.describe(
    'True if robots can play, including as stand-ins for absent players',
  ),
  scenario: z.boolean().describe('True if the order of the draws was set in advance'),
  variation: z
    .object({
      game: idSchema,
      version: z.int().min(0).describe('The number of log entries at that moment of the other game'),
    })
    .nullable()
    .describe(
      'The game and entry that this game branches off from, with the same decisions before and the same ' +
        'tiles after; null if there is none',
    ),
  imported: z
    .literal(true)
    .optional()
    .describe('Present if the game was imported as a record; the players keep the names in the record'),
  assistance: shown.assistance.describe(
    'True if remaining tiles, projections and hints are available while the game runs',
  ),
  rated: shown.rated.describe('True if the game counts for the ratings of its players'),
  minReliability: shown.minReliability.describe(
    'Minimum reliability in percent for taking a seat; null if there is none',
  ),
  clock: shown.clock.describe('Time for decisions; null if there are no deadlines'),
  seatCount: z.int().min(2).max(6).describe('Number of players; before the start, the maximum'),
  yourSeat: seatNumber.nullable().describe('Your seat; null if you have none'),
  scores: points,
  places: placesSchema,
  resigned: z.array(seatNumber).max(6).describe('The seats of players who resigned'),
  createdAt: timeSchema,
  startedAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
  match: inMatchSchema.optional().describe('Present if the game belongs to a match'),
  sharedBag: sharedBagSchema.optional().describe('Present if other games share the bag'),
  expiresAt: timeSchema
    .nullable()
    .describe('When the open game is cancelled if nothing changes; null unless it is open'),
};

export const gameSummarySchema = z
  .object({
    ...summaryShape,
    players: z.array(sitting).max(6),
    awaiting: awaitingSchema
      .omit({ decisions: true })
      .nullable()
      .describe('The player whose turn it is; null unless the game is running'),
    pausedAt: pausedAtSchema,
  })
  .meta({ id: 'GameSummary', description: 'A game in a list.' });

export const listedGameSchema = gameSummarySchema
  .extend({
    lastMoveAt: timeSchema
      .nullable()
      .describe('When the last log entry was written, or else when the game started; null before the start'),
    thumbnail: z
      .string()
      .max(400)
      .nullable()
      .describe(
        'Path of a small picture of the board, 400 by 240, that needs no token; add `theme=dark` for a dark ' +
          'page. Null before the start',
      ),
    hasUnread: z
      .boolean()
      .describe(
        'True if you have unread messages at the table; always false outside your own list and for games in ' +
          'which you have no seat',
      ),
  })
  .meta({ id: 'ListedGame', description: 'A game in a list of games.' });
