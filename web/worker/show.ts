import type { NotificationData, PushMessage, ShownOptions } from './message.ts';

/** Types of messages that make a sound again although they replace a notification of the same game. */
const AUDIBLE = /^(turn\.|game\.finished$|push\.test$)/;

/** Returns how a message is shown; `isInSight`: the page that it opens is what the player is looking at. */
export function optionsFor(
  message: PushMessage,
  icons: { readonly icon: string; readonly badge: string },
  isInSight: boolean,
): ShownOptions {
  const { type, body, language, tag, url, image, version, timestamp } = message;
  return {
    ...icons,
    body,
    tag,
    lang: language,
    ...(image !== null && { image }),
    silent: isInSight,
    renotify: !isInSight && AUDIBLE.test(type),
    timestamp: Date.parse(timestamp),
    data: { url, version, isTurn: type.startsWith('turn.') },
  };
}

/** Whether a notification that is shown already says something newer than a message: pushes may overtake each other. */
export function isNewer(
  { data }: { readonly data: NotificationData | null },
  { version }: PushMessage,
): boolean {
  return version !== null && typeof data?.version === 'number' && data.version > version;
}

/** Returns the address to open, on the origin that the worker serves. */
export function addressOf(url: string, origin: string): string {
  const { pathname, search } = new URL(url, origin);
  return origin + pathname + search;
}

/** Whether a tab shows the page at an address, whatever its query. */
export const showsPage = (tab: string, address: string): boolean =>
  new URL(tab).origin === new URL(address).origin && new URL(tab).pathname === new URL(address).pathname;
