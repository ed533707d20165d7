import { plural } from '../../../src/texts/names.ts';
import type { GuestTexts, LearnTexts, SiteTexts } from '../en/site.ts';

const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

/** The texts of the pages around the games, in Italian. */
export const site: SiteTexts = {
  day: (day: number, month: number) => `${day} ${months[month]}`,
  footer: { label: 'Informazioni sul sito', rules: 'Regole', api: 'API', learn: 'Impara il gioco' },
  loggedOut: 'La sessione è scaduta',
  loggedOutText: 'Accedi di nuovo e torni a questa pagina.',
  away: 'Il servizio al momento non è raggiungibile. Nuovo tentativo in corso…',
  back: 'Di nuovo in linea.',

  lists: {
    search: 'Cerca tra le tue partite',
    searchHint: 'Tavolo o giocatore',
    show: 'Mostra',
    all: 'Tutte le partite',
    nothingFound: 'Nessuna tua partita corrisponde.',
    more: 'Mostra altre',
    older: 'Mostra partite precedenti',
    unread: 'Nuovi messaggi',
    baseGame: 'Gioco base',
    noClock: 'Senza limiti di tempo',
    withRobots: 'Ammessi anche i robot',
    withoutRobots: 'Solo persone',
    askedReliability: (percent) => `affidabilità almeno ${percent}`,
    youWon: 'Hai vinto',
    shared: 'Primo posto a pari merito',
    place: (place: number, of: number) => `Sei ${place}º su ${of}`,
    timeLeft: (time: string) => `tempo rimasto: ${time}`,
    days: (count: number) => plural('it', count, { one: '1 giorno', other: `${count} giorni` }),
    hours: (count: number) => plural('it', count, { one: '1 ora', other: `${count} ore` }),
    minutes: (count: number) => plural('it', count, { one: '1 minuto', other: `${count} minuti` }),
  },

  welcome: {
    points: [
      ['Con i tuoi tempi', 'Minuti, ore o giorni per una mossa: la partita ti aspetta.'],
      ['Ovunque ti trovi', 'Gioca su questa pagina, rispondendo a un’email o in chat.'],
      ['Libero e gratuito', 'Otto espansioni, robot, niente pubblicità e un’API per tutto.'],
    ],
    watch: 'Partite in corso',
    watchText: 'Partite pubbliche: guarda come giocano gli altri.',
    noneToWatch: 'Al momento non ci sono partite pubbliche in corso.',
    join: 'Tavoli che cercano giocatori',
    joinText: 'Aprine uno per vederne le regole, poi prendi posto.',
    noneToJoin: 'Nessun tavolo cerca giocatori al momento. Gioca contro un robot o apri un tavolo tuo.',
    more: 'Per saperne di più',
    rules: 'Le regole del gioco',
    rulesText: 'Il gioco base in cinque minuti e le otto espansioni, con le figure.',
    api: 'L’API',
    apiText: 'Tutto ciò che fa questa pagina lo possono fare anche programmi e bot.',
    learn: 'Impara il gioco',
    learnText: 'Brevi lezioni su un tabellone vero, pochi minuti ciascuna.',
  },
};

/** The texts for those who play without an account, in Italian. */
export const guests: GuestTexts = {
  playNow: 'Gioca subito',
  playHarder: 'Conosco il gioco: dammi un robot più forte',
  playHint: 'Niente account, niente da compilare: una partita contro un robot amichevole, e cominci tu.',
  beginning: 'Preparo il tavolo…',

  keep: 'Salva le mie partite',
  keepShort: 'Salva',

  gone: 'Il tuo account ospite è scaduto',
  goneText: (days) =>
    `Gli ospiti che non tornano per ${plural('it', days, { one: 'un giorno', other: `${days} giorni` })} fanno posto ad altri, e le loro partite finiscono. Comincia una partita nuova: con un indirizzo email o una passkey ti aspetterà per tutto il tempo che vuoi.`,
};

/** The texts of the tutorial's page in Italian; those of the lessons come from the service. */
export const learn: LearnTexts = {
  nav: 'Impara',
  title: 'Impara a giocare',
  text: 'Lezioni brevi a un vero tavolo. Non serve un account e non puoi sbagliare: se una mossa porta altrove, ti spieghiamo perché e riprovi.',
  base: 'Il gioco base',
  expansions: 'Le espansioni',
  done: 'fatta',
  step: (step, steps) => `Passo ${step} di ${steps}`,
  news: 'Punti',
  all: 'Tutte le lezioni',
  startOver: 'Ricomincia',
  next: (title) => `Avanti: ${title}`,
  finished: 'Era l’ultima lezione. Il resto si impara meglio giocando.',
  notFound: 'Questa lezione non esiste.',
};
