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

/** The data that a notification keeps for the click on it. */
export interface NotificationData {
  readonly url: string;
  readonly version: number | null;
  /** Whether it is about a turn, and pointless once that is over. */
  readonly isTurn: boolean;
}

/** The options with which a notification is shown; types of TypeScript do not know all that browsers do. */
export interface ShownOptions {
  readonly icon: string;
  /** White on nothing, for the status bar. */
  readonly badge: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly image?: string;
  readonly silent: boolean;
  /** Whether it makes a sound although it replaces another one. */
  readonly renotify: boolean;
  readonly timestamp: number;
  readonly data: NotificationData;
}
