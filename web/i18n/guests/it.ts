import { plural } from '../../../src/texts/names.ts';
import type { GuestTexts } from './en.ts';

/** The texts for those who play without an account, in Italian. */
export const guests: GuestTexts = {
  playNow: 'Gioca subito',
  playHarder: 'Conosco il gioco: dammi un robot più forte',
  playHint: 'Niente account, niente da compilare: una partita contro un robot amichevole, e cominci tu.',
  beginning: 'Preparo il tavolo…',

  keep: 'Salva le mie partite',

  gone: 'Il tuo account ospite è scaduto',
  goneText: (days) =>
    `Gli ospiti che non tornano per ${plural('it', days, { one: 'un giorno', other: `${days} giorni` })} fanno posto ad altri, e le loro partite finiscono. Comincia una partita nuova: con un indirizzo email o una passkey ti aspetterà per tutto il tempo che vuoi.`,
};
