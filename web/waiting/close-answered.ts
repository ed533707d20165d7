import { isAnswered } from './answered.ts';

/** Closes the notifications of turns that were answered elsewhere. */
export async function closeAnswered(waiting: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? [])
    if (isAnswered(notification, waiting)) notification.close();
}
