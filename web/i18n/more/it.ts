import { labels } from '../../../src/texts/it/email.ts';
import { game } from '../../../src/texts/it/game.ts';
import { plural } from '../../../src/texts/names.ts';
import type { EditionName, OptionName } from '../../api/types.ts';
import { account } from '../account/it.ts';
import { analysis } from '../analysis/it.ts';
import { apps } from '../apps/it.ts';
import { clubs } from '../clubs/it.ts';
import { competitions } from '../competitions/it.ts';
import { invited } from '../invited/it.ts';
import { link } from '../link/it.ts';
import { matches } from '../matches/it.ts';
import { named } from '../named.ts';
import { person } from '../person/it.ts';
import { plans } from '../plans/it.ts';
import { pools } from '../pools/it.ts';
import { problemReasons, problems } from '../problems/it.ts';
import { push } from '../push/it.ts';
import { ratings } from '../ratings/it.ts';
import { requests } from '../requests/it.ts';
import type { MoreTexts } from './en.ts';

const { piece, into, toQuarter, fromQuarter } = game;

/** The texts that are not needed before the first tile, in Italian. */
export const more: MoreTexts = {
  analysis,
  account: {
    logInName: 'Indirizzo email o nome utente',
    email: 'Indirizzo email',
    password: 'Password',
    passwordHint: 'Almeno 8 caratteri; meglio alcune parole senza legame tra loro',
    handle: 'Nome utente',
    handleHint: 'Lettere, cifre, - e _; lo vedono gli altri giocatori',
    working: 'Un momento…',
    forgotten: 'Password dimenticata?',
    sendReset: 'Inviami un link',
    resetSent: 'Se esiste un account con questo indirizzo, un’email con un link è in arrivo.',
  },

  /** Logging in, and the account. */
  security: account,
  person,
  pools,
  competitions,
  clubs,
  ratings,
  matches,
  link,
  apps,
  invited,
  push,
  plans,

  newGame: {
    title: 'Nuova partita',
    name: 'Nome del tavolo',
    nameExample: 'Il tavolo della domenica',
    seats: 'Giocatori',
    visibility: 'Chi può unirsi',
    public: 'Chiunque',
    publicHint: 'Tutti i giocatori vedono il tavolo nell’elenco.',
    unlisted: 'Chiunque abbia il link',
    unlistedHint: 'Chi ha il link può guardare; per giocare serve il link di invito.',
    private: 'Solo gli invitati',
    privateHint: 'Nessun altro vede la partita.',
    invite: 'Invita',
    inviteHint: 'Nomi o indirizzi email, separati da spazi',
    expansions: 'Espansioni',
    preset: 'Regole',
    presets: named<EditionName, string>({
      first: 'Prima edizione',
      second: 'Seconda edizione',
      third: 'Terza edizione, come su Board Game Arena',
      bga: 'Board Game Arena',
    }),
    fine: 'Dettagli delle regole',
    aids: 'Aiuti',
    withAids: 'Mostra tessere rimanenti, proiezioni e suggerimenti',
    aidsHint: 'Senza, nessuno li vede mentre si gioca: né i giocatori né chi guarda.',
    seating: 'Chi comincia',
    seatings: { drawn: 'A sorte', 'as-taken': 'Chi ha aperto il tavolo' },
    clock: 'Tempo per mossa',
    onTimeout: 'Allo scadere del tempo',
    skip: 'Il turno viene saltato',
    robot: 'Un robot gioca fino al ritorno del giocatore',
    robots: 'Robot',
    robotChoices: {
      none: 'Nessun robot',
      easy: 'Robot facili agli altri posti',
      fair: 'Robot normali agli altri posti',
      strong: 'Robot forti agli altri posti',
      excluded: 'Nessun robot, nemmeno al posto di chi manca',
    },
    forfeit: 'Dopo tre turni saltati di fila il giocatore è fuori',
    create: 'Apri il tavolo',
    sixNeeds: 'In sei si gioca con Locande e Cattedrali, Mercanti e Costruttori o Abbazia e Borgomastro.',
  },
  options: named<OptionName, string>({
    fieldScoring: 'Punteggio dei campi',
    fieldPoints: 'Una città completa dà al contadino',
    smallCity: 'Una città completa di due tessere',
    handSize: 'Tessere in mano',
    sharing: 'A chi vanno i punti di una costruzione condivisa',
  }),
  optionValues: named({
    'fieldScoring.per-field': 'Ogni campo dà punti per ogni sua città',
    'fieldScoring.per-field-city-once': 'Ogni città dà punti una volta, al campo con più contadini intorno',
    'fieldScoring.per-city': 'Ogni città dà punti a chi ha più contadini intorno',
    'fieldPoints.3': '3 punti',
    'fieldPoints.4': '4 punti',
    'smallCity.4': '4 punti, come le altre',
    'smallCity.2': '2 punti',
    'handSize.1': 'Una, pescata nel turno',
    'handSize.3': 'Tre tra cui scegliere',
    'sharing.majority': 'A chi ha più seguaci',
    'sharing.each-meeple': 'A ogni seguace',
  }),

  robotLevels: { easy: 'Facile', fair: 'Normale', strong: 'Forte' },
  requests,
  lobby: {
    seatRobot: 'Fai sedere un robot',
    cancel: 'Annulla il tavolo',
    cancelSure: 'Annullare questo tavolo per tutti? Il link non funzionerà più.',
    removePlayer: (name: string) => `Togli ${name} dal tavolo`,
    removeSure: (name: string) => `Togliere ${name} dal tavolo? Potrà tornare solo se lo inviti.`,
    waiting: 'Il tavolo è aperto',
    text: 'La partita inizia quando tutti i posti sono occupati.',
    invitation: 'Invito',
    invitationHint: 'Invia questo link ai tuoi amici.',
    takeSeat: 'Prendi posto',
    leaveSeat: 'Lascia il posto',
    start: 'Inizia ora',
    free: 'libero',
    you: 'tu',
    rules: 'Regole',
    withoutAidsText:
      'A questo tavolo si gioca senza aiuti: niente tessere rimanenti, proiezioni o suggerimenti per nessuno.',
  },

  log: {
    title: 'Mosse',
    empty: 'Non è ancora successo niente.',
    undone: 'annullata',
    afterHint: 'dopo un suggerimento',
    move: (seq) => `Mossa ${seq}`,
    slider: 'Mossa mostrata sul tabellone',
    previous: 'Una mossa indietro',
    next: 'Una mossa avanti',
    latest: 'Adesso',
    play: 'Riproduci',
    pause: 'Pausa',
    at: (seq, of) => `Mossa ${seq} di ${of}`,
    start: 'Prima della prima mossa',
    how: 'Come?',
    notation: 'Notazione esatta',
  },

  messages: {
    title: 'Messaggi',
    empty: 'Ancora nessun messaggio.',
    write: 'Messaggio al tavolo',
    send: 'Invia',
  },

  claim: {
    title: 'Sei tu?',
    about: (name, provider, games) =>
      `${name} gioca su ${provider} e ha un posto in ${plural('it', games, { one: 'una partita', other: `${games} partite` })}. ` +
      'Rivendica questo giocatore e tutto apparterrà al tuo account: qui, per email e ovunque.',
    logInFirst: 'Prima accedi o crea un account; poi tornerai su questa pagina.',
    redeem: 'Sì, sono io',
    mayAct: (provider) => `Voglio continuare a giocare anche su ${provider}`,
    mayActHint: (application) =>
      `${application} potrà vedere e giocare tutte le tue partite, finché non lo disattivi nelle impostazioni.`,
  },
  chats: {
    title: 'Chat collegate',
    hint: 'Quelle con la spunta possono vedere e giocare le tue partite per te.',
    from: (provider, application) => `${provider}, tramite ${application}`,
    remove: 'Scollega',
  },
  deliveryStates: {
    waiting: 'in arrivo',
    delivered: 'consegnata',
    failed: 'non consegnata',
    dropped: 'non più necessaria',
  },
  webhooks: {
    title: 'Discord, Slack e webhook',
    hint: 'Fai annunciare il tuo turno in un canale Discord o Slack, oppure fai chiamare un tuo programma (webhook).',
    more: 'Aggiungi un webhook',
    where: 'Dove?',
    formats: { discord: 'Un canale Discord', slack: 'Un canale Slack', standard: 'Un mio programma' },
    formatHints: {
      discord: 'Impostazioni del canale, Integrazioni, Webhook: copia l’URL di uno nuovo.',
      slack: 'Una tua app con Incoming Webhooks: copia l’URL.',
      standard: 'Firmato secondo la specifica Standard Webhooks.',
    },
    url: 'Indirizzo',
    name: 'Nome per l’elenco',
    which: 'Quali partite',
    games: { mine: 'Le mie partite', public: 'I risultati di tutte le partite pubbliche' },
    one: 'Quali di queste',
    allGames: 'Tutte',
    label: 'Solo partite con questa etichetta',
    labelHint: 'Per esempio quelle di un torneo. Lascia vuoto per tutte.',
    ofOneGame: 'una partita',
    ofLabel: (label) => `solo «${label}»`,
    ofPublic: 'risultati di tutte le partite pubbliche',
    ofClub: (handle) => `per il club ${handle}`,
    about: 'Avvisami per',
    events: labels,
    create: 'Aggiungi',
    secret: 'Con questa chiave segreta il tuo programma verifica le firme; viene mostrata solo questa volta:',
    test: 'Invia una prova',
    switchOff: 'Disattiva',
    switchOn: 'Attiva',
    off: 'disattivato',
    last: (time, state) => `${time}: ${state}`,
  },
  tokens: {
    title: 'Token API',
    hint: 'Un programma o un bot di chat gioca a nome tuo con un token.',
    docs: 'Che cosa può fare?',
    more: 'Crea un token',
    name: 'A che cosa serve?',
    may: 'Può',
    scopes: {
      'games:read': 'vedere le tue partite',
      'games:play': 'giocare per te',
      webhooks: 'gestire i tuoi webhook',
      'players:act-for': 'agire per chi scrive in una chat (per i bot)',
      profile: 'vedere il tuo indirizzo email e le tue impostazioni',
    },
    oneGame: 'per una sola partita',
    forGame: 'Per quale partita',
    allGames: 'Tutte le mie partite',
    forGameHint:
      'Un token per una sola partita vede e gioca solo quella, senza webhook né il tuo indirizzo email.',
    days: 'Valido per quanti giorni?',
    daysHint: 'Lascia il campo vuoto per un token che non scade.',
    create: 'Crea',
    created: 'Copialo adesso; viene mostrato solo questa volta:',
    unused: 'mai usato',
    used: (time) => `usato ${time}`,
    expires: (time) => `fino a ${time}`,
  },

  notifications: {
    ofGame: 'Notifiche di questa partita',
    email: 'Per email',
    each: 'Un’email ogni volta',
    digest: 'Riepilogo quotidiano',
    none: 'Nessuna',
    about: 'Avvisami per',
    all: 'Ogni mossa',
    mine: 'I miei turni e i messaggi',
    end: 'La fine di una partita',
    reminders: 'Ricordami prima che scada il tempo',
    webhooks: 'Invia ai miei webhook',
    delivery: (channel, state, time) =>
      `${named({ email: 'Email', push: 'Notifica push' })[channel] ?? 'Webhook'}, ${time}: ${state}.`,
    nextAttempt: (time) => `Prossimo tentativo ${time}.`,
  },
  invalid: {
    check: (fields) => `Controlla ${fields}.`,
    fields: named({
      url: 'l’indirizzo',
      email: 'l’indirizzo email',
      handle: 'il nome utente',
      displayName: 'il nome',
      name: 'il nome',
      text: 'il testo',
      invite: 'chi inviti',
      timeZone: 'il fuso orario',
    }),
    other: 'ciò che hai inserito',
  },
  problems,
  problemReasons,
  guests: {
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
  },
  site: {
    noSuchPlayer: (name: string) =>
      `Qui nessuno si chiama ${name}. Controlla il nome o invita tramite email.`,

    statistics: {
      title: 'Le tue statistiche',
      link: 'Statistiche',
      text: 'I risultati delle tue partite concluse.',
      none: 'Ancora nulla da contare: prima concludi una partita.',
      people: 'Partite tra persone',
      robots: 'Partite con robot',
      played: 'Partite',
      won: 'Vinte',
      average: 'Media punti',
      best: 'Record di punti',
      bySeats: 'Per numero di giocatori',
      seats: 'Giocatori',
      opponents: 'Avversari',
      opponent: 'Giocatore',
      ahead: 'Tu davanti',
      behind: 'Tu dietro',
      withoutResult: (count: number) =>
        plural('it', count, {
          one: 'Una partita è finita senza risultato.',
          other: `${count} partite sono finite senza risultato.`,
        }),
      scenarios: (count: number) =>
        plural('it', count, {
          one: 'Una partita con le tessere scelte in anticipo non conta.',
          other: `${count} partite con le tessere scelte in anticipo non contano.`,
        }),
    },

    note: {
      title: 'La mia nota',
      hint: 'La leggi solo tu.',
      label: 'Nota su questa partita',
      saved: 'Salvata',
      saving: 'Salvataggio…',
      placeholder: 'Piani, conteggi, chi ha promesso cosa…',
    },
  },
  settings: {
    displayName: 'Nome visualizzato',
    handleHint: 'Serve per accedere e per gli inviti; lettere, cifre, - e _',
    title: 'Impostazioni',
    profile: 'Tu',
    timeZone: 'Fuso orario',
    sounds: 'Suoni',
    soundsOn: 'Un suono discreto quando tocca a te e quando si posa una tessera',
    onThisDevice: 'Su questo dispositivo, mentre il tavolo è aperto',
    notifications: 'Notifiche',
    verified: 'confermato',
    unverified: 'non ancora confermato',
    verifyAgain: 'Invia di nuovo l’email di conferma',
    verifySent: 'Inviata',
    vacation: 'Vacanze',
    vacationHint: (days) =>
      `Mentre non ci sei, il tempo per le tue mosse si ferma. ${plural('it', days, { one: 'Ti resta un giorno', other: `Ti restano ${days} giorni` })} quest’anno.`,
    from: 'Primo giorno',
    to: 'Ultimo giorno',
    away: (from, to) => `Assenza: ${from} – ${to}.`,
    endVacation: 'Termina la vacanza',
  },
  turn: {
    wagonHint: 'Ha appena fatto punti. Scegli dove prosegue, o riportalo a casa.',
    wagonTo: (kind) => `Prosegui ${into(kind)}`,
    countHint: 'Hai fatto fare punti ad altri e tu nessuno: un tuo seguace può entrare in città.',
    countEnter: (name, quarter) => `${piece(name)} ${toQuarter(quarter)}`,
    moveCount: 'Sposti il conte?',
    moveCountHint: 'I seguaci nel quartiere del conte non possono uscirne.',
    countStays: (quarter) => `Resta ${toQuarter(quarter)}`,
    countGoes: (quarter) => `Va ${toQuarter(quarter)}`,
    redeployHint: 'I seguaci in città possono unirsi a ciò che sta per fare punti. Scegli quali.',
    redeployFinalHint:
      'Ultima occasione prima del punteggio dei campi, un seguace alla volta. Se non scegli nessuno, i tuoi restano al mercato.',
    redeployMove: (name, quarter, kind) => `${piece(name)} ${fromQuarter(quarter)} ${into(kind)}`,
    nudge: 'Sollecita',
    nudged: 'Sollecito inviato',
    resign: 'Abbandona',
    resignSure: (players) =>
      `Abbandonare davvero questa partita? ${players > 2 ? 'I tuoi pezzi restano, gli altri continuano.' : 'Finisce qui, e la perdi.'}`,
  },
};
