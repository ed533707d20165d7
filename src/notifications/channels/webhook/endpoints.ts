import { type ClubName, clubNames } from '../../../clubs/store/clubs.ts';
import { newId } from '../../../db/id.ts';
import type { ListPart } from '../../../helpers/list-part.ts';
import { pick } from '../../../helpers/pick.ts';
import { dayMs } from '../../../helpers/time-units.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import type { Language } from '../../../texts/index.ts';
import type { NotificationType } from '../../kinds/index.ts';
import { refuseForbidden } from '../../outgoing/refuse-forbidden.ts';
import {
  deleteEndpointRow,
  type EndpointRecord,
  endpointsOf,
  findEndpointOf,
  insertEndpoint,
  updateEndpointRow,
  type WebhookFormat,
  type WebhookGames,
} from '../../store/webhook-endpoints.ts';
import { newSigningSecret } from './signature.ts';

/** The only event of endpoints for the results of all public games. */
export const resultEvent = 'game.finished';
/** The events of clubs' endpoints. */
export const clubEvents: readonly NotificationType[] = [
  'table.opened',
  'player.joined',
  'game.started',
  'game.finished',
  'round.started',
  'competition.finished',
  'match.finished',
];

/** The events available to endpoints for other players' games, with the message for all others. */
const limited = {
  public: {
    events: [resultEvent] as readonly NotificationType[],
    detail:
      'A webhook for all public games only gets results. Send events as ["game.finished"], and no gameId.',
  },
  club: {
    events: clubEvents,
    detail: `A webhook of a club can have the events ${clubEvents.join(', ')} alone, and for no single game: send no gameId.`,
  },
};

/** Returns why an endpoint can't have some events, with the name of the wrong member; undefined if it can. */
export function misfit(
  games: WebhookGames,
  { gameId, events = [] }: Pick<WebhookChange, 'gameId' | 'events'>,
): { readonly member: 'gameId' | 'events'; readonly detail: string } | undefined {
  if (games === 'mine') return undefined;
  const { events: possible, detail } = limited[games];
  if (typeof gameId === 'string') return { member: 'gameId', detail };
  return events.every((type) => possible.includes(type)) ? undefined : { member: 'events', detail };
}

/** The default events of a new endpoint. */
export const usualEvents = {
  mine: ['turn.started', 'turn.reminder', 'game.finished'],
  public: [resultEvent],
  club: clubEvents,
} as const satisfies Record<WebhookGames, readonly NotificationType[]>;

/** Maximum number of endpoints of a player, of a player's endpoints for all public games, and of a club's endpoints. */
const limits = { max: 20, maxPublic: 2, maxOfClub: 4 };
/** How long the previous secret stays valid after a rotation, ms. */
const overlapMs = dayMs;

export interface NewWebhook {
  readonly name: string | null;
  /** The game it is for; null for all games of its owner. */
  readonly gameId: string | null;
  /** The label of the games it is for; null for any. */
  readonly label: string | null;
  readonly games: WebhookGames;
  /** The club it is for, which its owner runs; null if there is none. */
  readonly clubId: string | null;
  /** The language of its sentences; null for its owner's. */
  readonly language: Language | null;
  readonly url: string;
  /** Defaults to the usual events. */
  readonly events?: readonly NotificationType[] | undefined;
  readonly format: WebhookFormat;
}

export interface WebhookChange {
  readonly name?: string | null | undefined;
  readonly gameId?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly language?: Language | null | undefined;
  readonly url?: string | undefined;
  readonly events?: readonly NotificationType[] | undefined;
  readonly format?: WebhookFormat | undefined;
  readonly enabled?: boolean | undefined;
}

/** Returns the view of an endpoint for its owner, without its secret. */
const viewOf = (row: EndpointRecord, clubs: ReadonlyMap<string, ClubName>) => ({
  ...pick(row, 'id', 'name', 'gameId', 'label', 'games', 'url', 'format'),
  ...pick(row, 'disabledAt', 'disabledReason', 'failingSince', 'createdAt'),
  club: clubs.get(row.clubId ?? '')?.handle ?? null,
  language: row.language as Language | null,
  events: row.events as NotificationType[],
  enabled: row.disabledAt === null,
});

/** Returns a player's endpoints, oldest first. */
export async function listEndpoints({ db }: Deps, playerId: string, part: ListPart) {
  return viewsOf(db, await endpointsOf(db, playerId, part));
}

async function viewsOf({ prisma }: Deps['db'], rows: readonly EndpointRecord[]) {
  const ids = rows.flatMap(({ clubId }) => clubId ?? []);
  const clubs = await clubNames(prisma, ids);
  return rows.map((row) => viewOf(row, clubs));
}

async function seen({ db }: Deps, row: EndpointRecord) {
  const [view] = await viewsOf(db, [row]);
  if (view === undefined) throw problem('webhook-not-found');
  return view;
}

/** The owner of an endpoint and, if an app created it, the app's grant. */
export interface EndpointOwner {
  readonly playerId: string;
  readonly grantId: string | null;
}

/**
 * Creates an endpoint. Its secret is returned only once. An endpoint created by an app is deleted with the app's grant.
 * @throws Problem too-many-webhooks, forbidden-address
 */
export async function createEndpoint(
  deps: Deps,
  { playerId, grantId }: EndpointOwner,
  { events, ...webhook }: NewWebhook,
) {
  refuseForbidden(deps, webhook.url);
  const secret = newSigningSecret();
  const createdAt = deps.clock();
  const row = {
    id: newId(),
    playerId,
    grantId,
    ...webhook,
    events: unique(events ?? usualEvents[webhook.games]),
    secret,
    createdAt,
  };
  const created = await insertEndpoint(deps.db, row, limits);
  if (created === undefined) {
    const { max, maxPublic, maxOfClub } = limits;
    const ofClub = webhook.clubId === null ? '' : `, and a club ${maxOfClub}`;
    const detail = `You may have ${max} webhooks, ${maxPublic} of them for all public games${ofClub}.`;
    throw problem('too-many-webhooks', { detail });
  }
  return { ...(await seen(deps, created)), secret };
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/**
 * Returns the row of one of a player's endpoints.
 * @throws Problem webhook-not-found
 */
export async function requireEndpoint({ db }: Deps, playerId: string, id: string): Promise<EndpointRecord> {
  const row = await findEndpointOf(db, playerId, id);
  if (row === null) throw problem('webhook-not-found');
  return row;
}

/**
 * Returns one endpoint of a player.
 * @throws Problem webhook-not-found
 */
export async function readEndpoint(deps: Deps, playerId: string, id: string) {
  return seen(deps, await requireEndpoint(deps, playerId, id));
}

/**
 * Updates the given members. Enabling an endpoint clears its failures.
 * @throws Problem webhook-not-found, forbidden-address, validation
 */
export async function updateEndpoint(
  deps: Deps,
  playerId: string,
  id: string,
  { name, gameId, label, language, url, events, format, enabled }: WebhookChange,
) {
  const row = await requireEndpoint(deps, playerId, id);
  requireFit(row, { gameId, events });
  if (url !== undefined) refuseForbidden(deps, url);
  const at = deps.clock();
  const data = {
    ...(name !== undefined && { name }),
    ...(gameId !== undefined && { gameId }),
    ...(label !== undefined && { label }),
    ...(language !== undefined && { language }),
    ...(url !== undefined && { url, failingSince: null, isSlow: false }),
    ...(events !== undefined && { events: unique(events) }),
    ...(format !== undefined && { format }),
    ...(enabled !== undefined && (enabled ? enabling : disabling(row, at))),
    updatedAt: at,
  };
  return seen(deps, await updateEndpointRow(deps.db, id, data));
}

/**
 * Rejects changes that are invalid for an endpoint for other players' games.
 * @throws Problem validation
 */
function requireFit({ games }: EndpointRecord, change: WebhookChange): void {
  const found = misfit(games, change);
  if (found === undefined) return;
  const { member, detail } = found;
  throw problem('validation', { detail, errors: [{ in: 'body', pointer: `/${member}`, detail }] });
}

const enabling = { disabledAt: null, disabledReason: null, failingSince: null, isSlow: false };

const disabling = ({ disabledAt, disabledReason }: EndpointRecord, at: Date) => ({
  disabledAt: disabledAt ?? at,
  disabledReason: disabledReason ?? 'owner',
});

/**
 * Deletes an endpoint and its log.
 * @throws Problem webhook-not-found
 */
export async function deleteEndpoint(deps: Deps, playerId: string, id: string): Promise<void> {
  await requireEndpoint(deps, playerId, id);
  await deleteEndpointRow(deps.db, id);
}

/**
 * Gives an endpoint a new secret, returned only once. For a day webhooks are signed with both secrets.
 * @throws Problem webhook-not-found
 */
export async function rotateSecret(deps: Deps, playerId: string, id: string) {
  const { secret: previousSecret } = await requireEndpoint(deps, playerId, id);
  const secret = newSigningSecret();
  const updatedAt = deps.clock();
  const previousSecretUntil = new Date(updatedAt.getTime() + overlapMs);
  await updateEndpointRow(deps.db, id, { secret, previousSecret, previousSecretUntil, updatedAt });
  return { secret, previousValidUntil: previousSecretUntil };
}
