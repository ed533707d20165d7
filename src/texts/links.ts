import { type Language, languageFor } from './index.ts';

/** What the pages behind links say. */
export interface LinkWords {
  readonly language: Language;
  readonly notValid: string;
  readonly movedOn: string;
  readonly seeGame: string;
  readonly yourTurn: string;
  readonly confirm: string;
  readonly done: string;
  readonly verify: string;
  readonly verified: string;
  readonly reset: string;
  readonly resetDone: string;
  readonly password: string;
  readonly unsubscribe: string;
  readonly unsubscribed: string;
  readonly play: string;
}

const english: LinkWords = {
  language: 'en',
  notValid: 'This link does not work',
  movedOn: 'The game has moved on; this decision is not asked for any more.',
  seeGame: 'See the game',
  yourTurn: 'It is your turn. Choose, then confirm; nothing is played before.',
  confirm: 'Confirm',
  done: 'It is done',
  verify: 'Is this your address?',
  verified: 'Your address is confirmed',
  reset: 'Choose a new password',
  resetDone: 'You have a new password',
  password: 'New password (at least 8 characters)',
  unsubscribe: 'No more mails about your games?',
  unsubscribed: 'You will get no more mails about your games',
  play: 'Go and play',
};

const italian: LinkWords = {
  language: 'it',
  notValid: 'Questo collegamento non funziona',
  movedOn: 'La partita è andata avanti; questa decisione non serve più.',
  seeGame: 'Guarda la partita',
  yourTurn: 'Tocca a te. Scegli e poi conferma; prima non si gioca nulla.',
  confirm: 'Conferma',
  done: 'Fatto',
  verify: 'È il tuo indirizzo?',
  verified: 'Il tuo indirizzo è confermato',
  reset: 'Scegli una nuova password',
  resetDone: 'Hai una nuova password',
  password: 'Nuova password (almeno 8 caratteri)',
  unsubscribe: 'Niente più e-mail sulle tue partite?',
  unsubscribed: 'Non riceverai più e-mail sulle tue partite',
  play: 'Vai a giocare',
};

/** The words for a locale or for the languages that a browser asks for. */
export function wordsOf(languages: string | undefined): LinkWords {
  return languageFor(languages ?? '') === 'it' ? italian : english;
}
