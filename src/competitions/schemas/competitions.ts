import { z } from 'zod';
import { clubHandle } from '../../clubs/schemas/clubs.ts';
import { rulesRequestSchema } from '../../engine/index.ts';
import { clockSchema } from '../../games/clock/deadlines.ts';
import { bestOfSchema, labelSchema, matchFormSchema } from '../../games/schemas/games.ts';
import { NOT_OF_MATCH, shownTermsSchema, termsSchema } from '../../games/terms.ts';
import { nameSchema } from '../../helpers/name-schema.ts';
import { withoutTurning } from '../../helpers/text-direction.ts';
import { idSchema, sentTimeSchema, timeSchema } from '../../http/schemas/forms.ts';
import { TIE_RULES } from '../../matches/rules/match.ts';
import { personSchema, playerNameSchema } from '../../players/schemas/people.ts';
import { COMPETITION_STATUSES, OUTCOMES } from '../rules/competition.ts';
import { COMPETITION_KINDS } from '../rules/formats.ts';
import { TEAM_SIZES } from '../rules/teams.ts';
import { formatSettingsShape, mostEntrants, roundWindowSchema } from '../settings.ts';
import { nameOfTeamSchema } from '../teams.ts';

export const competitionParams = z.object({ id: idSchema.describe('Id of the competition') });

export const entrantParams = competitionParams.extend({
  player: playerNameSchema.describe('Handle (in any case) or id of the entrant'),
});

const kindSchema = z
  .enum(COMPETITION_KINDS)
  .describe(
    '`swiss`: others of the same score; `round-robin`: everybody of a pool; `elimination`: who loses is out; `league`: ' +
      'everybody of a division, all at once, and the best move up after each season; `ladder`: whom they challenge, a ' +
      'few places further up, and who wins takes that place',
  );
const statusSchema = z.enum(COMPETITION_STATUSES);
const roundSchema = z.int().min(1).max(30_000);

export const competitionsQuery = {
  status: statusSchema.optional().describe('Only those that stand so'),
  kind: kindSchema.optional().describe('Only those of this kind'),
  club: clubHandle.optional().describe('Handle of a club: only those of it'),
  mine: z
    .stringbool()
    .meta({ type: 'boolean' })
    .default(false)
    .describe('Only those that you have entered or created'),
  invited: z
    .stringbool()
    .meta({ type: 'boolean' })
    .default(false)
    .describe(
      'Only those in which a team has invited you, as long as you can accept; its `invited` names you',
    ),
};

const matchShape = {
  ...termsSchema.omit(NOT_OF_MATCH).shape,
  bestOf: bestOfSchema.default(1).describe('Games, or mirrored pairs, of a match at most'),
  form: matchFormSchema.default('games'),
  ties: z
    .enum(TIE_RULES)
    .default('shared')
    .describe('Who has the point of a tied game: half each, or the one who did not start'),
  sameBag: z
    .boolean()
    .default(false)
    .describe(
      'Whether all tables of a round have the same bag. They are private until the last of them is over; `bestOf` is 1, ' +
        'the form `games`, and it is no league',
    ),
  rated: z.boolean().default(true).describe('Whether matches count for the ratings of their players'),
  aids: z.boolean().default(true).describe('As of a game'),
  allowRobots: z.boolean().default(false).describe('As of a game'),
};

const descriptionSchema = z
  .string()
  .overwrite(withoutTurning)
  .trim()
  .max(2000)
  .regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u, 'A description has no control characters except line breaks.');

const teamSizeSchema = z.int().min(TEAM_SIZES.fewest).max(TEAM_SIZES.most);

export const newCompetitionSchema = z
  .strictObject({
    kind: kindSchema,
    name: nameSchema(60),
    description: descriptionSchema.default(''),
    label: labelSchema.optional().describe('The label of its games; left out: its name'),
    club: clubHandle
      .optional()
      .describe(
        'Handle of a club that you run: its members alone may enter, and who leaves it is withdrawn. As of all competitions, ' +
          'everybody sees who plays, and the games are public',
      ),
    capacity: z
      .int()
      .min(2)
      .max(mostEntrants)
      .optional()
      .describe(
        'Most entrants; with the last one it begins at once. With `sameBag` all teams have 256 players at most who play',
      ),
    startsAt: sentTimeSchema
      .optional()
      .describe('When it begins with those who have entered; it is cancelled if they are fewer than two'),
    rounds: z
      .int()
      .min(1)
      .max(30)
      .optional()
      .describe(
        'Rounds of a Swiss tournament (left out: as many as an elimination would have), seasons of a league (left out: without end)',
      ),
    teamSize: teamSizeSchema
      .optional()
      .describe(
        'Of a Swiss, a round robin or an elimination of teams: how many of a team play; left out: players take part',
      ),
    ...formatSettingsShape(({ min, max, default: preset, description }) =>
      z.int().min(min).max(max).default(preset).describe(description),
    ),
    roundWindow: roundWindowSchema.default('P60D'),
    ...matchShape,
    clock: clockSchema
      .default({ perTurn: 'P3D', onTimeout: 'forfeit', forfeitAfter: 2, reminders: ['half', 'P1D'] })
      .describe('Of every game'),
    rules: rulesRequestSchema.optional().describe('Of every game, as of `POST /v1/games`'),
  })
  .meta({
    id: 'NewCompetition',
    description: 'A new competition.',
    examples: [
      { kind: 'swiss', name: 'Spring Cup', rounds: 3, capacity: 8, bestOf: 3 },
      { kind: 'league', name: 'Club league', capacity: 40, roundWindow: 'P90D' },
    ],
  });

export const competitionSchema = z
  .object({
    id: idSchema,
    kind: kindSchema,
    name: z.string().max(60),
    description: z.string().max(2000),
    label: z.string().max(80).describe('The label of its games'),
    organiser: personSchema.describe('Who created it'),
    club: z
      .object({ handle: z.string().max(30), name: z.string().max(80) })
      .nullable()
      .describe('The club whose members alone may enter; null: everybody may'),
    status: statusSchema.describe('`announced`: it takes entrants; a league also takes them while it runs'),
    entrants: z.int().min(0).describe('How many have entered and not withdrawn'),
    hasEntered: z.boolean().describe('Whether you are one of them'),
    capacity: z.int().nullable(),
    teamSize: teamSizeSchema.nullable().describe('How many of a team play; null: players take part'),
    startsAt: timeSchema.nullable(),
    round: z
      .int()
      .min(0)
      .describe(
        'The round, or season, that is played, of a ladder how many challenges there were; 0 before the begin',
      ),
    rounds: z.int().min(0).nullable().describe('How many there are; null: not known yet, or without end'),
    roundEndsAt: timeSchema
      .nullable()
      .describe(
        'When matches are judged as they stand; null as long as not all matches of the round have begun',
      ),
    roundWindow: z.string().max(20),
    ...formatSettingsShape(() => z.int()),
    bestOf: bestOfSchema,
    form: matchFormSchema,
    ties: z.enum(TIE_RULES),
    sameBag: z.boolean(),
    rated: z.boolean(),
    ...shownTermsSchema.omit(NOT_OF_MATCH).shape,
    clock: clockSchema,
    createdAt: timeSchema,
    startedAt: timeSchema.nullable(),
    finishedAt: timeSchema.nullable(),
  })
  .meta({ id: 'Competition', description: 'A tournament or a league.' });

const teamNameSchema = z
  .object({ teamId: idSchema, name: z.string().max(60) })
  .meta({ id: 'TeamName', description: 'A team of a competition by its name.' });
const ofTeam = {
  team: teamNameSchema.nullable().describe('The team, of which the person is the captain; null: a player'),
};

export const entrantSchema = personSchema
  .extend({
    ...ofTeam,
    seed: z.int().nullable().describe('1 is thought to be the strongest; null before the begin'),
    pool: z.int().describe('Pool, or division of the present season'),
    enteredAt: timeSchema,
    hasWithdrawn: z.boolean(),
  })
  .meta({ id: 'Entrant', description: 'Somebody who takes part in a competition.' });

const pair = (of: z.ZodNumber) => z.array(of).length(2);

const cellSchema = z
  .object({
    round: roundSchema,
    opponent: personSchema.nullable().describe('Null: a bye'),
    opponentTeam: teamNameSchema
      .nullable()
      .describe('The team of which the opponent is the captain; null: none'),
    hasStarted: z.boolean().describe('Whether the entrant started the first game'),
    result: z
      .object({
        matchPoints: z.int(),
        duels: pair(z.number())
          .nullable()
          .describe('Of teams: matches won, and those of the opponents; a draw is half of one'),
        games: pair(z.number()).describe('Games won, and those of the opponent; a tie is half a game'),
        points: pair(z.number()).describe('Points on the board, and those of the opponent'),
        wasAbsent: z.boolean().describe('Whether the entrant lost without ever having decided anything'),
      })
      .nullable()
      .describe('Null: not over, or a bye'),
  })
  .meta({ id: 'CrosstableCell', description: 'What an entrant did in a round.' });

const standingSchema = personSchema
  .extend({
    ...ofTeam,
    place: z.int().min(1).describe('In the pool or division; who is equal in everything shares a place'),
    pool: z.int(),
    seed: z.int(),
    hasWithdrawn: z.boolean(),
    won: z.int(),
    drawn: z.int(),
    lost: z.int(),
    byes: z.int(),
    matchPoints: z.int().describe('2 for a win or a bye, 1 for a draw'),
    duels: z
      .number()
      .describe('First tie-break: matches won, byes among them; of teams those of their players'),
    games: z.number().describe('Second: games won less games lost'),
    points: z.int().describe('Third: points on the board less those of the opponents'),
    opponents: z.int().describe('Fourth: match points of all opponents together'),
    cells: z.array(cellSchema).max(30_000).describe('The line of the crosstable, in the order of rounds'),
  })
  .meta({ id: 'StandingsRow', description: 'A line of the standings.' });

export const standingsSchema = z
  .object({
    competitionId: idSchema,
    round: z.int().min(0).describe('The last round, or the season, that counts here'),
    status: statusSchema,
    rows: z.array(standingSchema).max(1000).describe('Pool by pool, the best first'),
  })
  .meta({ id: 'Standings', description: 'The standings of a competition with its crosstable.' });

export const standingsQuery = z.object({
  season: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('Of a league: the season; left out: the present or last one'),
});

export const pairingsQuery = {
  round: z.coerce
    .number()
    .int()
    .min(1)
    .max(30_000)
    .optional()
    .describe('Only this round, or season; left out: all'),
};

export const pairingSchema = z
  .object({
    id: idSchema,
    round: roundSchema,
    pool: z.int(),
    players: z
      .array(personSchema)
      .min(1)
      .max(2)
      .describe(
        'The first starts the first game; one alone has nobody to play: a bye, or the other team is too few',
      ),
    teams: z
      .array(teamNameSchema)
      .max(2)
      .describe(
        'The teams of the players, of whom the first has a bye if it is alone; none: players take part',
      ),
    rank: z.int().nullable().describe('The place of the players in the line-ups of their teams'),
    matchId: idSchema.nullable().describe('Null: it has not begun yet, or there is nobody to play'),
    games: z.array(idSchema).max(20).describe('The games that were begun, in their order'),
    outcome: z.enum(OUTCOMES).nullable().describe('Who has won; `neither`: both were absent; null: not over'),
    points: pair(z.number()).describe('Games won by each; a tie is half a game'),
    board: pair(z.number()).describe('Points on the board of each, over all games'),
    absent: z.array(z.boolean()).length(2).describe('Who lost without ever having decided anything'),
  })
  .meta({ id: 'Pairing', description: 'Two entrants who meet in a round.' });

export const newChallengeSchema = z
  .strictObject({ player: playerNameSchema.describe('Handle (in any case) or id of the entrant') })
  .meta({ id: 'NewChallenge', description: 'Whom you challenge.', examples: [{ player: 'mira' }] });

export const begunMatchSchema = z
  .object({ matchId: idSchema })
  .meta({ id: 'BegunMatch', description: 'The match that has begun: `GET /v1/matches/{id}`.' });

export const teamParams = competitionParams.extend({ team: idSchema.describe('Id of the team') });
export const teamMemberParams = teamParams.extend({
  player: playerNameSchema.describe('Handle (in any case) or id of the member'),
});

export const newTeamSchema = z
  .strictObject({ name: nameOfTeamSchema })
  .meta({ id: 'NewTeam', description: 'A team that enters.', examples: [{ name: 'The Abbots' }] });

export const newTeamInvitationSchema = z
  .strictObject({ player: playerNameSchema.describe('Handle (in any case) or id') })
  .meta({ id: 'NewTeamInvitation', description: 'Whom you invite.', examples: [{ player: 'mira' }] });

export const lineUpSchema = z
  .strictObject({
    players: z
      .array(playerNameSchema)
      .min(1)
      .max(2 * TEAM_SIZES.most)
      .describe('Handles or ids of all members, in the order of ranks; reserves come last'),
  })
  .meta({ id: 'LineUp', description: 'Who plays at which rank.', examples: [{ players: ['mira', 'ole'] }] });

export const teamSchema = z
  .object({
    teamId: idSchema,
    name: z.string().max(60),
    captain: personSchema,
    members: z
      .array(personSchema)
      .max(2 * TEAM_SIZES.most)
      .describe('In the order of ranks: the first plays at rank 1; those after `teamSize` are reserves'),
    invited: z
      .array(personSchema)
      .max(2 * TEAM_SIZES.most)
      .describe('Who has not accepted yet: for members of the team, and for oneself'),
    seed: z.int().nullable().describe('1 is thought to be the strongest; null before the begin'),
    isComplete: z.boolean().describe('Whether it has enough members'),
    hasWithdrawn: z.boolean(),
  })
  .meta({ id: 'Team', description: 'A team that takes part in a competition.' });
