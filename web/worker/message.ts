/** What the service pushes, decrypted (docs/push.md). */
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

/** What a notification keeps for the click on it. */
export interface NotificationData {
  readonly url: string;
  readonly version: number | null;
  /** Whether it is about a turn, and pointless once that is over. */
  readonly isTurn: boolean;
}

/** Members that browsers know and the types of TypeScript do not. */
export interface ShownOptions extends NotificationOptions {
  readonly data: NotificationData;
  readonly image?: string;
  readonly renotify: boolean;
  readonly timestamp: number;
}
