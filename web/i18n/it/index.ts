import { game } from '../../../src/texts/it/game.ts';
import { result } from '../../../src/texts/it/games.ts';
import { tableOptions } from '../../../src/texts/it/table-options.ts';
import { plural } from '../../../src/texts/names.ts';
import { complete } from '../agreement-it.ts';
import type { Texts } from '../en/index.ts';
import { named } from '../named.ts';
import { guests, learn, site } from './site.ts';
import { outcome, table, variation } from './table.ts';

const { and, points, counted } = game;

const sides = named({ N: 'nord', E: 'est', S: 'sud', W: 'ovest' });
const corners = named({ NE: 'nord-est', SE: 'sud-est', SW: 'sud-ovest', NW: 'nord-ovest' });

/** The texts of the page in Italian. */
export const it: Texts = {
  title: 'Carcassonne per posta',
  game,
  result,
  tableOptions,
  side: (name) => sides[name] ?? name,
  corner: (name) => corners[name] ?? name,
  skipToContent: 'Vai al contenuto',
  loading: 'Un momento…',
  copy: 'Copia',
  copied: 'Copiato',
  save: 'Salva',
  saved: 'Salvato',
  cancel: 'Annulla',
  remove: 'Elimina',

  nav: {
    label: 'Menu principale',
    play: 'Gioca',
    community: 'Comunità',
    find: 'Trova una partita',
    newGame: 'Nuova partita',
    settings: 'Impostazioni',
    logOut: 'Esci',
    logIn: 'Accedi',
  },

  welcome: {
    claim: 'Una mossa oggi, la risposta domani.',
    text: 'Carcassonne come lunga partita tra amici: gioca qui, da una chat o per email, quando hai un minuto.',
    logIn: 'Accedi',
    signUp: 'Crea un account',
    noAccount: 'È la prima volta?',
    haveAccount: 'Hai già un account?',
  },
  /** Playing without an account. */
  guests,
  variation,
  /** The pages around the games. */
  outcome,
  site,

  /** The tutorial. */
  learn,
  table,

  games: {
    yourTurn: 'Tocca a te',
    running: 'In attesa degli altri',
    open: 'Non ancora iniziate',
    finished: 'Finite',
    openTables: 'Tavoli aperti a cui unirsi',
    none: 'Ancora nessuna partita',
    noneText: 'Comincia con un robot, o trova con chi giocare: apri un tavolo e invia il link ai tuoi amici.',
    noTurn: 'Nessuna partita aspetta te.',
    noOpenTables: 'Nessun tavolo aperto in questo momento. Aprine uno: altri potranno unirsi.',
    seats: (taken, seats) => `${taken} posti su ${seats} occupati`,
    waitsForOther: 'aspetta l’altra partita',
    waitsFor: (name) => `in attesa di ${name}`,
    moves: (count) => plural('it', count, { one: '1 mossa', other: `${count} mosse` }),
    aborted: 'Terminata senza risultato',
    untitled: 'Partita senza nome',
    clocks: named({
      none: 'Senza limite',
      PT12H: '12 ore',
      P1D: '1 giorno',
      P3D: '3 giorni',
      P1W: '1 settimana',
      P2W: '2 settimane',
    }),
    notFound: 'Partita non trovata',
    notFoundText: 'Forse è privata, o il link è incompleto.',
    clock: (time) => `${time} per mossa`,
    pausedShort: 'in pausa',
  },

  board: {
    alt: 'Il tabellone',
    label: 'Il tabellone. Trascina per spostarlo, più e meno per lo zoom, 0 per vederlo tutto.',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Rimpicciolisci',
    fit: 'Vedi tutto',
    legal: 'Caselle possibili per la tessera',
    place: (label, total, x, y) => `Casella ${label} di ${total}: ${x}, ${y}`,
    turns: (count) =>
      plural('it', count, { one: 'si incastra in un solo verso', other: `si incastra in ${count} versi` }),
    owned: (names) => `di ${and(names)}`,
    free: 'non c’è nessuno',
    tiles: (count) => counted('tiles', count),
    complete,
    openEnds: (count) => plural('it', count, { one: '1 lato aperto', other: `${count} lati aperti` }),
    missing: (count) => plural('it', count, { one: 'manca 1 tessera', other: `mancano ${count} tessere` }),
    now: (count) => `${points(count)} adesso`,
    whenComplete: (count, kind) => `${count} se ${complete(kind)}`,
    atLeast: (count, kind) => `${count} o più se ${complete(kind)}`,
  },

  turn: {
    yours: 'Tocca a te',
    waitingFor: (name) => `In attesa di ${name}`,
    heldByYou: 'Hai deciso',
    heldBy: (name) => `${name} ha deciso`,
    heldHint:
      'La mossa arriva sul tabellone appena l’altra partita con le stesse tessere è allo stesso punto.',
    over: 'La partita è finita',
    aborted: 'Tutti hanno accettato di chiuderla senza risultato.',
    watching: 'Stai guardando',
    placeOne: 'Scegli una tessera e piazzala',
    placeHint: 'Tocca una casella tratteggiata o trascinaci la tessera; se è sbiadita, si gira da sola.',
    gapHint: 'Tocca un buco tratteggiato.',
    deploy: 'Piazzi un seguace?',
    deployNobody: 'Nessun seguace',
    also: 'E insieme?',
    alsoNothing: 'Nient’altro',
    abbeyHint: 'Tocca un buco tratteggiato per metterci l’abbazia. Decidi prima di vedere una tessera.',
    abbey: 'Abbazia',
    tile: 'Tessera',
    exchange: 'Nessuna tessera in mano si può piazzare',
    turnTile: 'Ruota la tessera',
    takeBack: 'Cambia',
    confirm: 'Conferma',
    confirmGain: (gain) => `Conferma, ${gain}`,
    sending: 'Invio…',
    gain: (name, gain) => `${name} ${gain}`,
    atCell: (x, y) => `in ${x}, ${y}`.replaceAll('-', '−'),
    onCorner: (corner) => `sull’angolo a ${corner}`,
    stale:
      'Qualcuno è stato più veloce: il tabellone è cambiato. Guarda di nuovo; ciò che è ancora possibile è rimasto.',
    notYourTurn: 'Questa decisione è già stata presa.',
    notLegal: 'Questo non è permesso',
    ruleHint: (rule) => `Regola ${rule}`,
    offline: 'Il servizio non risponde. La tua scelta è conservata; riprova.',
    asList: 'Scegli da un elenco',
    listed: (label, tile) => `Casella ${label}${tile === undefined ? '' : `: ${tile}`}`,
    deadline: (time) => `Entro ${time}`,
    setAside: (count) =>
      plural('it', count, { one: '1 tessera messa da parte', other: `${count} tessere messe da parte` }),
    paused: 'In pausa: nessuna scadenza',
  },

  scores: {
    title: 'Punti',
    pieces: 'Pezzi rimasti',
    bag: (count) =>
      plural('it', count, { one: '1 tessera nel sacchetto', other: `${count} tessere nel sacchetto` }),
    turn: 'di turno',
    explain: 'Da dove vengono i punti',
    nothing: 'Ancora nessun punto.',
    projection: 'Se finisse ora',
    remaining: 'Tessere ancora da pescare',
  },

  settings: {
    language: 'Lingua',
    appearance: 'Aspetto',
    auto: 'Come il dispositivo',
    light: 'Chiaro',
    dark: 'Scuro',
  },

  problems: named({
    offline: 'Il servizio non risponde. Sei online?',
    unknown: 'Qualcosa è andato storto.',
    banned: 'Questo account è stato escluso.',
    'too-many-requests': 'Troppe richieste. Aspetta un minuto e riprova.',
    'game-not-found': 'Partita non trovata.',
    'assistance-off': tableOptions.assistance.off.sentence,
  }),
};
