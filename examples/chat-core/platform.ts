/** Somebody in a chat. */
export interface ChatUser {
  /** Who they are, for ever and beyond doubt. */
  readonly id: string;
  /** Their present name. */
  readonly name: string;
  /** Their language, such as `it`, if the chat knows it. */
  readonly locale?: string | undefined;
}

/** A game at one of its versions. */
export interface Board {
  /** Its id. */
  readonly game: string;
  readonly version: number;
}

/** A message to the bot. */
export interface ChatMessage {
  readonly room: string;
  /** Whether the user is alone with the bot there. */
  readonly isPrivate: boolean;
  readonly user: ChatUser;
  readonly text: string;
  /** The board that was in front of them, if it is not what the room was shown last. */
  readonly about?: Board | undefined;
  /** The chat's own id of the message, if it has such: what it delivers twice is then done once. */
  readonly id?: string | undefined;
}

/** A button. */
export interface Choice {
  readonly label: string;
  /** The data that pressing it hands back, see `choiceFrom`; 64 ASCII characters at most. */
  readonly data: string;
}

/** A message of the bot. */
export interface BotMessage {
  readonly text: string;
  /** URL of a picture. */
  readonly picture?: string | undefined;
  /** The picture in words, for people who can't see it. */
  readonly alternative?: string | undefined;
  /** Whether the text is drawn with letters and needs a font in which all are equally wide. */
  readonly isDrawn?: boolean | undefined;
  /** The board that it is about. */
  readonly board?: Board | undefined;
  /** For the person that the message is for. */
  readonly choices?: readonly Choice[] | undefined;
  /** Whom to mention, so that they are notified. */
  readonly mention?: ChatUser | undefined;
}

/** The functions that the core needs from a chat. */
export interface Platform {
  /** The service's name for the chat: `irc`. */
  readonly provider: string;
  /** Whether messages should have choices. */
  readonly hasButtons?: boolean;
  /** Posts to a room; rejects when that is not possible now, so that it is tried later. */
  post(room: string, message: BotMessage): Promise<void>;
  /** The room in which a user is alone with the bot. */
  privateRoom(user: string): string;
}
