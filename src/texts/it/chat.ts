import type { ChatTexts } from '../chat-texts.ts';
import { result } from './games.ts';
import { and, count, or } from './grammar.ts';
import { lengthOf } from './matches.ts';
import { problems } from './problems.ts';
import { tableOptions } from './table-options.ts';

/** Returns a name with its preposition: `ad Anna`, `a Bruno`. */
const to = (name: string) => (/^a/i.test(name) ? `ad ${name}` : `a ${name}`);
const units = {
  minute: ['minuto', 'minuti'],
  hour: ['ora', 'ore'],
  day: ['giorno', 'giorni'],
  week: ['settimana', 'settimane'],
} as const;
const editions: Readonly<Record<string, string>> = { first: 'prima', second: 'seconda', third: 'terza' };

const fieldScoring: Readonly<Record<string, string>> = {
  'per-field': 'i campi pagano per campo',
  'per-field-city-once': 'una città paga un solo campo',
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

/** The texts of answers in a chat, in Italian. */
export const chat: ChatTexts = {
  sides: { N: 'N', E: 'E', S: 'S', W: 'O' },
  allBut: (corner) => `tranne ${corner}`,

  ownAccount,
  claimWith: (url) =>
    `Apri questo link e accedi: le partite che hai qui passano al tuo account. Tienilo per te: ${url}`,

  yourTurn: (game, move, question) => `${game}, mossa ${move}. Tocca a te: ${question}.`,
  turnOf: (game, move, name) => `${game}, mossa ${move}. Tocca ${to(name)}.`,
  waitsForOther: (game, move) => `${game}, mossa ${move}. Aspetta l’altra partita con le stesse tessere.`,
  over: (game, move) => `${game} è finita dopo ${count(move, 'mossa', 'mosse')}.`,
  open: (game, taken, seats) => `${game} non è ancora cominciata: ${taken} posti occupati su ${seats}.`,
  ended: (game, move) => `${game} è terminata senza risultato dopo ${count(move, 'mossa', 'mosse')}.`,
  isAborted: 'terminata senza risultato',
  aborted: (game) => `${game} è stata interrotta.`,
  until: (time) => `entro ${time}`,
  deadline: (time) => `Scadenza: ${time}.`,
  noDeadline: 'Non c’è nessuna scadenza.',
  pausedNow: 'La partita è in pausa: nessuna scadenza.',
  paused: 'in pausa',
  tile: (tile) => `Tessera: ${tile}.`,
  hand: (tiles) => `La tua mano: ${tiles.join('; ')}.`,
  bag: (remaining) => `${count(remaining, 'tessera', 'tessere')} nel sacchetto.`,
  points: (list) => `Punti: ${list.join(', ')}.`,
  won: (names, points) => `${result.won(names)}: ${points.join(', ')}.`,
  seated: (names) => `Al tavolo: ${names.join(', ')}.`,
  joinWith: (command) => `Gli altri si uniscono con: ${command}`,
  startWith: (command) => `Per cominciare senza riempire i posti liberi: ${command}`,

  tournaments: {
    acts: {
      enter: ['iscrivimi', 'partecipo', 'iscrivi'],
      join: ['unisciti', 'entro', 'accetto'],
      invite: ['invita'],
      leave: ['esci', 'ritirami'],
    },
    title: 'Tornei e campionati:',
    none: 'Al momento non ci sono tornei. Puoi crearne uno sul sito.',
    unknown: (number) => `Il torneo ${number} non è nell’elenco.`,
    more: (example, entering) => `Scrivi "${example}" per saperne di più, "${entering}" per partecipare.`,
    kinds: {
      swiss: 'sistema svizzero',
      'round-robin': 'girone all’italiana',
      elimination: 'eliminazione diretta',
      league: 'campionato',
      ladder: 'classifica a sfide',
    },
    entrants: (number) => (number === 1 ? '1 giocatore' : `${number} giocatori`),
    ofCapacity: (number, most) => `${number} giocatori su ${most}`,
    teams: (number) => count(number, 'squadra', 'squadre'),
    teamsOfCapacity: (number, most) => `${number} squadre su ${most}`,
    round: (round, of) => (of === undefined ? `turno ${round}` : `turno ${round} di ${of}`),
    entered: 'partecipi',
    youEntered: (name) => `Partecipi a ${name}. Le tue partite cominciano da sole.`,
    youLeft: (name) => `Non partecipi più a ${name}.`,
    notEntered: 'Non partecipi a questo torneo.',
    leaveSure: (name, leaving) =>
      `${name} è già in corso. Le tue partite iniziate continuano, ma non ne cominciano altre. Certo? Scrivi: ${leaving} sì`,
    team: (name, members) => `${name}: ${members.join(', ')}`,
    yourTeam: (name, members) => `La tua squadra è ${name}: ${members.join(', ')}.`,
    invitesYou: (captain, team, joining) => `${captain} ti invita nella squadra ${team}. Scrivi: ${joining}`,
    exampleTeam: 'Gli Abati',
    whichName: (entering) => `Partecipano squadre. Come si chiama la tua? Scrivi per esempio: ${entering}`,
    badTeamName: 'Una squadra non può chiamarsi così. Un nome ha al massimo 60 caratteri visibili.',
    teamEntered: (team, name) => `La squadra ${team} è iscritta a ${name}, e ne sei il capitano.`,
    inviteOthers: (size, inviting) => `Partecipa appena ha ${size} componenti. Invita altri: ${inviting}`,
    teamJoined: (team, name) =>
      `Giochi per la squadra ${team} in ${name}. Le tue partite cominciano da sole.`,
    notInvited: 'Lì non sei in nessuna squadra, e nessuna ti ha invitato.',
    whichTeam: 'Quale squadra?',
    teamLeft: (team) => `Hai lasciato la squadra ${team}.`,
    teamDeclined: (team) => `Hai rifiutato l’invito della squadra ${team}.`,
  },

  yourMove: (question) => `Tocca a te: ${question}. Scrivi "mosse".`,
  held: 'Mossa registrata. Arriva sul tabellone appena l’altra partita con le stesse tessere è allo stesso punto.',
  nextYou: (question) => `Tocca ancora a te: ${question}. Scrivi "mosse".`,
  next: (name, tile) => `Ora tocca ${to(name)}${tile === undefined ? '' : ` con ${tile}`}.`,
  started: (game) => `${game} comincia!`,
  andMore: (number) => `… e altre ${number}: scrivi "storia".`,

  optionsHint: (example, deployment, isAbridged) =>
    deployment === undefined
      ? `Rispondi con il numero, per esempio ${example}.`
      : `${example} piazza solo la tessera, ${deployment} anche il pezzo ${deployment.replace(/^[^.]*/, '')}${isAbridged ? `; ${example}? elenca i pezzi` : ''}.`,
  piecesHint: (example) => `${example} piazza solo la tessera; ${example}? elenca i pezzi.`,
  moreOfThese: (count, example) => `… e altre ${count}: “${example}” le elenca.`,
  moreElsewhere: (count, example) => `… e altre ${count}: indica la casella, come in “${example}”.`,
  insteadOfPiece: 'Ovunque la piazzi, invece di una pedina sulla tessera:',
  actionsHint: (examples) => `Scrivilo dopo il numero: ${examples.join(' · ')}`,
  together: (example) => `Più di uno alla volta: ${example}`,
  onPage: (page, pages) => `Pagina ${page} di ${pages}; la prossima: "mosse pagina ${page + 1}"`,
  lastPage: (page, pages) => `Pagina ${page} di ${pages}.`,
  notYourTurn: (name) => `Non tocca a te: tocca ${to(name)}.`,
  severalWays: (cell, number) => `In ${cell} la tessera si può piazzare in ${number} modi:`,
  noSuchLabel: (label) => `Ora l’opzione ${label} non c’è. Scrivi "mosse" per vedere che cosa puoi fare.`,
  stale: (move, now) =>
    `Il tavolo è cambiato da quando hai guardato (ora siamo alla mossa ${now}): ${move} non è stata giocata. Scrivi "mosse".`,
  nothingToPass: (question) => `Ora non puoi passare: ${question}. Scrivi "mosse".`,

  scoreLine: (place, name, points, projected) =>
    `${place}. ${name} ${points}${projected === undefined ? '' : ` (${projected} se finisse ora)`}`,
  pieces: (list) => (list.length === 0 ? 'nessun pezzo libero' : `liberi: ${list.join(', ')}`),
  holds: (list) => `ha ${list.join(', ')}`,
  hasResigned: result.resigned,
  afterHint: 'dopo un suggerimento',
  noMoves: 'Non è ancora successo niente.',
  remaining: (number) => `${count(number, 'tessera può', 'tessere possono')} ancora uscire:`,
  noneRemaining: 'Non resta nessuna tessera.',
  fitting: (cell, number) =>
    `In ${cell} ${number === 1 ? 'ci starebbe' : 'ci starebbero'} ${count(number, 'tessera', 'tessere')}:`,
  noneFitting: (cell) => `Nessuna delle tessere che possono ancora uscire sta in ${cell}.`,
  textBoard: 'Su una tessera: la lettera, i quarti di giro e il numero del giocatore che la occupa.',
  players: (names) => names.map((name, seat) => `${seat} ${name}`).join(', '),
  invitedTo: 'hai un invito',

  yourGames: 'Le tue partite:',
  noGames: 'Non hai partite. "nuova" ne crea una, "aperte" elenca quelle a cui puoi unirti.',
  openGames: 'Puoi unirti a:',
  noOpenGames: 'Non ci sono tavoli aperti per te. "nuova" ne crea uno.',
  itsYourTurn: 'tocca a te',
  waitsForOtherShort: 'aspetta l’altra partita',
  turnOfShort: (name) => `tocca ${to(name)}`,
  isOver: 'finita',
  notStarted: (taken, seats) => `non cominciata, ${taken} su ${seats}`,
  moreGames: 'Ce ne sono altre sul sito.',
  whichGame: (command) => `Quale partita? Metti il suo id davanti, come in: ${command}`,
  unknownGame: (id) => `Non trovo nessuna partita #${id}. "partite" elenca le tue.`,
  noGameFor: 'Non hai una partita per questo. "partite" elenca le tue, "nuova" ne crea una.',

  posted: 'Messaggio inviato al tavolo.',
  tooLong: 'È troppo lungo: al massimo 2000 caratteri.',
  commandTooLong: 'È troppo lungo per un comando. Per scrivere al tavolo comincia con «di».',
  noMessages: 'Ancora nessun messaggio.',
  noOthers: 'Inviato. Per ora al tavolo ci sei solo tu; chi arriva lo leggerà.',
  resignSure: (game, command) =>
    `Così abbandoni ${game} per sempre; i punti restano tuoi e gli altri continuano. Confermi? Scrivi: ${command}`,
  resignYes: 'abbandona sì',
  resignMatch: (command) => `Per abbandonare tutto l’incontro, scrivi: ${command}`,
  resignMatchSure: (command) =>
    `Così abbandoni tutto l’incontro: abbandoni le sue partite in corso e vince l’altro giocatore. Confermi? Scrivi: ${command}`,
  resignMatchYes: 'abbandona incontro sì',
  noMatch: 'Questa partita non fa parte di un incontro.',
  matchBegun: 'Il prossimo incontro è cominciato.',
  matchResigned: 'Hai abbandonato l’incontro.',
  tooManyInvited: 'Si possono invitare al massimo venti persone per volta.',
  badTime: 'Il tempo per una mossa va da un minuto a un anno.',
  created: (game) => `${game} è aperta.`,
  tableFacts: (facts) => `${facts.join(', ')}.`,
  seats: (number) => count(number, 'giocatore', 'giocatori'),
  edition: (id) => (id === 'bga' ? 'regole BGA' : `${editions[id] ?? id} edizione`),
  option: (name, value) => options[name]?.(value) ?? `${name} ${value}`,
  time: (amount, unit) => count(amount, units[unit][0], units[unit][1]),
  perMove: (time) => `${time} per mossa`,
  playThis: (label) => `Giocare ${label}? Rispondi ${label} o sì.`,
  nothingAsked: 'Non c’è nessuna domanda aperta. "mosse" elenca quello che puoi giocare.',
  onVacation: (from, until) => `Sei in vacanza da ${from} a ${until}: i tuoi orologi sono fermi.`,
  noVacation: 'Non hai vacanze in programma.',
  vacationDaysLeft: (days) => `Ti restano ${days} giorni di vacanza quest’anno.`,
  noDeadlines: 'senza scadenze',
  forfeits: 'tre mosse saltate e sei fuori',
  drawnSeats: 'ordine di gioco a sorte',
  minReliability: (percent) => `affidabilità almeno ${percent}%`,
  visibility: {
    public: 'aperta a tutti',
    unlisted: 'con invito o codice',
    private: 'privata',
  },
  challenged: (name, match) => `Hai sfidato ${name}: ${lengthOf(match)}. L’incontro comincia quando accetta.`,
  invitedNow: (names) => `Inviti: ${names.join(', ')}.`,
  invitedJoin: (command) => `Si uniscono con: ${command}`,
  joined: (game) => `Hai preso posto a ${game}.`,
  joinedAlready: (game) => `Hai già un posto a ${game}.`,
  left: (game) => `Hai lasciato il posto a ${game}.`,
  nudged: (name) => `Sollecito inviato ${to(name)}.`,
  robotSeated: (name, game) => `${name} ha preso posto a ${game}.`,
  requested: (what, names) => `Richiesta inviata: ${what}. Si attende ${and(names)}.`,
  waitingForAnswers: (names, until) => `Si attende ${and(names)}, fino a ${until}.`,
  howToAnswer: 'Scrivi "accetto" o "rifiuto".',
  nothingRequested: 'In quella partita non ci sono richieste aperte.',
  whichRequest: 'Quale di queste? Dilla per nome, per esempio: accetto pausa',
  agreed: (what) => `Hai accettato: ${what}. Mancano ancora altre risposte.`,
  youAreBack: (game) => `Di nuovo in gioco in ${game}.`,
  standsIn: 'a tempo scaduto gioca un robot',
  unknownTable: (which) =>
    `Nessun tavolo aperto per "${which}". Scrivi l’id (unisciti #3f9ac) o il codice d’invito; "aperte" elenca i tavoli.`,

  notUnderstood: (input) => `Non ho capito "${input}".`,
  didYouMean: (words) => `Volevi dire ${words.map((word) => `"${word}"`).join(' o ')}?`,
  tryHelp: 'Scrivi "aiuto" per l’elenco dei comandi.',
  decisionForm:
    'Una mossa è un numero di "mosse" (3a.1), oppure casella, rotazione e pezzo: 3,-1 r90 seguace@strada0.',
  newUnclear: (word) =>
    `Non ho capito "${word}", quindi non è stato creato nessun tavolo. "aiuto nuova" spiega che cosa capisco.`,

  overview: [
    'Carcassonne per posta. La tua mossa: "mosse", poi un numero come 3a.1.',
    'Guardare: partite, turno, tavolo, mosse, punti, storia, restanti, messaggi, link, rivendica',
    'Giocare: 3a.1 (un numero), 3,-1 r90 seguace@strada0 (una mossa per esteso), passo, abbandona',
    'Tavoli: nuova, aperte, unisciti, invita, inizia, esci, rivincita, sollecita, di TESTO',
    'Con più partite metti l’id davanti: #3f9ac mosse. Altro: aiuto nuova. Per imparare: impara',
  ].join('\n'),

  cancelled: (game) => `Hai annullato ${game}.`,
  declined: (game) => `Hai rifiutato l’invito a ${game}.`,
  whichInvitation: 'A quale di queste? Metti l’id davanti, per esempio: #3f9ac rifiuta',
  blocked: (name) => `${name}: bloccato. Non vi incontrate più e non vi leggete più.`,
  unblocked: (name) => `${name}: blocco tolto.`,
  muted: (name) => `Non leggi più i messaggi di ${name}.`,
  unmuted: (name) => `Leggi di nuovo i messaggi di ${name}.`,
  reported: (name) => `Grazie. I gestori esamineranno la tua segnalazione su ${name}.`,
  reportHow: 'Di’ chi e perché, per esempio: segnala @ole spam TESTO. I motivi:',

  refused: {
    ...problems,
    'assistance-off': tableOptions.assistance.off.sentence,
    'already-claimed': ownAccount,
    'too-many-requests': 'Lo stai facendo troppo spesso. Riprova più tardi.',
    'game-not-found': 'Non trovo questa partita, o non puoi vederla.',
  },
  tooManySeats: (expansions) => `Si gioca da due a cinque; in sei con ${or(expansions)}.`,
  nobodyCalled: (handle) => `Qui nessuno si chiama ${handle}.`,
  illegal: (detail, rule) => `${detail}${rule === undefined ? '' : ` (${rule})`}`,
  fitsElsewhere: (labels) => `Lì ci sta come ${labels.join(', ')}.`,
  mayStandThere: (list) => `Lì puoi usare: ${list.join(' · ')}`,
  nobodyMayStand: 'Lì non puoi mettere pezzi; piazza solo la tessera.',
  seeOptions: 'Scrivi "mosse" per vedere che cosa puoi fare.',
};
