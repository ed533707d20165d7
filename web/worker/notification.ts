/** A message that the service pushes, decrypted (docs/push.md). */
export interface PushMessage {
  readonly type: string;
  readonly title: string;
  readonly body: string;
  readonly language: string;
  readonly tag: string;
  readonly url: string;
  readonly image: string | null;
  readonly waiting: number;
  readonly gameId: string | null;
  readonly version: number | null;
  readonly timestamp: string;
}

/** The data that a notification carries for clicks. */
export interface NotificationData {
  readonly url: string;
  readonly version: number | null;
  /** True if it is about a turn, and obsolete once the turn has ended. */
  readonly isTurn: boolean;
}

/** The options of a notification, including some that TypeScript's types lack. */
export interface ShownOptions {
  readonly icon: string;
  /** White on transparent, for the status bar. */
  readonly badge: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly image?: string;
  readonly silent: boolean;
  /** Whether to alert again although it replaces another notification. */
  readonly renotify: boolean;
  readonly timestamp: number;
  readonly data: NotificationData;
}

/** Types of messages that alert again although they replace a notification of the same game. */
const AUDIBLE = /^(turn\.|game\.finished$|push\.test$)/;
/** The tag of a turn's notification: the game's id. */
const TURN = /^[\da-f-]{36}$/;

/** Returns the options to show a message; `isInSight` if the player is looking at the page that it opens. */
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

/** Whether a shown notification is newer than a message: pushes can arrive out of order. */
export function isNewer(
  { data }: { readonly data: NotificationData | null },
  { version }: PushMessage,
): boolean {
  return version !== null && typeof data?.version === 'number' && data.version > version;
}

/** Whether a notification is about a turn of a game that no longer waits for the player. */
export const isAnswered = (
  { tag, data }: { readonly tag: string; readonly data: { readonly isTurn?: boolean } | null },
  waiting: readonly string[],
): boolean => TURN.test(tag) && data?.isTurn === true && !waiting.includes(tag);

/** Returns the address to open, on the origin that the worker serves. */
export function addressOf(url: string, origin: string): string {
  const { pathname, search } = new URL(url, origin);
  return origin + pathname + search;
}

/** Whether a tab shows the page at an address, whatever its query. */
export const showsPage = (tab: string, address: string): boolean =>
  new URL(tab).origin === new URL(address).origin && new URL(tab).pathname === new URL(address).pathname;
