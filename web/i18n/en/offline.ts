/** The texts of the page without a connection, in English. */
export const offline = {
  title: 'No connection',
  text: 'The service cannot be reached. This page continues automatically as soon as it is back; nothing is lost.',
  seen: (name: string, time: string) => `“${name}” as it was ${time}`,
  boardAlt: (name: string) => `The board of “${name}”`,
  others: 'Other boards seen on this device',
  none: 'Boards that you look at on this device can be seen here without a connection.',
  again: 'Try again',
};

export type OfflineTexts = typeof offline;
