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
import { formatSettingsShape, maxEntrants, roundWindowSchema } from '../settings.ts';
import { nameOfTeamSchema } from '../teams.ts';

export const competitionParams = z.object({ id: idSchema.describe('Id of the competition') });

export const entrantParams = competitionParams.extend({
  player: playerNameSchema.describe('Handle (in any case) or id of the entrant'),
});

const kindSchema = z
  .enum(COMPETITION_KINDS)
  .describe(
    '`swiss`: opponents with the same score; `round-robin`: everyone in a group; `elimination`: losers are out; ' +
      '`league`: everyone in a division at once, with promotion after each season; `ladder`: entrants challenge ' +
      'others a few places above them, and the winner takes that place',
  );
const statusSchema = z.enum(COMPETITION_STATUSES);
const roundSchema = z.int().min(1).max(30_000);

export const competitionsQuery = {
  status: statusSchema.optional().describe('Only competitions with this status'),
  kind: kindSchema.optional().describe('Only competitions of this kind'),
  club: clubHandle.optional().describe('Only competitions of the club with this handle'),
  mine: z
    .stringbool()
    .meta({ type: 'boolean' })
    .default(false)
    .describe('If true, only competitions you entered or created'),
  invited: z
    .stringbool()
    .meta({ type: 'boolean' })
    .default(false)
    .describe(
      'If true, only competitions where a team has invited you and you can still accept; `invited` of the team ' +
        'lists you',
    ),
};

const matchShape = {
  ...termsSchema.omit(NOT_OF_MATCH).shape,
  bestOf: bestOfSchema.default(1).describe('Maximum number of games, or mirrored pairs, of a match'),
  form: matchFormSchema.default('games'),
  tieRule: z
    .enum(TIE_RULES)
    .default('shared')
    .describe('How the point for a tied game is awarded: half each, or to the player who moved second'),
  sameBag: z
    .boolean()
    .default(false)
    .describe(
      'True if all tables of a round share one bag. They are private until the last one is over. This requires ' +
        '`bestOf` 1 and the form `games`, and is not possible in a league',
    ),
  rated: z.boolean().default(true).describe('True if matches count for the ratings of their players'),
  assistance: z.boolean().default(true).describe('The same as for a game'),
  allowRobots: z.boolean().default(false).describe('The same as for a game'),
};

const descriptionSchema = z
  .string()
  .overwrite(withoutTurning)
  .max(2000)
  .regex(
    /^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u,
    'A description cannot contain control characters except line breaks.',
  )
  .trim();

const teamSizeSchema = z.int().min(TEAM_SIZES.fewest).max(TEAM_SIZES.max);

export const newCompetitionSchema = z
  .strictObject({
    kind: kindSchema,
    name: nameSchema(60),
    description: descriptionSchema.default(''),
    label: labelSchema.optional().describe('The label of its games; its name if omitted'),
    club: clubHandle
      .optional()
      .describe(
        'Handle of a club that you run. Only its members can enter, and those who leave it are withdrawn. The ' +
          'entrants and games are public, as in all competitions',
      ),
    capacity: z
      .int()
      .min(2)
      .max(maxEntrants)
      .optional()
      .describe(
        'Maximum number of entrants; when it is reached, the competition starts at once. With `sameBag`, the teams ' +
          'can have 256 playing members in total',
      ),
    startsAt: sentTimeSchema
      .optional()
      .describe('When it starts with its current entrants; it is cancelled if there are fewer than two'),
    rounds: z
      .int()
      .min(1)
      .max(30)
      .optional()
      .describe(
        'Rounds of a Swiss tournament (if omitted, as many as an elimination would have), or seasons of a league (if ' +
          'omitted, unlimited)',
      ),
    teamSize: teamSizeSchema
      .optional()
      .describe(
        'Number of playing members of each team, for a Swiss, round-robin or elimination competition; if omitted, ' +
          'players take part',
      ),
    ...formatSettingsShape(({ min, max, default: preset, description }) =>
      z.int().min(min).max(max).default(preset).describe(description),
    ),
    roundWindow: roundWindowSchema.default('P60D'),
    ...matchShape,
    clock: clockSchema
      .default({ perTurn: 'P3D', onTimeout: 'forfeit', forfeitAfter: 2, reminders: ['half', 'P1D'] })
      .describe('The clock of every game'),
    rules: rulesRequestSchema.optional().describe('The rules of every game, as in `POST /v1/games`'),
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
    organiser: personSchema.describe('The player who created it'),
    club: z
      .object({ handle: z.string().max(30), name: z.string().max(80) })
      .nullable()
      .describe('The club whose members can enter; null if it is open to all players'),
    status: statusSchema.describe('`announced`: open for entries; a league is also open while it runs'),
    entrants: z.int().min(0).describe('Number of entrants who have not withdrawn'),
    hasEntered: z.boolean().describe('True if you are one of them'),
    capacity: z.int().nullable(),
    teamSize: teamSizeSchema
      .nullable()
      .describe('Number of playing members of each team; null if players take part'),
    startsAt: timeSchema.nullable(),
    round: z
      .int()
      .min(0)
      .describe('The current round or season, or the number of challenges in a ladder; 0 before the start'),
    rounds: z
      .int()
      .min(0)
      .nullable()
      .describe('Total number of rounds or seasons; null if not known yet or unlimited'),
    roundEndsAt: timeSchema
      .nullable()
      .describe(
        'When unfinished matches are decided as they stand; null until all matches of the round have started',
      ),
    roundWindow: z.string().max(20),
    ...formatSettingsShape(() => z.int()),
    bestOf: bestOfSchema,
    form: matchFormSchema,
    tieRule: z.enum(TIE_RULES),
    sameBag: z.boolean(),
    rated: z.boolean(),
    ...shownTermsSchema.omit(NOT_OF_MATCH).shape,
    clock: clockSchema,
    createdAt: timeSchema,
    startedAt: timeSchema.nullable(),
    finishedAt: timeSchema.nullable(),
  })
  .meta({ id: 'Competition', description: 'A tournament, a league or a ladder.' });

const teamNameSchema = z
  .object({ teamId: idSchema, name: z.string().max(60) })
  .meta({ id: 'TeamName', description: 'Id and name of a team in a competition.' });
const ofTeam = {
  team: teamNameSchema.nullable().describe('The team that the player captains; null if players take part'),
};

export const entrantSchema = personSchema
  .extend({
    ...ofTeam,
    seed: z.int().nullable().describe('Seeding; 1 is rated the strongest; null before the start'),
    group: z.int().describe('Pool, or division in the current season'),
    enteredAt: timeSchema,
    hasWithdrawn: z.boolean(),
  })
  .meta({ id: 'Entrant', description: 'A player or team in a competition.' });

const pair = (of: z.ZodNumber) => z.array(of).length(2);

const cellSchema = z
  .object({
    round: roundSchema,
    opponent: personSchema.nullable().describe('The opponent; null for a bye'),
    opponentTeam: teamNameSchema
      .nullable()
      .describe('The team that the opponent captains; null if there is none'),
    hasStarted: z.boolean().describe('True if the entrant started the first game'),
    result: z
      .object({
        matchPoints: z.int(),
        boardPoints: pair(z.number())
          .nullable()
          .describe('For teams: matches won, and those won by the opponents; a draw counts half'),
        games: pair(z.number()).describe('Games won, and those won by the opponent; a tie counts half'),
        points: pair(z.number()).describe('Points on the board, and those of the opponent'),
        isNoShow: z.boolean().describe('True if the entrant lost without making a single decision'),
      })
      .nullable()
      .describe('The result; null if the match is not over, or for a bye'),
  })
  .meta({ id: 'CrosstableCell', description: 'An entrant’s result in a round.' });

const standingSchema = personSchema
  .extend({
    ...ofTeam,
    place: z
      .int()
      .min(1)
      .describe('Place in the group or division; entrants tied on all criteria share a place'),
    group: z.int(),
    seed: z.int(),
    hasWithdrawn: z.boolean(),
    won: z.int(),
    drawn: z.int(),
    lost: z.int(),
    byes: z.int(),
    matchPoints: z.int().describe('Match points: 2 for a win or a bye, 1 for a draw'),
    boardPoints: z
      .number()
      .describe('First tie-break: matches won, including byes; for teams, the matches won by their players'),
    games: z.number().describe('Second tie-break: games won minus games lost'),
    points: z.int().describe('Third tie-break: points on the board minus those of the opponents'),
    opponents: z.int().describe('Fourth tie-break: total match points of all opponents'),
    cells: z.array(cellSchema).max(30_000).describe('The row of the crosstable, in the order of rounds'),
  })
  .meta({ id: 'StandingsRow', description: 'A row of the standings.' });

export const standingsSchema = z
  .object({
    competitionId: idSchema,
    round: z.int().min(0).describe('The last round, or the season, that is included'),
    status: statusSchema,
    rows: z.array(standingSchema).max(1000).describe('Rows by group or division, best first'),
  })
  .meta({ id: 'Standings', description: 'The standings of a competition, with the crosstable.' });

export const standingsQuery = z.object({
  season: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('The season of a league; the current or last one if omitted'),
});

export const pairingsQuery = {
  round: z.coerce
    .number()
    .int()
    .min(1)
    .max(30_000)
    .optional()
    .describe('Only this round or season; all if omitted'),
};

export const pairingSchema = z
  .object({
    id: idSchema,
    round: roundSchema,
    group: z.int(),
    players: z
      .array(personSchema)
      .min(1)
      .max(2)
      .describe(
        'The players; the first starts the first game. A single player has a bye, or meets a team that is too small',
      ),
    teams: z
      .array(teamNameSchema)
      .max(2)
      .describe('The teams of the players; a single team has a bye. Empty if players take part'),
    boardNumber: z
      .int()
      .nullable()
      .describe('The rank of the players in the line-ups of their teams; null if players take part'),
    matchId: idSchema
      .nullable()
      .describe('Id of the match; null if it has not started yet or there is no opponent'),
    games: z.array(idSchema).max(20).describe('The started games, in their order'),
    outcome: z
      .enum(OUTCOMES)
      .nullable()
      .describe('The winner; `neither` if both were absent; null if the match is not over'),
    points: pair(z.number()).describe('Games won by each player; a tie counts half'),
    board: pair(z.number()).describe('Points on the board of each player, over all games'),
    absent: z.array(z.boolean()).length(2).describe('The players who lost without making a single decision'),
  })
  .meta({ id: 'Pairing', description: 'Two entrants paired in a round.' });

export const newChallengeSchema = z
  .strictObject({ player: playerNameSchema.describe('Handle (in any case) or id of the entrant') })
  .meta({ id: 'NewChallenge', description: 'The entrant to challenge.', examples: [{ player: 'mira' }] });

export const begunMatchSchema = z
  .object({ matchId: idSchema })
  .meta({ id: 'BegunMatch', description: 'The started match: `GET /v1/matches/{id}`.' });

export const teamParams = competitionParams.extend({ team: idSchema.describe('Id of the team') });
export const teamMemberParams = teamParams.extend({
  player: playerNameSchema.describe('Handle (in any case) or id of the member'),
});

export const newTeamSchema = z
  .strictObject({ name: nameOfTeamSchema })
  .meta({ id: 'NewTeam', description: 'A team to enter.', examples: [{ name: 'The Abbots' }] });

export const newTeamInvitationSchema = z
  .strictObject({ player: playerNameSchema.describe('Handle (in any case) or id of the player') })
  .meta({ id: 'NewTeamInvitation', description: 'The player to invite.', examples: [{ player: 'mira' }] });

export const lineUpSchema = z
  .strictObject({
    players: z
      .array(playerNameSchema)
      .min(1)
      .max(2 * TEAM_SIZES.max)
      .describe('Handles or ids of all members, in the order of ranks; reserves come last'),
  })
  .meta({ id: 'LineUp', description: 'The line-up of a team.', examples: [{ players: ['mira', 'ole'] }] });

export const teamSchema = z
  .object({
    teamId: idSchema,
    name: z.string().max(60),
    captain: personSchema,
    members: z
      .array(personSchema)
      .max(2 * TEAM_SIZES.max)
      .describe(
        'Members in the order of ranks: the first plays at rank 1; those after `teamSize` are reserves',
      ),
    invited: z
      .array(personSchema)
      .max(2 * TEAM_SIZES.max)
      .describe(
        'Invited players who have not accepted yet; visible to members of the team and to the invited players ' +
          'themselves',
      ),
    seed: z.int().nullable().describe('Seeding; 1 is rated the strongest; null before the start'),
    isComplete: z.boolean().describe('True if it has enough members'),
    hasWithdrawn: z.boolean(),
  })
  .meta({ id: 'Team', description: 'A team in a competition.' });
