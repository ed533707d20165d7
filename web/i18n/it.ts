import type { Texts } from './en.ts';
import { listIn, plural } from './words.ts';

const and = (items: readonly string[]) => listIn('it', items);
const points = (count: number) => plural('it', count, { one: `${count} punto`, other: `${count} punti` });

const pieces: Readonly<Record<string, string>> = {
  meeple: 'seguace',
  'large-meeple': 'seguace grande',
  mayor: 'sindaco',
  wagon: 'carro',
  builder: 'costruttore',
  pig: 'maiale',
  barn: 'fienile',
};
const roles: Readonly<Record<string, string>> = {
  city: 'cavaliere',
  road: 'brigante',
  monastery: 'monaco',
  field: 'contadino',
};
const features: Readonly<Record<string, string>> = {
  city: 'città',
  road: 'strada',
  monastery: 'monastero',
  field: 'prato',
  river: 'fiume',
  carcassonne: 'Carcassonne',
};
/** With the article that goes before it: `la città`. */
const theFeatures: Readonly<Record<string, string>> = {
  city: 'la città',
  road: 'la strada',
  monastery: 'il monastero',
  field: 'il prato',
  river: 'il fiume',
  carcassonne: 'Carcassonne',
};
const onFeatures: Readonly<Record<string, string>> = {
  city: 'nella città',
  road: 'sulla strada',
  monastery: 'nel monastero',
  field: 'nel prato',
  river: 'sul fiume',
  carcassonne: 'a Carcassonne',
};
const quarters: Readonly<Record<string, string>> = {
  castle: 'castello',
  blacksmith: 'fabbro',
  cathedral: 'cattedrale',
  market: 'mercato',
};
const toQuarters: Readonly<Record<string, string>> = {
  castle: 'al castello',
  blacksmith: 'dal fabbro',
  cathedral: 'alla cattedrale',
  market: 'al mercato',
};
const fromQuarters: Readonly<Record<string, string>> = {
  castle: 'dal castello',
  blacksmith: 'dalla bottega del fabbro',
  cathedral: 'dalla cattedrale',
  market: 'dal mercato',
};
const counted: Readonly<Record<string, (count: number) => string>> = {
  tiles: (count) => plural('it', count, { one: '1 tessera', other: `${count} tessere` }),
  shields: (count) => plural('it', count, { one: '1 stemma', other: `${count} stemmi` }),
  cities: (count) => plural('it', count, { one: '1 città', other: `${count} città` }),
  roads: (count) => plural('it', count, { one: '1 strada', other: `${count} strade` }),
  bonus: (count) =>
    plural('it', count, { one: '1 città con il maiale', other: `${count} città con il maiale` }),
  tokens: (count) => plural('it', count, { one: '1 segnalino', other: `${count} segnalini` }),
};
const sides: Readonly<Record<string, string>> = { N: 'nord', E: 'est', S: 'sud', W: 'ovest' };
const corners: Readonly<Record<string, string>> = {
  NE: 'nord-est',
  SE: 'sud-est',
  SW: 'sud-ovest',
  NW: 'nord-ovest',
};
const goods: Readonly<Record<string, string>> = {
  wine: 'vino',
  grain: 'grano',
  cloth: 'stoffa',
  king: 'il re',
  robber: 'il barone ladrone',
};
const scored: Readonly<Record<string, string>> = {
  city: 'una città',
  road: 'una strada',
  monastery: 'un monastero',
  field: 'un prato',
  'city-incomplete': 'una città incompleta',
  'road-incomplete': 'una strada incompleta',
  'monastery-incomplete': 'un monastero incompleto',
  barn: 'un fienile',
  'field-barn-placed': 'un prato con un nuovo fienile',
  'field-barn-connected': 'un prato unito a un fienile',
  'goods-wine': 'più vino di tutti',
  'goods-grain': 'più grano di tutti',
  'goods-cloth': 'più stoffa di tutti',
  king: 'il re',
  robber: 'il barone ladrone',
};
const reasons: Readonly<Record<string, string>> = {
  inn: 'una locanda: ogni tessera vale uno in più',
  cathedral: 'una cattedrale: ogni tessera e ogni stemma valgono uno in più',
  'small-city': 'una città piccola: ogni tessera vale 1',
};
const noticeStates: Readonly<Record<string, string>> = {
  waiting: 'in viaggio',
  delivered: 'consegnato',
  failed: 'non consegnabile',
  dropped: 'non più necessario',
};
const said = (table: Readonly<Record<string, string>>) => (name: string) =>
  table[name] ?? name.replaceAll('-', ' ');
const the = said(theFeatures);
const on = said(onFeatures);
const into = said(toQuarters);
const outOf = said(fromQuarters);

/** Everything the page says, in Italian. */
export const it: Texts = {
  language: 'Italiano',
  title: 'Carcassonne per posta',
  and,
  points,
  piece: said(pieces),
  role: said(roles),
  feature: said(features),
  quarter: said(quarters),
  side: said(sides),
  corner: said(corners),
  goods: said(goods),
  skipToContent: 'Vai al contenuto',
  loading: 'Un momento …',
  back: 'Indietro',
  close: 'Chiudi',
  copy: 'Copia',
  copied: 'Copiato',
  save: 'Salva',
  saved: 'Salvato',
  cancel: 'Annulla',
  more: 'Altro',
  retry: 'Riprova',

  nav: {
    games: 'Partite',
    newGame: 'Nuova partita',
    settings: 'Impostazioni',
    logOut: 'Esci',
    logIn: 'Accedi',
  },

  welcome: {
    claim: 'Una mossa oggi, la risposta domani.',
    text: 'Carcassonne come lunga partita tra amici: gioca qui, da una chat o per posta, quando hai un minuto.',
    logIn: 'Accedi',
    signUp: 'Crea un account',
    noAccount: 'È la prima volta?',
    haveAccount: 'Hai già un account?',
  },
  account: {
    email: 'Indirizzo e-mail',
    password: 'Password',
    passwordHint: 'Almeno 8 caratteri',
    handle: 'Nome al tavolo',
    handleHint: 'Lettere, cifre, - e _; gli altri lo vedono',
    working: 'Un momento …',
    forgotten: 'Password dimenticata?',
    sendReset: 'Mandami un link',
    resetSent: 'Se esiste un account così, una mail con un link è in arrivo.',
  },

  games: {
    yourTurn: 'Tocca a te',
    running: 'In attesa degli altri',
    open: 'Non ancora iniziate',
    finished: 'Finite',
    openTables: 'Tavoli aperti a cui unirsi',
    none: 'Ancora nessuna partita',
    noneText: 'Apri un tavolo e manda il link ai tuoi amici, oppure siediti a uno già aperto.',
    noOpenTables: 'In questo momento nessuno cerca giocatori.',
    seats: (taken, seats) => `${taken} posti su ${seats} occupati`,
    waitsFor: (name) => `si aspetta ${name}`,
    moves: (count) => plural('it', count, { one: '1 mossa', other: `${count} mosse` }),
    wonBy: (names) => (names.length === 1 ? `ha vinto ${names[0]}` : `hanno vinto ${and(names)}`),
    aborted: 'terminata senza risultato',
    untitled: 'Una partita senza nome',
    until: (time) => `entro ${time}`,
    moreFinished: 'Partite più vecchie',
  },

  newGame: {
    title: 'Nuova partita',
    name: 'Nome del tavolo',
    nameExample: 'Il tavolo della domenica',
    seats: 'Giocatori',
    visibility: 'Chi può unirsi',
    public: 'Chiunque',
    publicHint: 'Il tavolo è in elenco per tutti i giocatori.',
    unlisted: 'Chi ha il link',
    unlistedHint: 'Chi conosce il link può guardare; per sedersi serve l’invito.',
    private: 'Solo gli invitati',
    privateHint: 'Nessun altro vede la partita.',
    invite: 'Invita',
    inviteHint: 'Nomi o indirizzi e-mail, separati da spazi',
    expansions: 'Espansioni',
    preset: 'Regole di',
    presets: {
      first: 'Prima edizione',
      second: 'Seconda edizione',
      third: 'Terza edizione',
      bga: 'Board Game Arena',
    },
    fine: 'Dettagli delle regole',
    seating: 'Chi comincia',
    seatings: { drawn: 'A sorte', 'as-taken': 'Chi ha aperto il tavolo' },
    clock: 'Tempo per una decisione',
    clocks: {
      none: 'Senza limite',
      PT12H: '12 ore',
      P1D: '1 giorno',
      P3D: '3 giorni',
      P1W: '1 settimana',
      P2W: '2 settimane',
    },
    onTimeout: 'Allo scadere del tempo',
    skip: 'Il turno viene saltato',
    forfeit: 'La terza volta di seguito il giocatore lascia la partita',
    create: 'Apri il tavolo',
    sixNeeds: 'In sei si gioca con Locande e Cattedrali, Mercanti e Costruttori o Abbazia e Sindaco.',
  },
  expansions: {
    'inns-and-cathedrals': [
      'Locande e Cattedrali',
      'Più punti agli audaci, niente agli sfortunati; un seguace grande.',
    ],
    'traders-and-builders': [
      'Mercanti e Costruttori',
      'Merci dalle città, un costruttore per un secondo turno, un maiale per i contadini.',
    ],
    'king-and-robber': ['Il Re e il Barone', 'Premi per la città più grande e la strada più lunga.'],
    count: [
      'Il Conte di Carcassonne',
      'La città stessa come inizio, e un conte nei cui quartieri i seguaci aspettano.',
    ],
    river: ['Il Fiume', 'Un fiume che si posa per primo.'],
    'abbey-and-mayor': [
      'Abbazia e Sindaco',
      'Un’abbazia per i vuoti, un sindaco, un carro che prosegue, un fienile.',
    ],
  },
  options: {
    fieldScoring: 'Come valgono i prati',
    fieldPoints: 'Una città completa dà al contadino',
    smallCity: 'Una città completa di due tessere',
    handSize: 'Tessere in mano',
    sharing: 'A chi vanno i punti di un elemento condiviso',
  },
  optionValues: {
    'fieldScoring.per-field': 'Ogni prato paga per ogni sua città',
    'fieldScoring.per-field-city-once': 'Ogni città paga una volta il prato con più contadini intorno',
    'fieldScoring.per-city': 'Ogni città paga chi ha più contadini intorno',
    'fieldPoints.3': '3 punti',
    'fieldPoints.4': '4 punti',
    'smallCity.4': '4 punti, come ogni altra',
    'smallCity.2': '2 punti',
    'handSize.1': 'Una, pescata nel turno',
    'handSize.3': 'Tre tra cui scegliere',
    'sharing.majority': 'A chi ha più seguaci',
    'sharing.each-meeple': 'A ogni seguace',
  },

  lobby: {
    waiting: 'Il tavolo è aperto',
    text: 'La partita inizia quando tutti i posti sono occupati.',
    invited: 'Sei invitato a questo tavolo',
    invitedText: 'Siediti e gioca; basta un account.',
    invitation: 'Invito',
    invitationHint: 'Manda questo link ai tuoi amici.',
    sitDown: 'Siediti',
    stand: 'Lascia il posto',
    start: 'Inizia ora',
    free: 'libero',
    you: 'tu',
    notFound: 'Non c’è nessuna partita così per te',
    notFoundText: 'Forse è privata, o il link è incompleto.',
    rules: 'Regole',
    clock: (time) => `${time} per ogni decisione`,
  },

  board: {
    alt: 'Il tavoliere',
    label: 'Il tavoliere. Trascina per spostarlo, più e meno per lo zoom, 0 per vederlo tutto.',
    zoomIn: 'Più vicino',
    zoomOut: 'Più lontano',
    fit: 'Vedi tutto',
    legal: 'Posti permessi per la tessera',
    place: (label, total, x, y) => `Posto ${label} di ${total}: ${x}, ${y}`,
    turns: (count) => plural('it', count, { one: 'va bene in un verso', other: `va bene in ${count} versi` }),
    nobody: 'nessuno',
    owned: (names) => `di ${and(names)}`,
    free: 'non c’è nessuno',
    tiles: (count) => counted['tiles']?.(count) ?? '',
    complete: 'completo',
    openEnds: (count) => plural('it', count, { one: '1 lato aperto', other: `${count} lati aperti` }),
    missing: (count) => plural('it', count, { one: 'manca 1 tessera', other: `mancano ${count} tessere` }),
    now: (count) => `${points(count)} adesso`,
    whenComplete: (count) => `${count} da completo`,
    atLeast: (count) => `${count} o più da completo`,
    features: 'Elementi sul tavoliere',
  },

  turn: {
    yours: 'Tocca a te',
    since: 'Dalla tua ultima mossa',
    waitingFor: (name) => `Decide ${name}`,
    over: 'La partita è finita',
    watching: 'Stai guardando',
    place: 'Posa la tua tessera',
    placeOne: 'Scegli una tessera e posala',
    placeHint: 'Va bene nei posti tratteggiati. Tocca la tessera o premi R per girarla.',
    gapHint: 'I vuoti tratteggiati sono liberi.',
    deploy: 'Un seguace sopra?',
    deployNobody: 'Nessun seguace',
    abbeyOrDraw: 'La tua abbazia o una tessera?',
    abbeyHint:
      'L’abbazia va in un vuoto con tessere su tutti e quattro i lati. Decidi prima di vedere una tessera.',
    lastAbbey: 'Ultima occasione per la tua abbazia',
    abbey: 'Abbazia',
    tile: 'Tessera',
    draw: 'Pesca una tessera',
    keep: 'Tieni l’abbazia',
    exchange: 'Nessuna tessera in mano va bene',
    turnTile: 'Gira la tessera',
    takeBack: 'Riprendi',
    confirm: 'Gioca',
    confirmGain: (gain) => `Gioca, ${gain}`,
    sending: 'Invio …',
    gain: (name, count) => `${name} +${count}`,
    noGain: 'nessun punto subito',
    wagon: 'Il tuo carro può proseguire',
    wagonHint: 'Il suo elemento è stato valutato. Scegli dove va, o riportalo a casa.',
    wagonHome: 'Riportalo a casa',
    wagonTo: (kind) => `Prosegue ${on(kind)}`,
    count: 'A Carcassonne?',
    countHint: 'Altri hanno avuto punti da te e tu nessuno: un seguace può entrare in città.',
    countNobody: 'Non entra nessuno',
    countEnter: (piece, quarter) => `${said(pieces)(piece)} ${into(quarter)}`,
    moveCount: 'Sposti il conte?',
    moveCountHint: 'I seguaci nel quartiere del conte non possono uscirne.',
    countStays: (quarter) => `Resta ${into(quarter)}`,
    countGoes: (quarter) => `Va ${into(quarter)}`,
    redeploy: 'Fuori da Carcassonne?',
    redeployHint: 'I seguaci in città possono unirsi a ciò che sta per essere valutato. Scegli quali.',
    redeployFinal: 'Un contadino fuori dal mercato?',
    redeployNobody: 'Nessuno si sposta',
    redeployMove: (piece, quarter, kind) => `${said(pieces)(piece)} ${outOf(quarter)} ${on(kind)}`,
    atCell: (x, y) => `a ${x}, ${y}`.replaceAll('-', '−'),
    corner: (corner) => `sull’angolo a ${corner}`,
    stale:
      'Qualcuno è stato più veloce: il tavoliere è cambiato. Guarda di nuovo; ciò che va ancora bene resta.',
    notAsked: 'Questa decisione è già presa.',
    notLegal: 'Questo non è permesso',
    ruleHint: (rule) => `Regola ${rule}`,
    offline: 'Il servizio non risponde. La tua scelta resta; riprova.',
    asList: 'I posti come elenco',
    deadline: (time) => `Entro ${time}`,
    setAside: (count) =>
      plural('it', count, { one: '1 tessera scartata', other: `${count} tessere scartate` }),
    nudge: 'Sollecita',
    nudged: 'Sollecitato',
    rematch: 'Gioca ancora',
    resign: 'Abbandona',
    resignSure: 'Lasciare questa partita per sempre? I tuoi pezzi restano, gli altri continuano.',
  },

  scores: {
    title: 'Tavolo',
    score: 'Punti',
    pieces: 'Pezzi rimasti',
    left: 'ha lasciato',
    bag: (count) =>
      plural('it', count, { one: '1 tessera nel sacchetto', other: `${count} tessere nel sacchetto` }),
    ifNow: (count) => `${count} se finisse ora`,
    turn: 'decide ora',
    abbey: 'abbazia',
    second: 'seconda parte del turno',
    explain: 'Da dove vengono i punti',
    nothing: 'Ancora nessun punto.',
    projection: 'Se finisse ora',
    remaining: 'Tessere che possono ancora venire',
    remainingFits: (count) => plural('it', count, { one: 'ne resta 1', other: `ne restano ${count}` }),
    hand: (count) => plural('it', count, { one: '1 tessera in mano', other: `${count} tessere in mano` }),
  },

  log: {
    title: 'Diario',
    empty: 'Non è ancora successo niente.',
    move: (seq) => `Mossa ${seq}`,
    replay: 'Rivedi',
    slider: 'Mossa mostrata sul tavoliere',
    first: 'Inizio',
    previous: 'Una mossa indietro',
    next: 'Una mossa avanti',
    latest: 'Adesso',
    play: 'Riproduci',
    pause: 'Pausa',
    at: (seq, of) => `Mossa ${seq} di ${of}`,
    start: 'Prima della prima mossa',
    share: 'Link a questa mossa',
    how: 'Come?',
    sum: (lines, total) => `${lines.join(' + ')} = ${total}`,
    line: (of, count, each) =>
      `${counted[of]?.(count) ?? `${count} ${of}`}${each === 1 && count === 1 ? '' : ` × ${each}`}`,
    times: (count) => plural('it', count, { one: 'un seguace', other: `${count} seguaci` }),
    because: said(reasons),
  },
  events: {
    tilePlaced: (name, place) => `${name} posa una tessera a ${place}.`,
    abbeyPlaced: (name, place) => `${name} mette l’abbazia nel vuoto a ${place}.`,
    deployed: (piece, kind) => `Il ${said(pieces)(piece)} va ${on(kind)}.`,
    deployedAs: (kind) => `Un ${said(roles)(kind)} va ${on(kind)}.`,
    barn: () => 'Un fienile sorge dove si toccano quattro prati.',
    moved: (name, piece, kind) => `Il ${said(pieces)(piece)} di ${name} prosegue ${on(kind)}.`,
    entered: (name, piece, quarter) =>
      `${name} manda un ${said(pieces)(piece)} ${into(quarter)} di Carcassonne.`,
    leftTown: (name, piece, quarter, kind) =>
      `Il ${said(pieces)(piece)} di ${name} esce ${outOf(quarter)} e va ${on(kind)}.`,
    countMoved: (quarter) => `Il conte va ${into(quarter)}.`,
    completed: (kind, tiles) =>
      `${capital(the(kind))} di ${tiles} è ${kind === 'monastery' ? 'completo' : 'completa'}.`,
    completedMonastery: () => 'Il monastero è circondato.',
    scored: (name, count, what) => `${name} prende ${points(count)} per ${said(scored)(what)}.`,
    taken: (name, number, what) =>
      what === 'king' || what === 'robber'
        ? `${name} prende ${said(goods)(what)}.`
        : `${name} prende ${number} × ${said(goods)(what)}.`,
    setAside: (count) =>
      plural('it', count, {
        one: 'Una tessera non va bene da nessuna parte e viene scartata.',
        other: `${count} tessere non vanno bene da nessuna parte e vengono scartate.`,
      }),
    secondPart: (name) => `Il costruttore dà a ${name} una seconda tessera.`,
    skipped: (name) => `Il tempo di ${name} è scaduto; il turno è saltato.`,
    declined: (name) => `${name} rinuncia.`,
    left: (name) => `${name} lascia la partita.`,
    playEnded: () => 'L’ultima tessera è posata.',
    over: (scores) => `La partita è finita: ${scores}.`,
    draw: (name) => `${name} tiene l’abbazia e pesca.`,
    stay: (name) => `${name} non sposta nessuno fuori da Carcassonne.`,
  },

  messages: {
    title: 'Messaggi',
    empty: 'Nessuno ha ancora detto niente.',
    write: 'Messaggio al tavolo',
    send: 'Manda',
  },

  settings: {
    title: 'Impostazioni',
    profile: 'Tu',
    language: 'Lingua',
    timeZone: 'Fuso orario',
    appearance: 'Aspetto',
    auto: 'Come il dispositivo',
    light: 'Chiaro',
    dark: 'Scuro',
    notifications: 'Avvisi',
    verified: 'confermato',
    unverified: 'non ancora confermato',
    verifyAgain: 'Manda di nuovo la mail per confermarlo',
    verifySent: 'Mandata',
    vacation: 'Vacanza',
    vacationHint: (days) =>
      `I tuoi orologi si fermano mentre sei via. ${plural('it', days, { one: 'Resta un giorno', other: `Restano ${days} giorni` })} quest’anno.`,
    from: 'Primo giorno',
    to: 'Ultimo giorno',
    away: (from, to) => `Via da ${from} a ${to}.`,
    endVacation: 'Sono tornato',
  },

  notices: {
    ofGame: 'Avvisi di questa partita',
    email: 'Per e-mail',
    each: 'Una mail ogni volta',
    digest: 'Una al giorno',
    none: 'Nessuna',
    about: 'Di che cosa',
    all: 'Ogni mossa',
    mine: 'I miei turni e i messaggi',
    end: 'La fine di una partita',
    reminders: 'Ricordami prima che scada il tempo',
    webhooks: 'Chiama i miei webhook',
    fared: (channel, state, time) =>
      `${channel === 'email' ? 'Mail' : 'Webhook'} di ${time}: ${said(noticeStates)(state)}.`,
    nextAttempt: (time) => `Prossimo tentativo ${time}.`,
  },

  problems: {
    offline: 'Il servizio non risponde. C’è la rete?',
    unknown: 'Qualcosa è andato storto e non dovrebbe.',
    'invalid-credentials': 'Indirizzo e-mail e password non corrispondono.',
    'email-taken': 'Questo indirizzo ha già un account: accedi con quello.',
    'handle-taken': 'Qualcun altro ha già questo nome; scegline un altro.',
    'game-full': 'Tutti i posti sono occupati.',
    'seat-taken': 'Questo posto è stato preso un momento fa.',
    'too-many-requests': 'Un po’ troppo tutto insieme. Aspetta un minuto.',
    'game-not-found': 'Non c’è nessuna partita così per te.',
    'player-not-found': 'Uno dei giocatori invitati non esiste.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
