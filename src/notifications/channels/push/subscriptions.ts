import { newId } from '../../../db/id.ts';
import type { ListPart } from '../../../helpers/list-part.ts';
import { pick } from '../../../helpers/pick.ts';
import { spend } from '../../../limits/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import { localeOf } from '../../../players/store/players.ts';
import { languageFor } from '../../../texts/index.ts';
import { refuseForbidden } from '../../outgoing/refuse-forbidden.ts';
import { insertDeliveries } from '../../store/deliveries.ts';
import {
  deletePushSubscriptionOf,
  type PushSubscriptionRow,
  pushSubscriptionsOf,
  upsertPushSubscription,
} from '../../store/push-subscriptions.ts';
import { pushChannel, pushTest } from './names.ts';
import { testWords } from './words.ts';

const maxSubscriptions = 20;

/** A subscription as `PushSubscription.toJSON()` writes it in a browser. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The login session on a device. */
interface Owner {
  readonly playerId: string;
  readonly sessionId: string;
}

/** Returns the view of a device for its owner. */
const viewOf = (row: PushSubscriptionRow, sessionId: string) => ({
  ...pick(row, 'id', 'userAgent', 'createdAt', 'lastDeliveredAt', 'failingSince'),
  current: row.sessionId === sessionId,
});

const all: ListPart = { limit: maxSubscriptions };

/** Returns a player's devices, oldest first. */
export async function listPushSubscriptions(deps: Deps, owner: Owner, part: ListPart = all) {
  const rows = await pushSubscriptionsOf(deps.db.prisma, owner.playerId, deps.clock(), part);
  return rows.map((row) => viewOf(row, owner.sessionId));
}

const problems = {
  'too-many': 'too-many-push-subscriptions',
  'of-another-player': 'push-subscription-taken',
} as const;

/**
 * Adds the device of a session, or updates it. It gets notifications until the session ends.
 * @throws Problem too-many-push-subscriptions, push-subscription-taken, forbidden-address, too-many-requests
 */
export async function addPushSubscription(deps: Deps, owner: Owner, { endpoint, keys }: BrowserSubscription) {
  refuseForbidden(deps, endpoint);
  await spend(deps, 'preferences', owner.playerId);
  const row = { ...owner, ...keys, id: newId(), endpoint, createdAt: deps.clock() };
  const upserted = await upsertPushSubscription(deps.db, row, maxSubscriptions);
  if ('fault' in upserted) throw problem(problems[upserted.fault]);
  const added = (await listPushSubscriptions(deps, owner)).find(({ id }) => id === upserted.id);
  // The session has ended in the meantime, and its devices were deleted with it.
  if (added === undefined) throw problem('too-many-push-subscriptions');
  return added;
}

/**
 * Stops notifications on a device.
 * @throws Problem push-subscription-not-found
 */
export async function deletePushSubscription({ db }: Deps, playerId: string, id: string): Promise<void> {
  if (!(await deletePushSubscriptionOf(db.prisma, playerId, id))) throw notFound();
}

/**
 * Sends a test notification to a device.
 * @throws Problem push-subscription-not-found, too-many-requests
 */
export async function testPushSubscription(deps: Deps, owner: Owner, id: string): Promise<void> {
  const devices = await listPushSubscriptions(deps, owner);
  if (!devices.some((device) => device.id === id)) throw notFound();
  await spend(deps, 'push-tests-hourly', owner.playerId);
  const words = testWords(languageFor(await localeOf(deps.db.prisma, owner.playerId)));
  const delivery = {
    dedupeKey: `test ${newId()}`,
    channel: pushChannel,
    type: pushTest,
    playerId: owner.playerId,
    body: JSON.stringify(words),
    data: { subscription: id },
  };
  await insertDeliveries(deps.db.prisma, [delivery], deps.clock());
}

const notFound = () => problem('push-subscription-not-found');
