/** A user of a chat. */
export interface ChatUser {
  /** A permanent, unforgeable id. */
  readonly id: string;
  /** Their current name. */
  readonly name: string;
  /** Their language, such as `it`, if the chat knows it. */
  readonly locale?: string | undefined;
}

/** A version of a game. */
export interface Board {
  /** Its id. */
  readonly game: string;
  readonly version: number;
}

/** A message to the bot. */
export interface ChatMessage {
  readonly room: string;
  /** Whether the room is private to the user. */
  readonly isPrivate: boolean;
  readonly user: ChatUser;
  readonly text: string;
  /** The board the user saw, if not the last one shown in the room. */
  readonly about?: Board | undefined;
  /** The chat's own message id, if it has one. It identifies repeated deliveries. */
  readonly id?: string | undefined;
}

/** A button. */
export interface Choice {
  readonly label: string;
  /** The data a press returns, see `choiceFrom`; at most 64 ASCII characters. */
  readonly data: string;
}

/** A message of the bot. */
export interface BotMessage {
  readonly text: string;
  /** URL of a picture. */
  readonly picture?: string | undefined;
  /** The picture in words, for people who can't see it. */
  readonly alternative?: string | undefined;
  /** Whether the text is ASCII art and needs a fixed-width font. */
  readonly isDrawn?: boolean | undefined;
  /** The board it refers to. */
  readonly board?: Board | undefined;
  /** The buttons, for the recipient. */
  readonly choices?: readonly Choice[] | undefined;
  /** The user to mention; the chat notifies them. */
  readonly mention?: ChatUser | undefined;
}

/** The functions that the core needs from a chat. */
export interface Platform {
  /** The service's name for the chat: `irc`. */
  readonly provider: string;
  /** Whether messages should have buttons. */
  readonly hasButtons?: boolean;
  /** Posts to a room; rejects on a temporary failure, to be retried later. */
  post(room: string, message: BotMessage): Promise<void>;
  /** The private room of a user. */
  privateRoom(user: string): string;
}
