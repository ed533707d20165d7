/** Returns the Message-ID of the emails of a game that all others refer to: of its start, before the first decision. */
export const rootMessageId = (game: string, host: string): string => `<game-${game}@${host}>`;

/** Returns a Message-ID that says which version of the game the email is about, so that a reply to it says so, too. */
export const gameMessageId = (delivery: string, version: number, host: string): string =>
  `<${delivery}.${version}@${host}>`;

/**
 * Returns the version of the game that the email with a Message-ID was about. Undefined: it is none of the emails that
 * this service sends about games, or its server replaced the Message-ID.
 */
export function versionIn(messageId: string): number | undefined {
  if (/^<game-[0-9a-f-]{36}@/.test(messageId)) return 0;
  const [, version] = /^<[0-9a-f-]{36}\.(\d{1,6})@/.exec(messageId) ?? [];
  return version === undefined ? undefined : Number(version);
}
