import type { LinkTexts } from '../link-texts.ts';

/** The pages behind links, in Italian. */
export const links: LinkTexts = {
  notValid: 'Questo link non funziona',
  noPage: 'Pagina non trovata',
  noPageHelp: 'A questo indirizzo non c’è nulla. Forse è stato scritto male o troncato in un’email.',
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
  suppress: 'Non dobbiamo più scrivere a questo indirizzo?',
  suppressed: 'Non scriveremo mai più a questo indirizzo',
  suppressedText: 'Nessuno può farcelo fare: né invitandoti né creando un account con questo indirizzo.',
  allowAgain: 'Permetti di nuovo le email',
  allowed: 'Possiamo di nuovo scrivere a questo indirizzo',
  play: 'Vai a giocare',
};
