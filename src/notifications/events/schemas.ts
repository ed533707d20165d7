import { z } from 'zod';
import { requestKinds, requestStates } from '../../db/games/requests.ts';
import { gameEventSchema, logDecisionSchema, PHASES, placesSchema, rulesSchema } from '../../engine/index.ts';
import { ROBOT_LEVELS } from '../../robots/index.ts';
import { facts, type NotificationType, testEvent } from './types.ts';

const id = z.uuid().max(36);
const time = z.iso.datetime().max(30);
const seat = z.int().min(0).max(5);
const text = z.string().max(20_000);
const version = z.int().min(0).describe('Number of entries in the log');
const competition = z.uuid().max(36).describe('Id of the competition');
const round = z.int().min(1).describe('The round, or the season of a league');
const placeAtEnd = z.int().min(1).nullable().describe('Your place at the end; null for a club');
const gameId = id.describe('Id of the game');
/** How the seats stand. */
const standing = {
  scores: z.array(z.int()).max(6).describe('Points per seat'),
  places: placesSchema,
  resigned: z.array(seat).max(6).describe('The seats that have given the game up'),
};

const external = z
  .object({ provider: z.string().max(40), externalId: z.string().max(200) })
  .describe('The name by which your application knows the player; absent if it knows none')
  .optional();
const named = { playerId: id, displayName: z.string().max(110), external };
const isGuest = z.boolean().describe('Whether the player has no account');
const robot = z.enum(ROBOT_LEVELS).nullable().describe('Level of the robot that decides for the seat now');
const person = { ...named, handle: z.string().max(30) };
const personSchema = z.object(person).meta({ id: 'WebhookPerson', description: 'A player.' });

const entry = z.object({
  seq: z.int().min(1),
  seat,
  decision: logDecisionSchema,
  events: z.array(gameEventSchema).max(2000),
  at: time,
});
/** An entry in a webhook is without its events where the body would become too large. */
const webhookEntry = entry.partial({ events: true }).meta({
  id: 'WebhookEntry',
  description: 'The log entry; without its events where they would be too many.',
});

/**
 * Members of `data` of every webhook about a game. After a decision they are those of its entry, however late it is sent;
 * else those of the moment at which it is written.
 */
const aboutGame = {
  game: z
    .object({
      id,
      name: z.string().max(80),
      status: z.enum(['open', 'running', 'finished', 'aborted']),
      version,
      url: z.url(),
      page: z.url(),
      picture: z.url().nullable().describe('The board as everybody may see it; null for private games'),
    })
    .meta({
      id: 'WebhookGame',
      description:
        'The game. With an `entry`, it is as that left it, and so are `scores`, `awaiting` and `pausedAt`, however late ' +
        'this is sent: `version` is its `seq`.',
    }),
  player: z
    .object(named)
    .meta({ id: 'WebhookRecipient', description: 'The player whom it is for.' })
    .nullable()
    .describe('The recipient; null if several players of your application are concerned'),
  seat: seat.nullable().describe("The recipient's seat; null without one"),
  players: z
    .array(
      z
        .object({ seat, ...person, isGuest, robot })
        .meta({ id: 'WebhookPlayer', description: 'A player with a seat.' }),
    )
    .max(6),
  ...standing,
  awaiting: z
    .object({ seats: z.array(seat).max(6), phase: z.enum(PHASES), deadline: time.nullable() })
    .meta({ id: 'WebhookAwaiting', description: 'The seats that are to decide, and until when.' })
    .nullable()
    .describe('Whose turn it is; null unless the game is running'),
  pausedAt: time.nullable().describe('Since when the clock stands still; null: it does not'),
  sentence: text.describe('The same for people'),
};
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

const matchAfterSchema = z
  .object({
    id: id.describe('Id of the match'),
    game: z.int().min(1).describe('Which game, or pair, of the match this was'),
    points: z.array(z.number().min(0)).max(2).describe('Points in the match per seat of this game'),
    isOver: z.boolean().describe('Whether the match is over'),
    winner: seat.nullable().describe('The seat that has won the match; null: none, or it goes on'),
    forfeitedBy: seat.nullable().describe('The seat that gave the match up, or was never there; null: none'),
  })
  .meta({ id: 'WebhookMatch', description: 'How a match stands after a game of it.' });

const who = personSchema.nullable().describe('The player who took or left a seat; null: unknown');
const by = z.nullable(id).describe('Id of the player who did it; null: unknown');

const request = z
  .object({ id, kind: z.enum(requestKinds) })
  .meta({ id: 'WebhookRequest', description: 'The request: GET /v1/games/{id}/requests lists it.' });
const about = z
  .nullable(id)
  .describe('Id of the player whose seat it is about; null: unknown, or it is about nobody');
const requestState = z
  .enum(requestStates)
  .exclude(['open'])
  .describe('How it ended. `outdated`: the game moved on, so that it made no sense any more');

const teamName = z.string().max(60);
const teamNames = z
  .array(teamName)
  .max(2)
  .describe('Where teams take part: their names, in the order of the two');
const pairings = z
  .array(
    z.object({
      first: personSchema.nullable(),
      second: personSchema.nullable(),
      isBye: z.boolean(),
      teams: teamNames.optional(),
    }),
  )
  .max(100)
  .describe('For a club: who meets whom; `isBye`: `first` meets nobody');
const placesAtEnd = z
  .array(
    z.object({
      place: z.int().min(1),
      player: personSchema.nullable(),
      team: teamName.optional().describe('Where teams take part: its name; `player` is the captain'),
    }),
  )
  .max(100)
  .describe('For a club: the best at the end');
const more = z.int().min(0).describe('For a club: how many are left out of this');

const challengeEnd = z
  .object({
    competition,
    winner: id.nullable().describe('Id of who has won; null: nobody'),
    entrants: z
      .array(
        z.object({
          player: personSchema.nullable(),
          points: z.number().min(0).describe('Points in the match'),
          place: z.int().min(1).nullable().describe('The place in the ladder now; null: withdrawn'),
        }),
      )
      .max(2)
      .describe('Both, the challenger first'),
  })
  .describe('For a club: how a challenge in its ladder ended');

const plan = id.describe('Id of the plan');
const reason = z.string().max(60).describe('Why it was cancelled: `reason` of the plan');

/** `data` of the webhooks of format `standard`, by type. */
const webhookDataSchemas = {
  'game.started': z.object(aboutGame),
  'turn.started': z.object({ ...aboutGame, entry: webhookEntry.optional() }),
  'turn.reminder': z.object({
    ...aboutGame,
    by: by.describe('Id of the player who nudged you; null: nobody'),
  }),
  'turn.expired': z.object({ ...aboutGame, entry: webhookEntry }),
  'decision.made': z.object({ ...aboutGame, entry: webhookEntry }),
  'game.finished': z.object({
    ...aboutGame,
    entry: webhookEntry,
    result: gameResultSchema.nullable().describe('Null where it ended without a result'),
    match: matchAfterSchema.nullable().describe('The match after this game; null: it belongs to none'),
  }),
  'player.joined': z.object({ ...aboutGame, who }),
  'player.left': z.object({ ...aboutGame, who }),
  'player.invited': z.object({
    ...aboutGame,
    by,
    invitation: z.string().max(100).nullable().describe('The code with which to take a seat'),
  }),
  'game.cancelled': z.object({
    ...aboutGame,
    by: by.describe('Id of the player who cancelled it; null: it expired'),
  }),
  'invitation.declined': z.object({ ...aboutGame, who: who.describe('Who declined; null: unknown') }),
  'table.opened': z.object({ ...aboutGame, by: by.describe('Id of the player who opened it') }),
  'round.started': z.object({
    ...aboutGame,
    competition,
    round,
    opponent: by.describe('Id of the opponent; null for a club'),
    teams: teamNames.optional().describe('Where teams take part: the names of yours and of the other one'),
    pairings: pairings.optional(),
    more: more.optional(),
  }),
  'competition.finished': z.object({
    ...aboutGame,
    competition,
    place: placeAtEnd,
    standings: placesAtEnd.optional(),
    more: more.optional(),
  }),
  'match.finished': z.object({
    ...aboutGame,
    match: matchAfterSchema.describe('How the match ended, per seat of its last game'),
    challenge: challengeEnd.optional(),
  }),
  'player.removed': z.object(aboutGame),
  'player.replaced': z.object({ ...aboutGame, who: who.describe('For whom a robot decides; null: unknown') }),
  'player.returned': z.object({ ...aboutGame, who: who.describe('Who is back; null: unknown') }),
  'request.opened': z.object({ ...aboutGame, request, by, about }),
  'request.closed': z.object({ ...aboutGame, request, by, about, state: requestState }),
  'game.paused': z.object(aboutGame),
  'game.resumed': z.object(aboutGame),
  'plan.cancelled': z.object({ ...aboutGame, plan, reason }),
  'message.posted': z.object({ ...aboutGame, message: z.object({ by, text: z.string().max(2000) }) }),
} satisfies Readonly<Record<NotificationType, z.ZodType>>;

const liveRequest = {
  game: gameId,
  request: id.describe('Id of the request'),
  kind: z.enum(requestKinds),
  by: z.string().max(30).nullable().describe('Handle of the player who requests it'),
};

/** `data` of a live event, by type. */
const liveDataSchemas = {
  'game.started': z.object({ game: gameId, version }),
  'turn.started': z.object({ game: gameId, version, deadline: time.nullable() }),
  'turn.reminder': z.object({ game: gameId, version }),
  'turn.expired': z.object({ game: gameId, version }),
  'decision.made': z.object({ game: gameId, version, entry, sentence: text.describe('The same for people') }),
  'game.finished': z.object({ game: gameId, version, ...standing }),
  'player.joined': z.object({ game: gameId, handle: z.string().max(30).nullable() }),
  'player.left': z.object({ game: gameId, handle: z.string().max(30).nullable() }),
  'player.invited': z.object({
    game: gameId,
    by: z.string().max(30).nullable().describe('Handle of the player who invited you'),
  }),
  'game.cancelled': z.object({
    game: gameId,
    by: z.string().max(30).nullable().describe('Handle of the player who cancelled it; null: it expired'),
  }),
  'invitation.declined': z.object({ game: gameId, handle: z.string().max(30).nullable() }),
  'table.opened': z.object({
    game: gameId,
    by: z.string().max(30).nullable().describe('Handle of the player who opened it'),
  }),
  'round.started': z.object({
    game: gameId,
    competition,
    round,
    opponent: z.string().max(30).nullable().describe('Handle of the opponent'),
  }),
  'competition.finished': z.object({ game: gameId, competition, place: placeAtEnd }),
  'match.finished': z.object({
    game: gameId.describe('The last game of the match'),
    match: id.describe('Id of the match'),
    winner: seat.nullable().describe('The seat of that game that has won the match; null: none'),
    forfeitedBy: seat.nullable().describe('The seat that gave the match up, or was never there; null: none'),
  }),
  'player.removed': z.object({ game: gameId }),
  'player.replaced': z.object({ game: gameId, handle: z.string().max(30).nullable() }),
  'player.returned': z.object({ game: gameId, handle: z.string().max(30).nullable() }),
  'request.opened': z.object(liveRequest),
  'request.closed': z.object({ ...liveRequest, state: requestState }),
  'game.paused': z.object({ game: gameId, version }),
  'game.resumed': z.object({ game: gameId, version, deadline: time.nullable() }),
  'plan.cancelled': z.object({ game: gameId, version, plan, reason }),
  'message.posted': z.object({
    game: gameId,
    by: z.string().max(30).nullable().describe('Handle of the author'),
    text: z.string().max(2000),
  }),
} satisfies Readonly<Record<NotificationType, z.ZodType>>;

/** `data` of the events about a stream itself, by type. */
const streamDataSchemas = {
  reset: z.object({
    reason: z
      .enum(['unknown-id', 'too-far-back', 'too-slow', 'renumbered'])
      .describe(
        '`unknown-id`: there is no event with the id you sent, for example because the service was restored from a ' +
          'backup; `too-far-back`: more has happened since then than is repeated; `too-slow`: you did not read fast ' +
          'enough; `renumbered`: the service lost its place',
      ),
    advice: text.describe('What to do: read the game (or your games) again'),
  }),
  closed: z.object({
    reason: z
      .enum(['credential-ended', 'game-not-visible'])
      .describe(
        '`credential-ended`: the session has ended, or the token has expired or was deleted; `game-not-visible`: you ' +
          'may no longer see the game',
      ),
  }),
};

/** The types of events about a stream itself. */
export type StreamEventType = keyof typeof streamDataSchemas;
/** Why events are missing. */
export type ResetReason = z.output<typeof streamDataSchemas.reset>['reason'];
/** Why a stream ends before its listener disconnects. */
export type CloseReason = z.output<typeof streamDataSchemas.closed>['reason'];

/** `data` of a webhook about a game, of one type or of any. */
export type WebhookData<Type extends NotificationType = NotificationType> = z.output<
  (typeof webhookDataSchemas)[Type]
>;
/** The members of `data` that are specific to webhooks of a type. */
export type WebhookDetails<Type extends NotificationType> = Omit<WebhookData<Type>, keyof typeof aboutGame>;
/** The members of `data` that all webhooks about a game have. */
export type WebhookCommon = Pick<WebhookData<'game.started'>, keyof typeof aboutGame>;
/** `data` of a live event of a type. */
export type LiveData<Type extends NotificationType = NotificationType> = z.output<
  (typeof liveDataSchemas)[Type]
>;

/** `turn.started` → `TurnStarted`: part of the ids of schemas. */
const idOf = (type: string) => type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());

function webhookEvent<Type extends NotificationType>(type: Type) {
  return z
    .object({
      type: z.literal(type),
      timestamp: time.describe('When it happened'),
      data: webhookDataSchemas[type],
    })
    .meta({ id: `${idOf(type)}Event`, description: facts[type].description });
}

function liveEvent<Type extends NotificationType>(type: Type) {
  return z
    .object({ type: z.literal(type), data: liveDataSchemas[type] })
    .meta({ id: `Live${idOf(type)}`, description: facts[type].description });
}

/** The body of the webhook that tests an endpoint. */
const webhookTestSchema = z
  .object({
    type: z.literal(testEvent),
    timestamp: time.describe('When it was requested'),
    data: z.object({ sentence: text }),
  })
  .meta({ id: 'WebhookTestEvent', description: 'You asked for a test (`POST …/test`).' });

/** The body of a webhook of format `standard`, by type: `TurnStartedEvent` … */
export const webhookEventSchemas = {
  'game.started': webhookEvent('game.started'),
  'turn.started': webhookEvent('turn.started'),
  'turn.reminder': webhookEvent('turn.reminder'),
  'turn.expired': webhookEvent('turn.expired'),
  'decision.made': webhookEvent('decision.made'),
  'game.finished': webhookEvent('game.finished'),
  'player.joined': webhookEvent('player.joined'),
  'player.left': webhookEvent('player.left'),
  'player.invited': webhookEvent('player.invited'),
  'game.cancelled': webhookEvent('game.cancelled'),
  'invitation.declined': webhookEvent('invitation.declined'),
  'table.opened': webhookEvent('table.opened'),
  'round.started': webhookEvent('round.started'),
  'competition.finished': webhookEvent('competition.finished'),
  'match.finished': webhookEvent('match.finished'),
  'player.removed': webhookEvent('player.removed'),
  'player.replaced': webhookEvent('player.replaced'),
  'player.returned': webhookEvent('player.returned'),
  'request.opened': webhookEvent('request.opened'),
  'request.closed': webhookEvent('request.closed'),
  'game.paused': webhookEvent('game.paused'),
  'game.resumed': webhookEvent('game.resumed'),
  'plan.cancelled': webhookEvent('plan.cancelled'),
  'message.posted': webhookEvent('message.posted'),
  [testEvent]: webhookTestSchema,
} satisfies Readonly<Record<NotificationType | typeof testEvent, z.ZodType>>;

/** Events about the stream itself, by type: `LiveReset`, `LiveClosed`. */
export const streamEventSchemas = {
  reset: z
    .object({ type: z.literal('reset'), data: streamDataSchemas.reset })
    .meta({ id: 'LiveReset', description: 'Events are missing here; those from now on follow.' }),
  closed: z
    .object({ type: z.literal('closed'), data: streamDataSchemas.closed })
    .meta({ id: 'LiveClosed', description: 'You may no longer listen; the stream ends here.' }),
} satisfies Readonly<Record<StreamEventType, z.ZodType>>;

/** A live event as event name and data, by type: `LiveTurnStarted` … */
export const liveEventSchemas = {
  'game.started': liveEvent('game.started'),
  'turn.started': liveEvent('turn.started'),
  'turn.reminder': liveEvent('turn.reminder'),
  'turn.expired': liveEvent('turn.expired'),
  'decision.made': liveEvent('decision.made'),
  'game.finished': liveEvent('game.finished'),
  'player.joined': liveEvent('player.joined'),
  'player.left': liveEvent('player.left'),
  'player.invited': liveEvent('player.invited'),
  'game.cancelled': liveEvent('game.cancelled'),
  'invitation.declined': liveEvent('invitation.declined'),
  'table.opened': liveEvent('table.opened'),
  'round.started': liveEvent('round.started'),
  'competition.finished': liveEvent('competition.finished'),
  'match.finished': liveEvent('match.finished'),
  'player.removed': liveEvent('player.removed'),
  'player.replaced': liveEvent('player.replaced'),
  'player.returned': liveEvent('player.returned'),
  'request.opened': liveEvent('request.opened'),
  'request.closed': liveEvent('request.closed'),
  'game.paused': liveEvent('game.paused'),
  'game.resumed': liveEvent('game.resumed'),
  'plan.cancelled': liveEvent('plan.cancelled'),
  'message.posted': liveEvent('message.posted'),
} satisfies Readonly<Record<NotificationType, z.ZodType>>;
