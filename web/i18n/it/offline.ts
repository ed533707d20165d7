import type { OfflineTexts } from '../en/offline.ts';

/** The texts of the page without a connection, in Italian. */
export const offline: OfflineTexts = {
  title: 'Nessuna connessione',
  text: 'Il servizio non è raggiungibile. La pagina riprende da sola appena torna; non va perso nulla.',
  seen: (name, time) => `«${name}» com’era ${time}`,
  boardAlt: (name) => `Il tabellone di «${name}»`,
  others: 'Altri tabelloni visti su questo dispositivo',
  none: 'I tabelloni che guardi su questo dispositivo si possono vedere qui anche senza connessione.',
  again: 'Riprova',
};
