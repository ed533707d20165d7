import type { LinkTexts } from '../link-texts.ts';
import { and, points } from './grammar.ts';

const turns: Readonly<Record<number, string>> = {
  90: 'ruotata di un quarto a destra',
  180: 'ruotata di mezzo giro',
  270: 'ruotata di un quarto a sinistra',
};
const turned = (rotation: number) => turns[rotation] ?? 'così com’è';

const sides: Readonly<Record<string, string>> = {
  N: 'nord',
  E: 'est',
  S: 'sud',
  W: 'ovest',
  NE: 'nord-est',
  SE: 'sud-est',
  SW: 'sud-ovest',
  NW: 'nord-ovest',
};

/** The pages behind links, in Italian. */
export const links: LinkTexts = {
  notValid: 'Questo link non funziona',
  noPage: 'Pagina non trovata',
  noPageHelp: 'A questo indirizzo non c’è nulla. Forse è stato scritto male o troncato in un’email.',
  picturedRules: 'Le regole con le figure',
  movedOn: 'La partita è andata avanti; questa decisione non serve più.',
  seeGame: 'Guarda la partita',
  yourTurn: 'Tocca a te. Scegli e poi conferma; prima non si gioca nulla.',
  confirm: 'Conferma',
  chooseFirst: 'Prima scegli: non è stato ancora giocato nulla.',
  onBoard: 'Scegli invece sul tabellone',
  cell: (number, x, y) => `${number} nell’immagine, in ${x},${y}`,
  place: (x, y, rotation) => `Piazzala in ${x},${y} ${turned(rotation)}`,
  square: (number) => `casella ${number}`,
  turned,
  pieces: 'Seguaci e altre azioni',
  everyPlace: 'Tutti i posti',
  alone: 'senza seguaci',
  where: (names) => `a ${and(names.map((name) => sides[name] ?? name))}`,
  gain: (number, name) => (name === undefined ? points(number) : `${points(number)} per ${name}`),
  otherwise: 'La tua scelta',
  held: 'Mossa registrata. Arriva sul tabellone appena l’altra partita con le stesse tessere è allo stesso punto.',
  done: 'Fatto',
  verify: 'È il tuo indirizzo email?',
  verified: 'Il tuo indirizzo email è confermato',
  emailChange: 'Usare questo indirizzo email d’ora in poi?',
  emailChanged: 'Il tuo indirizzo email è cambiato',
  emailUndo: 'Tenere il vecchio indirizzo email?',
  emailUndoHint: 'Tutte le sessioni del tuo account vengono chiuse e scegli una nuova password.',
  emailUndone: 'Il vecchio indirizzo email è di nuovo attivo',
  emailUndoneHint: 'Ti abbiamo inviato un’email con un link per scegliere una nuova password.',
  reset: 'Scegli una nuova password',
  resetDone: 'Hai una nuova password',
  password: 'Nuova password (almeno 8 caratteri; meglio alcune parole senza legame tra loro)',
  unsubscribe: 'Niente più email sulle tue partite?',
  unsubscribed: 'Non riceverai più email sulle tue partite',
  suppress: 'Non dobbiamo più scrivere a questo indirizzo?',
  suppressed: 'Non scriveremo mai più a questo indirizzo',
  suppressedText: 'Né un invito né un nuovo account con questo indirizzo ci faranno più scrivere.',
  allowAgain: 'Permetti di nuovo le email',
  allowed: 'Possiamo di nuovo scrivere a questo indirizzo',
  play: 'Vai a giocare',
};
