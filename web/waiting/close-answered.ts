const TURN = /^[\da-f-]{36}$/;

/** Closes the notifications of turns that were answered elsewhere. */
export async function closeAnswered(waiting: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? [])
    if (isAnswered(notification, waiting)) notification.close();
}

/** Whether a notification is about a turn, whose tag is the game's id, and the game waits for the player no more. */
export const isAnswered = (
  { tag, data }: Pick<Notification, 'tag' | 'data'>,
  waiting: readonly string[],
): boolean => TURN.test(tag) && data?.isTurn === true && !waiting.includes(tag);
