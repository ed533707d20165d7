import type { LinkTexts } from '../link-texts.ts';

/** The pages behind links, in Italian. */
export const links: LinkTexts = {
  notValid: 'Questo link non funziona',
  movedOn: 'La partita è andata avanti; questa decisione non serve più.',
  seeGame: 'Guarda la partita',
  yourTurn: 'Tocca a te. Scegli e poi conferma; prima non si gioca nulla.',
  confirm: 'Conferma',
  done: 'Fatto',
  verify: 'È il tuo indirizzo email?',
  verified: 'Il tuo indirizzo email è confermato',
  reset: 'Scegli una nuova password',
  resetDone: 'Hai una nuova password',
  password: 'Nuova password (almeno 8 caratteri)',
  unsubscribe: 'Niente più email sulle tue partite?',
  unsubscribed: 'Non riceverai più email sulle tue partite',
  play: 'Vai a giocare',
};
