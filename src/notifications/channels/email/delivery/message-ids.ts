/** Returns the Message-ID that all emails of a game refer to. It stands for the game's start, before the first decision. */
export const rootMessageId = (game: string, host: string): string => `<game-${game}@${host}>`;

/**
 * Returns a Message-ID that contains the version of the game that the email is about, so that a reply refers to that
 * version.
 */
export const gameMessageId = (delivery: string, version: number, host: string): string =>
  `<${delivery}.${version}@${host}>`;

/**
 * Returns the version of the game that the email with a Message-ID was about. Returns undefined if this service sent no
 * such email about a game, or if a mail server replaced its Message-ID.
 */
export function versionIn(messageId: string): number | undefined {
  if (/^<game-[0-9a-f-]{36}@/.test(messageId)) return 0;
  const [, version] = /^<[0-9a-f-]{36}\.(\d{1,6})@/.exec(messageId) ?? [];
  return version === undefined ? undefined : Number(version);
}
