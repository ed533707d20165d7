import { plural } from '../../../src/texts/names.ts';
import type { AccountTexts, AppTexts, LinkTexts, PushTexts } from '../en/account.ts';

/** The texts about logging in and about the account, in Italian. */
export const account: AccountTexts = {
  parts: { you: 'Tu', security: 'Sicurezza', programs: 'Integrazioni', privacy: 'Privacy' },

  passkeyLogIn: 'Accedi con una passkey',
  second: {
    title: 'Ancora un passaggio',
    text: 'La password è giusta. Ora conferma con la tua passkey: impronta, volto, PIN o chiave di sicurezza.',
    use: 'Usa una passkey',
    noPasskey: 'Non hai la passkey con te? Usa un codice di recupero',
    code: 'Codice di recupero',
    codeHint: 'Uno dei dieci codici che hai conservato. Ognuno funziona una sola volta.',
    back: 'Indietro',
  },
  confirm: {
    title: 'Sei tu?',
    text: 'Serve la tua password, perché il tuo ultimo accesso risale a un po’ di tempo fa.',
    textPasskey:
      'Il tuo ultimo accesso risale a un po’ di tempo fa. Conferma con una passkey prima di questa modifica.',
    submit: 'Conferma',
  },

  email: {
    title: 'Indirizzo email',
    unconfirmed: (address: string) => `${address} non è ancora confermato.`,
    unconfirmedText:
      'Apri il link nella nostra email per ricevere notizie delle tue partite. Non trovi nulla? Guarda nella posta indesiderata, oppure fattela inviare di nuovo.',
    mistyped: 'C’è un errore di battitura?',
    stopped: (address: string) => `Le email a ${address} tornano indietro.`,
    stoppedText:
      'Perciò non scriviamo più lì, e per email non saprai quando tocca a te. Cambia l’indirizzo, oppure riprova con questo. L’altro server di posta ha risposto:',
    resume: 'Riprova a scrivere a questo indirizzo',
    resumed: 'Ti scriviamo di nuovo',
    change: 'Cambia l’indirizzo email',
    newAddress: 'Nuovo indirizzo email',
    yourPassword: 'La tua password',
    send: 'Invia il link',
    sent: 'Un link è in arrivo al nuovo indirizzo. Finché non lo apri non cambia nulla.',
  },
  password: {
    title: 'Password',
    change: 'Cambia la password',
    current: 'Password attuale',
    next: 'Nuova password',
    done: 'La password è stata cambiata e tutte le altre sessioni sono chiuse.',
    secure: 'Forse la conosce qualcun altro: revoca anche token API e webhook',
  },
  passkeys: {
    title: 'Passkey',
    text: 'Accedi con l’impronta, il volto, un PIN o una chiave di sicurezza. Nessuno può indovinare una passkey né fartela rivelare. Quando ne hai una, la sola password non basta più per accedere.',
    none: 'Ancora nessuna passkey.',
    add: 'Aggiungi una passkey',
    name: 'Nome della passkey',
    nameHint: 'Per riconoscerla, per esempio «telefono».',
    rename: 'Rinomina',
    used: (time: string) => `ultimo uso ${time}`,
    unused: 'mai usata',
    added: (time: string) => `aggiunta ${time}`,
    synced: 'su tutti i tuoi dispositivi',
    removeSure: (name: string) => `Eliminare la passkey «${name}»? Non servirà più per accedere.`,
    removeLast: (name: string) =>
      `Eliminare la tua unica passkey, «${name}»? Per accedere basterà di nuovo la password, e i codici di recupero non varranno più.`,
    unsupported: 'Questo browser non offre passkey a questo indirizzo.',
    cancelled: 'Nessuna passkey aggiunta, perché il browser ha chiuso la finestra. Riprova.',
    notThis: 'Questo dispositivo ha già una passkey per il tuo account.',
  },
  codes: {
    title: 'Codici di recupero',
    left: (count: number) =>
      plural('it', count, {
        one: 'Ti resta un codice di recupero.',
        other: `Ti restano ${count} codici di recupero.`,
      }),
    text: 'Se perdi la passkey, uno di questi codici ti fa accedere insieme alla password.',
    renew: 'Richiedi nuovi codici',
    renewSure: 'Richiedere dieci nuovi codici? Quelli che hai conservato non varranno più.',
    keep: 'Conserva questi dieci codici dove li ritroverai anche senza questo dispositivo. Vengono mostrati solo questa volta.',
    copyAll: 'Copia tutti',
    save: 'Salva in un file',
    kept: 'Li ho conservati',
    file: 'carcassonne-codici-di-recupero.txt',
  },
  sessions: {
    title: 'Dove hai effettuato l’accesso',
    text: 'Se non riconosci qualcosa, disconnettilo e cambia la password.',
    here: 'questo dispositivo',
    used: (time: string) => `ultimo uso ${time}`,
    since: (time: string) => `da ${time}`,
    end: 'Disconnetti',
    endOthers: 'Esci da tutti gli altri dispositivi',
    endOthersSure: 'Uscire da tutti gli altri dispositivi?',
    ended: 'Tutte le altre sessioni sono chiuse.',
    unknown: 'Programma sconosciuto',
    on: (browser: string, system: string) => `${browser} su ${system}`,
  },
  data: {
    title: 'I tuoi dati',
    text: 'Tutto ciò che il servizio conserva su di te, in un unico file JSON.',
    download: 'Scarica i miei dati',
    file: 'carcassonne-i-miei-dati.json',
  },
  removal: {
    title: 'Elimina l’account',
    text: 'Il tuo nome, l’indirizzo email, i messaggi e tutti i token vengono cancellati per sempre. Abbandoni le partite in corso. Le tue mosse restano, senza nome, perché gli altri possano rivedere le loro partite. Nessuno potrà prendere il tuo nome.',
    more: 'Voglio eliminare il mio account',
    type: (handle: string) => `Per confermare scrivi il tuo nome, ${handle}`,
    submit: 'Elimina il mio account per sempre',
    done: 'Il tuo account è stato eliminato. Grazie di aver giocato!',
  },
  blocks: {
    title: 'Giocatori bloccati e silenziati',
    text: 'Chi blocchi non può unirsi ai tuoi tavoli, invitarti o scriverti, e tu non vedi i suoi. Di chi silenzi non vedi i messaggi.',
    none: 'Non hai bloccato né silenziato nessuno.',
    unblock: 'Sblocca',
    unmute: 'Mostra di nuovo i messaggi',
    blocked: 'nessun incontro',
    muted: 'messaggi nascosti',
  },
  people: {
    title: 'Problemi con qualcuno?',
    mute: 'Silenzia',
    muted: (name: string) => `Non vedi più i messaggi di ${name}. Puoi ripensarci nelle impostazioni.`,
    block: 'Blocca',
    blockSure: (name: string) =>
      `Bloccare ${name}? Non vi incontrerete più: niente messaggi, inviti o tavoli in comune. Le partite in corso continuano.`,
    blocked: (name: string) => `Hai bloccato ${name}. Puoi ripensarci nelle impostazioni.`,
    report: 'Segnala',
    reportTitle: (name: string) => `Segnala ${name}`,
    reason: 'Che cosa non va?',
    what: 'Che cosa è successo?',
    alsoBlock: 'Blocca anche questo giocatore',
    send: 'Invia al gestore',
    reported: (name: string) =>
      `Grazie. Il gestore esaminerà il caso; ${name} non saprà chi ha fatto la segnalazione.`,
  },
};

/** The texts about apps of others that a player lets in, in Italian. */
export const apps: AppTexts = {
  title: 'Autorizzi questa app?',
  local: 'Un programma sul tuo dispositivo',
  calledBack: (address) => `Attende su ${address}`,
  callsItself: (name) => `Si presenta come «${name}».`,
  foreign: 'Non fa parte di questo sito e non l’abbiamo controllata. Continua solo se ti fidi.',
  may: 'A tuo nome potrà',
  scopes: {
    read: 'vedere le tue partite, anche private, con i messaggi e i tuoi appunti',
    play: 'giocare: creare tavoli, prendere posto, muovere, preparare piani e abbandonare',
    messages: 'scrivere messaggi e sollecitare, e bloccare, silenziare o segnalare giocatori',
    invite: 'invitare giocatori e proporre rivincite',
    webhooks: 'inviare ciò che accade nelle tue partite agli indirizzi che sceglie',
    profile: 'vedere il tuo indirizzo email, il fuso orario, le vacanze e le preferenze',
  },
  mayNot: 'Non vede la tua password e non può modificare né eliminare il tuo account.',
  as: (name) => `Hai effettuato l’accesso come ${name}.`,
  allow: 'Autorizza',
  deny: 'Rifiuta',
  goesTo: (address) => `Poi torni a ${address}`,
  revocable: 'Puoi revocarla quando vuoi: Impostazioni, Programmi.',
  logInFirst:
    'Chiede di agire a tuo nome. Accedi per vedere che cosa potrebbe fare; finché non accetti non succede nulla.',
  guest: 'Per autorizzare un’app serve un account: prima conserva le tue partite.',
  keep: 'Conserva le mie partite',
  refused: 'La richiesta di questa app non è sicura',
  refusedText: 'L’app non ha accesso e non è successo nulla. A chi l’ha creata può servire questo messaggio:',
  back: 'Torna all’app',
  cardTitle: 'App autorizzate',
  cardText: 'Agiscono a tuo nome finché non le revochi.',
  used: (time) => `ultimo uso ${time}`,
  unused: 'mai usata',
  revoke: 'Revoca',
  revokeSure: (origin) => `Revocare ${origin}? Perde subito l’accesso.`,
  byCode: 'autorizzata con un codice; non abbiamo verificato che appartenga a quel sito',
  device: {
    title: 'Autorizza un’app con il suo codice',
    logInFirst:
      'Un’app ti mostra un codice? Accedi per vedere che cosa potrebbe fare; finché non accetti non succede nulla.',
    type: 'Scrivi il codice che l’app ti mostra.',
    compare: 'Continua solo se l’app ti mostra esattamente questo codice.',
    code: 'Codice',
    hint: 'Otto lettere, per esempio WDJB-MJHT',
    next: 'Continua',
    nameless: 'Un programma senza sito web',
    says: 'Dice di appartenere a questo sito. Non l’abbiamo verificato.',
    shows: (code) => `Mostra il codice ${code}.`,
    warning:
      'Autorizza solo ciò che hai appena avviato tu. Se qualcuno ti ha mandato questo codice, vuole agire a tuo nome.',
    deny: 'Rifiuta',
    other: 'Un altro codice',
    allowed: 'L’app è autorizzata',
    allowedText: 'Torna all’app: riprende entro pochi secondi.',
    denied: 'L’app non è autorizzata',
    deniedText: 'Il suo codice non vale più.',
  },
};

/** The texts about push notifications, in Italian. */
export const push: PushTexts = {
  title: 'Notifiche su questo dispositivo',
  text: 'Ricevi una notifica su questo dispositivo quando una partita ti aspetta, anche a pagina chiusa.',
  on: 'Avvisami su questo dispositivo',
  test: 'Invia una prova',
  tested:
    'Una prova è in arrivo. Se non compare nulla, controlla le impostazioni delle notifiche del dispositivo.',
  blocked:
    'Il browser blocca le notifiche di questo sito. Consentile nelle impostazioni del sito, poi torna qui.',
  none: 'Questo browser non supporta le notifiche push.',
  homeScreen: 'Su iPhone e iPad le notifiche funzionano quando questa pagina è nella schermata Home:',
  homeScreenSteps: [
    'Tocca il pulsante Condividi di Safari.',
    'Scegli «Aggiungi alla schermata Home».',
    'Apri Carcassonne da lì e torna in queste impostazioni.',
  ],
  devices: 'I tuoi dispositivi',
  here: 'questo dispositivo',
  added: (time) => `aggiunto ${time}`,
  delivered: (time) => `ultima notifica ${time}`,
  failing: 'al momento non raggiungibile',
  remove: 'Rimuovi',
  offer: 'Vuoi una notifica su questo dispositivo quando tocca a te?',
  yes: 'Sì, avvisami',
  no: 'No, grazie',
  notAllowed: 'Il browser non ha consentito le notifiche.',
  onMyDevices: 'Notifiche push sui miei dispositivi',
};

/** The texts for those who followed the link of an email, in Italian. */
export const link: LinkTexts = {
  decidingAs: (name) => `Il link della tua email ti fa giocare questa mossa come ${name}, senza accedere.`,
  done: 'La tua mossa è fatta',
  doneText:
    'Gli altri ricevono una notifica, e tu un’email quando tocca di nuovo a te. Per tutto il resto, accedi.',
  stillYourTurn:
    'C’è ancora una cosa da decidere: accedi e continua subito, o segui il link della prossima email.',
  over: 'Questa mossa è già stata fatta',
  overText:
    'La partita è andata avanti da quando questa email è stata scritta. L’ultima email porta al punto attuale; oppure accedi.',
  notValid: 'Questo link non funziona più',
  notValidText:
    'È troppo vecchio o incompleto, oppure la password è stata cambiata. Accedi per vedere la partita.',
  seeGame: 'Guarda la partita senza accedere',
  toGame: 'Alla partita',
  somebodyElse: (name) => `Questa email era per ${name}`,
  somebodyElseText: (name) =>
    `Hai fatto l’accesso con un altro account. Il link vale per una sola mossa di ${name}; il tuo accesso resta com’è.`,
  stay: 'Resto con il mio account',
  decideAs: (name) => `Gioca la mossa di ${name}`,
};
