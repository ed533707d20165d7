/** The ways in which a channel speaks to the bot. */
export interface Addressing {
  /** Begins a command, as in `!7a`. */
  readonly prefix: string;
  /** Whether the label of an option alone is a command, without the prefix: `7a`. */
  readonly acceptsBareLabels: boolean;
}

const LABEL = /^\d{1,3}[a-z]{0,2}(?:\.\d{1,3})?$/i;

/** Returns what a line in a channel says to the bot called `nick`: `!7a`, `bot: 7a`. Undefined: it is for others. */
export function addressed(line: string, nick: string, manners: Addressing): string | undefined {
  const text = line.trim();
  const { prefix, acceptsBareLabels } = manners;
  if (text.startsWith(prefix)) {
    const command = text.slice(prefix.length);
    // `!!!` and `! no` are emotions.
    return /^[\p{L}\p{N}#(-]/u.test(command) ? command : undefined;
  }
  if (text.toLowerCase().startsWith(nick.toLowerCase())) {
    const [, command] = /^[:,;>]\s*(.+)$/.exec(text.slice(nick.length)) ?? [];
    return command;
  }
  return acceptsBareLabels && LABEL.test(text) ? text : undefined;
}

/** Returns what a private line says: all of it, with or without the prefix. */
export function addressedInPrivate(line: string, { prefix }: Addressing): string {
  const text = line.trim();
  return text.startsWith(prefix) ? text.slice(prefix.length).trim() : text;
}
