/** The ways to address the bot in a channel. */
export interface Addressing {
  /** The prefix of a command, as in `!7a`. */
  readonly prefix: string;
  /** Whether a bare option label is a command, without the prefix: `7a`. */
  readonly acceptsBareLabels: boolean;
}

const LABEL = /^\d{1,3}[a-z]{0,2}(?:\.\d{1,3})?$/i;

/** Returns the command in a channel line for the bot called `nick`: `!7a`, `bot: 7a`. Undefined if it is for others. */
export function addressed(line: string, nick: string, manners: Addressing): string | undefined {
  const text = line.trim();
  const { prefix, acceptsBareLabels } = manners;
  if (text.startsWith(prefix)) {
    const command = text.slice(prefix.length);
    // `!!!` and `! no` are exclamations.
    return /^[\p{L}\p{N}#(-]/u.test(command) ? command : undefined;
  }
  if (text.toLowerCase().startsWith(nick.toLowerCase())) {
    const [, command] = /^[:,;>]\s*(.+)$/.exec(text.slice(nick.length)) ?? [];
    return command;
  }
  return acceptsBareLabels && LABEL.test(text) ? text : undefined;
}

/** Returns the command in a private line, with or without the prefix. */
export function addressedInPrivate(line: string, { prefix }: Addressing): string {
  const text = line.trim();
  return text.startsWith(prefix) ? text.slice(prefix.length).trim() : text;
}
