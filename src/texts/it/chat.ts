import type { Texts } from '../en/chat.ts';
import { italianHelp } from './chat-help.ts';

const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;
/** `ad Anna`, `a Bruno`. */
const to = (name: string) => (/^a/i.test(name) ? `ad ${name}` : `a ${name}`);
const units = {
  minute: ['minuto', 'minuti'],
  hour: ['ora', 'ore'],
  day: ['giorno', 'giorni'],
  week: ['settimana', 'settimane'],
} as const;
const editions: Readonly<Record<string, string>> = { first: 'prima', second: 'seconda', third: 'terza' };

/** What each phase asks for. */
const questions: Readonly<Record<string, string>> = {
  place: 'piazza una tessera',
  'abbey-choice': 'piazza la tua abbazia o pesca una tessera',
  'last-abbeys': 'piazza la tua abbazia o tienila',
  wagon: 'sposta il tuo carro o riprendilo',
  count: 'manda qualcuno a Carcassonne, o nessuno',
  redeploy: 'sposta seguaci fuori da Carcassonne, o nessuno',
  'final-redeploy': 'sposta seguaci fuori dal mercato, o nessuno',
};

const fieldScoring: Readonly<Record<string, string>> = {
  'per-field': 'i campi pagano per campo',
  'per-field-city-once': 'una città paga un campo solo',
  'per-city': 'i campi pagano per città',
};

/** Rules of a table that differ from its edition. */
const options: Readonly<Record<string, (value: string | number) => string>> = {
  fieldScoring: (value) => fieldScoring[value] ?? `${value}`,
  fieldPoints: (value) => `${value} punti per città ai contadini`,
  smallCity: (value) => `città piccole ${value}`,
  handSize: (value) => (value === 3 ? 'mano di tre' : 'senza mano'),
  sharing: (value) => (value === 'majority' ? 'la maggioranza prende tutto' : 'conta ogni seguace'),
};

const ownAccount = 'Giochi già con un account tuo.';

/** Italian. */
export const italian: Texts = {
  locale: 'it-IT',
  sides: { N: 'N', E: 'E', S: 'S', W: 'O' },
  marks: {
    shield: 'stemma',
    cathedral: 'cattedrale',
    inn: 'locanda',
    grain: 'grano',
    wine: 'vino',
    cloth: 'tessuto',
  },
  allBut: (corner) => `tranne ${corner}`,
  ownAccount,
  claimWith: (url) =>
    `Apri questo e accedi: le tue partite qui diventano del tuo account. Tienilo per te: ${url}`,
  question: (phase) => questions[phase] ?? phase,

  yourTurn: (game, move, question) => `${game}, mossa ${move}. Tocca a te: ${question}.`,
  turnOf: (game, move, name) => `${game}, mossa ${move}. Tocca ${to(name)}.`,
  over: (game, move) => `${game} è finita dopo ${plural(move, 'mossa', 'mosse')}.`,
  open: (game, taken, seats) => `${game} non è cominciata: ${taken} su ${seats} posti occupati.`,
  aborted: (game) => `${game} è stata interrotta.`,
  until: (time) => `fino a ${time}`,
  deadline: (time) => `Tempo fino a ${time}.`,
  tile: (tile) => `Tessera: ${tile}.`,
  hand: (tiles) => `La tua mano: ${tiles.join('; ')}.`,
  bag: (left) => `${plural(left, 'tessera', 'tessere')} nel sacchetto.`,
  points: (list) => `Punti: ${list.join(', ')}.`,
  won: (names, points) =>
    `${names.length === 1 ? 'Ha vinto' : 'Hanno vinto'} ${names.join(' e ')}: ${points.join(', ')}.`,
  sitting: (names) => `Al tavolo: ${names.join(', ')}.`,
  joinWith: (command) => `Gli altri si siedono con: ${command}`,
  startWith: (command) => `Per cominciare senza i posti liberi: ${command}`,

  yourMove: (question) => `Tocca a te: ${question}. Scrivi "mosse".`,
  nextYou: (question) => `Tocca ancora a te: ${question}. Scrivi "mosse".`,
  next: (name, tile) => `Ora tocca ${to(name)}${tile === undefined ? '' : ` con ${tile}`}.`,
  started: (game) => `${game} comincia!`,
  andMore: (count) => `… e altre ${count}: scrivi "storia".`,

  optionsHint: (example, deployment, isAsking) =>
    deployment === undefined
      ? `Scrivi il numero, come ${example}.`
      : `${example} piazza la tessera senza nessuno, ${deployment} con il pezzo .1${isAsking ? `; ${example}? dice quali pezzi` : ''}.`,
  together: (example) => `Più d’uno insieme: ${example}`,
  onPage: (page, pages) => `Pagina ${page} di ${pages}; la prossima: "mosse pagina ${page + 1}"`,
  lastPage: (page, pages) => `Pagina ${page} di ${pages}.`,
  abbey: 'abbazia',
  drawTile: 'pesca una tessera',
  keepAbbey: 'tienila',
  wagonHome: 'riprendilo',
  nobody: 'nessuno',
  countTo: 'con il conte che va:',
  notYourTurn: (name) => `Non tocca a te: tocca ${to(name)}.`,
  severalWays: (cell, count) => `In ${cell} la tessera ci sta in ${count} modi:`,
  noSuchLabel: (label) => `Ora niente si chiama ${label}. Scrivi "mosse" per vedere che cosa puoi fare.`,
  stale: (move, now) =>
    `Il tavolo è cambiato da quando hai guardato (siamo alla mossa ${now}): ${move} non è stata giocata. Scrivi "mosse".`,
  nothingToPass: 'Ora non puoi passare: la tessera va piazzata. Scrivi "mosse".',

  scoreLine: (place, name, points, projected) =>
    `${place}. ${name} ${points}${projected === undefined ? '' : ` (${projected} se finisse ora)`}`,
  pieces: (list) => (list.length === 0 ? 'nessun pezzo libero' : `liberi: ${list.join(', ')}`),
  holds: (list) => `ha ${list.join(', ')}`,
  abbeys: (count) => plural(count, 'abbazia', 'abbazie'),
  hasLeft: 'ha lasciato',
  noMoves: 'Non è ancora successo niente.',
  remaining: (count) => `${plural(count, 'tessera può', 'tessere possono')} ancora venire:`,
  noneRemaining: 'Non resta nessuna tessera.',
  fitting: (cell, count) => `In ${cell} ${plural(count, 'tessera ci starebbe', 'tessere ci starebbero')}:`,
  noneFitting: (cell) => `Nessuna tessera che può ancora venire sta in ${cell}.`,
  textBoard: 'Su una tessera: la lettera, i quarti di giro e il numero del giocatore che ci sta.',
  players: (names) => names.map((name, seat) => `${seat} ${name}`).join(', '),
  invitedTo: 'sei invitato',

  yourGames: 'Le tue partite:',
  noGames: 'Non giochi nessuna partita. "nuova" ne crea una, "aperte" elenca quelle a cui puoi unirti.',
  openGames: 'Puoi unirti a:',
  noOpenGames: 'Nessun tavolo è aperto per te. "nuova" ne crea uno.',
  itsYourTurn: 'tocca a te',
  turnOfShort: (name) => `tocca ${to(name)}`,
  isOver: 'finita',
  notStarted: (taken, seats) => `non cominciata, ${taken} su ${seats}`,
  moreGames: 'Ce ne sono altre; sono sulla pagina.',
  whichGame: (command) => `Quale partita? Metti il suo id davanti, come in: ${command}`,
  unknownGame: (id) => `Non conosco una partita #${id} che tu possa vedere. "partite" elenca le tue.`,
  noGameFor: 'Non giochi nessuna partita per cui valga. "partite" elenca le tue, "nuova" ne crea una.',

  said: 'Detto al tavolo.',
  tooLong: 'È troppo lungo: al massimo 2000 lettere.',
  noMessages: 'Nessuno ha ancora detto niente.',
  noOthers: 'Al tavolo non c’è ancora nessun altro; leggeranno.',
  resignSure: (game, command) =>
    `Così lasci ${game} per sempre; i punti restano tuoi e gli altri continuano. Sicuro? Scrivi: ${command}`,
  resignYes: 'abbandona sì',
  tooManyGuests: 'Si possono invitare al massimo venti ospiti per volta.',
  badTime: 'Una mossa può avere da un minuto a un anno.',
  made: (game) => `${game} è aperta.`,
  tableFacts: (facts) => `${facts.join(', ')}.`,
  seats: (count) => plural(count, 'giocatore', 'giocatori'),
  edition: (id) => (id === 'bga' ? 'regole BGA' : `${editions[id] ?? id} edizione`),
  baseGame: 'gioco base',
  expansions: {
    river: 'Il Fiume',
    'inns-and-cathedrals': 'Locande e Cattedrali',
    'traders-and-builders': 'Mercanti e Costruttori',
    'king-and-robber': 'Il Re e il Barone',
    'abbey-and-mayor': 'Abbazia e Borgomastro',
    count: 'Il Conte di Carcassonne',
  },
  option: (name, value) => options[name]?.(value) ?? `${name} ${value}`,
  time: (amount, unit) => plural(amount, units[unit][0], units[unit][1]),
  perMove: (time) => `${time} per mossa`,
  noDeadlines: 'senza scadenze',
  forfeits: 'tre mosse saltate e sei fuori',
  drawnSeats: 'ordine di gioco a sorte',
  visibility: {
    public: 'aperta a tutti',
    unlisted: 'con invito o codice',
    private: 'privata',
  },
  invitedNow: (names) => `Invitati: ${names.join(', ')}.`,
  guestsJoin: (command) => `Si siedono con: ${command}`,
  joined: (game) => `Sei seduto a ${game}.`,
  satAlready: (game) => `Sei già seduto a ${game}.`,
  left: (game) => `Hai lasciato ${game}.`,
  nudged: (name) => `L’abbiamo ricordato ${to(name)}.`,
  unknownTable: (which) =>
    `Nessun tavolo aperto per "${which}". Scrivi l’id (unisciti #3f9ac) o il codice d’invito; "aperte" elenca i tavoli.`,

  notUnderstood: (heard) => `Non ho capito "${heard}".`,
  didYouMean: (words) => `Volevi dire ${words.map((word) => `"${word}"`).join(' o ')}?`,
  tryHelp: 'Scrivi "aiuto" per sapere che cosa capisco.',
  decisionForm:
    'Una mossa è un’etichetta di "mosse" (3a.1), oppure posto, giro e chi ci sta: 3,-1 r90 seguace@strada0.',
  newUnclear: (word) =>
    `Non ho capito "${word}", quindi non è stato creato nessun tavolo. "aiuto nuova" dice che cosa capisco.`,

  help: (about) => italianHelp[about],
  overview: [
    'Carcassonne per posta. La tua mossa: "mosse", poi un’etichetta come 3a.1.',
    'Guardare: partite, turno, tavolo, mosse, punti, storia, restanti, messaggi, link, rivendica',
    'Giocare: 3a.1 (un’etichetta), 3,-1 r90 seguace@strada0 (una mossa per esteso), passo, abbandona',
    'Tavoli: nuova, aperte, unisciti, invita, inizia, esci, rivincita, sollecita, di TESTO',
    'Con più partite metti l’id davanti: #3f9ac mosse. Di più: aiuto nuova',
  ].join('\n'),

  refused: {
    'claimed-already': ownAccount,
    'not-seated': 'Non hai un posto in quella partita; puoi guardare.',
    'game-not-running': 'Quella partita non è in corso.',
    'game-not-open': 'Quella partita è già cominciata.',
    'game-not-finished': 'Quella partita non è ancora finita.',
    'game-full': 'Tutti i posti sono occupati.',
    'already-seated': 'Hai già un posto lì.',
    'too-few-players': 'Per una partita servono almeno due giocatori.',
    'not-owner': 'Può farlo solo chi ha creato il tavolo.',
    'nobody-to-nudge': 'Il tavolo aspetta solo te.',
    'nudged-already': 'Gliel’hanno ricordato meno di un giorno fa.',
    'game-not-found': 'Per te non c’è una partita così.',
    'stale-version': 'Qualcuno è stato più veloce: il tavolo è cambiato. Guarda di nuovo con "mosse".',
    'invalid-setup': 'Un tavolo così non si può preparare.',
    'player-not-found': 'Qualcuno di loro qui non è conosciuto.',
  },
  setup: {
    'R-SETUP-1':
      'Si gioca da due a cinque; in sei con Locande e Cattedrali, Mercanti e Costruttori o Abbazia e Borgomastro.',
  },
  nobodyCalled: (handle) => `Qui nessuno si chiama ${handle}.`,
  illegal: (detail, rule) => `${detail}${rule === undefined ? '' : ` (${rule})`}`,
  reason: {
    'wrong-decision': 'Ora si chiede un’altra cosa.',
    'wrong-tile': 'Non hai quella tessera da piazzare.',
    'cell-not-free': 'Lì c’è già una tessera, o non c’è niente accanto.',
    'edges-do-not-match': 'Lì, girata così, la tessera non combacia con le vicine.',
    'no-hole': 'L’abbazia va in un buco tra quattro tessere.',
    'river-course': 'Il fiume deve continuare, e non può fare due curve dalla stessa parte.',
    'no-such-segment': 'Sulla tessera non c’è quella parte.',
    'no-such-piece': 'In questa partita non c’è quel pezzo.',
    'not-in-supply': 'Non hai più quel pezzo.',
    'feature-occupied': 'Lì c’è già un seguace.',
    'piece-not-allowed': 'Quel pezzo lì non può stare.',
    'corner-not-allowed': 'Su quell’angolo la fattoria non può stare.',
    'wagon-target': 'Il carro non può andare lì.',
    'town-entry': 'Così non si entra a Carcassonne.',
    redeployment: 'Così non si esce da Carcassonne.',
    'no-such-option': 'Quell’etichetta non c’è.',
  },
  fitsElsewhere: (labels) => `Lì ci sta come ${labels.join(', ')}.`,
  mayStandThere: (list) => `Lì puoi usare: ${list.join(' · ')}`,
  nobodyMayStand: 'Lì non può stare nessuno; piazza solo la tessera.',
  seeOptions: 'Scrivi "mosse" per vedere che cosa puoi fare.',
};
