import { dayMs } from '../../src/helpers/time-units.ts';
import { api, bodyOf, type NewPushSubscription, newKey, type PushDevice } from '../api/client.ts';
import { currentSession } from '../api/session.ts';
import { browserSubscription } from './support.ts';

const RENEWED_KEY = 'carcassonne.push-renewed';

/** The player has not allowed notifications. */
export class NotAllowed extends Error {}

/**
 * Asks for permission and turns on notifications on this device. Must be called from a click handler.
 * @throws NotAllowed
 */
export async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  await send(await subscribe());
}

/** Turns off notifications on this device. */
export async function turnOff(): Promise<void> {
  for (const { id } of await currentDevices()) await removeDevice(id);
  await forgetSubscription();
}

/** Turns off notifications on another device of the player. */
export const removeDevice = (id: string): Promise<unknown> =>
  bodyOf(api.DELETE('/v1/me/push-subscriptions/{id}', { params: { path: { id } } }));

async function currentDevices(): Promise<readonly PushDevice[]> {
  const { items } = await bodyOf(api.GET('/v1/me/push-subscriptions'));
  return items.filter(({ current }) => current);
}

async function forgetSubscription(): Promise<void> {
  localStorage.removeItem(RENEWED_KEY);
  await (await browserSubscription())?.unsubscribe();
}

/**
 * Renews the device's push subscription once a day and after each login: browsers replace subscriptions, and the service
 * deletes them with the session. Asks for no permission, never gives the device to another player, and does not restore
 * one that the player has removed elsewhere.
 */
export async function renew(): Promise<void> {
  const session = currentSession();
  if (session === undefined || globalThis.Notification?.permission !== 'granted') return;
  const { player, at, endpoint } = lastRenewal();
  if (player !== session.playerId || Date.now() - at < dayMs) return;
  if ((await browserSubscription()) === undefined) return;
  const subscription = await subscribe();
  const isAsBefore = at > 0 && subscription.endpoint === endpoint;
  if (isAsBefore && (await currentDevices()).length === 0) return forgetSubscription();
  await send(subscription);
}

/** Makes the next login of its player renew this device, because its subscription ended with the session. */
export function forgetRenewal(): void {
  const { player } = lastRenewal();
  if (player !== undefined) noteRenewal(player, 0, '');
}

/** Returns the last renewal that was sent to the service; `at` is 0 once its session has ended. */
function lastRenewal(): { player: string | undefined; at: number; endpoint: string | undefined } {
  const [player, at, endpoint] = localStorage.getItem(RENEWED_KEY)?.split(' ') ?? [];
  return { player, at: Number(at), endpoint };
}

function noteRenewal(player: string, at: number, endpoint: string): void {
  localStorage.setItem(RENEWED_KEY, `${player} ${at} ${endpoint}`);
}

/** Returns a subscription for the service's current key. */
async function subscribe(): Promise<PushSubscription> {
  const { publicKey } = await bodyOf(api.GET('/v1/push'));
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  if (existing !== null && isFor(existing, publicKey)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...key))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return text.replaceAll('=', '') === publicKey;
}

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as NewPushSubscription;
  const player = currentSession()?.playerId;
  await bodyOf(
    api.POST('/v1/me/push-subscriptions', { params: { header: newKey() }, body: { endpoint, keys } }),
  );
  if (player !== undefined) noteRenewal(player, Date.now(), endpoint);
}
