import { z } from 'zod';
import { requestKinds, requestStates } from '../../../../db/games/requests.ts';
import type { MatchAfter } from '../../../../db/matches/standings.ts';
import { personName } from '../../../../helpers/seats.ts';
import { type ByType, callByType, type Notification, type Requested } from '../../../events/types.ts';

const seat = z.int().nullable();
const matchAfterSchema = z.object({
  match: z.uuid(),
  halves: z.tuple([z.int(), z.int()]).readonly(),
  isOver: z.boolean(),
  winner: seat,
  forfeitedBy: seat,
  isPairOpen: z.boolean(),
  isToldByAnother: z.boolean(),
  isJudged: z.boolean().optional(),
}) satisfies z.ZodType<MatchAfter>;

/** Data that a delivery stores for its email, in addition to its columns. */
const dataSchema = z.object({
  /** Display name of the player who did it. */
  by: z.string().optional(),
  /** Handle of the player who invites. */
  handle: z.string().optional(),
  /** Ids of messages. */
  messages: z.array(z.string()).optional(),
  isNudge: z.boolean().optional(),
  /** Id of a request, its kind, the name of the player whom it is about, whether it is the same, and how it ended. */
  request: z.string().optional(),
  requestKind: z.enum(requestKinds).optional(),
  about: z.string().optional(),
  isOwnSeat: z.boolean().optional(),
  /** Why a plan was cancelled, as a name and in an English sentence. */
  reason: z.string().optional(),
  detail: z.string().optional(),
  /** The round of a competition that has begun, or the place at its end. */
  number: z.int().optional(),
  /** Names of the teams of the reader and of the opponent. */
  teams: z.tuple([z.string(), z.string()]).readonly().optional(),
  state: z.enum(requestStates).exclude(['open']).optional(),
  /** How the match stands after the game that is over. */
  match: matchAfterSchema.optional(),
});
export type EmailData = z.infer<typeof dataSchema>;

/** Reads what `dataOf` stored. */
export const parseData = (data: unknown): EmailData => dataSchema.parse(data ?? {});

const requestData = ({ request, requestKind, by, about }: Requested): EmailData => ({
  request,
  requestKind,
  by: by && personName(by.displayName),
  about: about && personName(about.displayName),
  isOwnSeat: by !== undefined && by.playerId === about?.playerId,
});

const dataByType: ByType<EmailData> = {
  'game.started': () => ({}),
  'turn.started': () => ({}),
  'turn.reminder': ({ reason, by }) => ({ isNudge: reason === 'nudge', by: by?.displayName }),
  'turn.expired': () => ({}),
  'decision.made': () => ({}),
  'game.finished': ({ match }) => ({ match }),
  'player.joined': ({ who }) => ({ by: who?.displayName }),
  'player.left': ({ who }) => ({ by: who?.displayName }),
  'player.invited': ({ by }) => ({ by: by?.displayName, handle: by?.handle }),
  'game.cancelled': ({ by }) => ({ by: by?.displayName }),
  'invitation.declined': ({ who }) => ({ by: who?.displayName }),
  'table.opened': ({ by }) => ({ by: by?.displayName, handle: by?.handle }),
  'round.started': ({ by, round, teams }) => ({ by: by?.displayName, number: round, teams }),
  'competition.finished': ({ place }) => ({ number: place }),
  'match.finished': ({ match }) => ({ match }),
  'player.removed': () => ({}),
  'player.replaced': ({ who }) => ({ by: who && personName(who.displayName) }),
  'player.returned': ({ who }) => ({ by: who && personName(who.displayName) }),
  'request.opened': (requested) => requestData(requested),
  'request.closed': (requested) => ({ ...requestData(requested), state: requested.state }),
  'game.paused': () => ({}),
  'game.resumed': () => ({}),
  'plan.cancelled': ({ reason, detail }) => ({ reason, detail }),
  'message.posted': () => ({}),
};

/** Returns the data that a delivery stores for the email about a notification. */
export const dataOf = (notification: Notification): EmailData => callByType(dataByType, notification);
