import type { OfflineTexts } from '../en/offline.ts';

/** The texts of the page without a connection, in German. */
export const offline: OfflineTexts = {
  title: 'Keine Verbindung',
  text: 'Der Dienst ist nicht zu erreichen. Sobald er wieder da ist, geht es von selbst weiter; nichts ist verloren.',
  seen: (name, time) => `„${name}“, Stand ${time}`,
  boardAlt: (name) => `Das Brett von „${name}“`,
  others: 'Andere Bretter, die du auf diesem Gerät gesehen hast',
  none: 'Bretter, die du auf diesem Gerät ansiehst, siehst du hier auch ohne Verbindung.',
  again: 'Noch einmal versuchen',
};
