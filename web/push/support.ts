/**
 * Whether push notifications work in this browser: `blocked` if the player has denied them; `home-screen` if they work
 * only once the page is on the home screen (iOS).
 */
export type PushSupport = 'ready' | 'blocked' | 'home-screen' | 'none';

/** Returns whether push notifications work here. */
export function pushSupport(): PushSupport {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush) return isApplePhone() ? 'home-screen' : 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** iPads identify as Macs, but Macs have no touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Returns the subscription of this browser, or undefined if there is none. */
export async function browserSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}
