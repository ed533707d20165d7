import { plural } from '../../../src/texts/names.ts';
import type { GuestTexts } from './en.ts';

/** The texts for those who play without an account, in Italian. */
export const guests: GuestTexts = {
  playNow: 'Gioca subito',
  playHarder: 'Conosco il gioco: dammi un robot più forte',
  playHint: 'Niente account, niente da compilare: una partita contro un robot amichevole, e cominci tu.',
  beginning: 'Preparo il tavolo…',

  keep: 'Salva le mie partite',
  keepAll: 'Tieni le tue partite',
  youAre: (name) => `Giochi come ${name}, ospite su questo dispositivo.`,
  keepText:
    'Aggiungi un indirizzo email o una passkey e le partite restano tue: su ogni dispositivo, per tutto il tempo che vuoi.',
  until: (date) => `Altrimenti restano fino al ${date}, e più a lungo finché torni a giocare.`,
  withPasskey: 'Tienile con una passkey',
  passkeyText: 'L’impronta, il volto o un PIN: niente da scrivere, niente da ricordare.',
  passkeyName: 'il mio primo dispositivo',
  or: 'oppure',
  withEmail: 'Tienile con un indirizzo email',
  emailText: 'Così le partite possono avvisarti quando tocca a te.',
  haveAccount: 'Hai già un account? Accedi con quello; le partite di questo ospite non ti seguono.',
  kept: 'Salvate: adesso sono tue',
  keptByPasskey: 'D’ora in poi accedi con la tua passkey. Puoi scegliere un nome nelle impostazioni.',
  keptByEmail: (address) =>
    `Abbiamo inviato un’email a ${address}. Segui il link che contiene per confermare l’indirizzo.`,
  back: 'Torna alla partita',
  logOutSure:
    'Giochi come ospite: se esci, nessuno potrà più tornare alle tue partite. Vuoi uscire lo stesso?',
  noName: 'Gli ospiti hanno un nome inventato; con un account scegli il tuo.',

  noAddress:
    'Accedi solo con una passkey. Con un indirizzo email le partite possono scriverti e puoi rientrare anche senza la passkey.',
  addAddress: 'Aggiungi un indirizzo email',

  gone: 'Il tuo account ospite è scaduto',
  goneText: (days) =>
    `Gli ospiti che non tornano per ${plural('it', days, { one: 'un giorno', other: `${days} giorni` })} fanno posto ad altri, e le loro partite finiscono. Comincia una partita nuova: con un indirizzo email o una passkey ti aspetterà per tutto il tempo che vuoi.`,
};
