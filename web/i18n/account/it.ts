import { plural } from '../../../src/texts/names.ts';
import type { AccountTexts } from './en.ts';

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
      'Finché non apri il link nell’email che ti abbiamo inviato, non ti scriviamo delle tue partite. Non trovi nulla? Guarda nella posta indesiderata, oppure fattela inviare di nuovo.',
    mistyped: 'C’è un errore di battitura?',
    stopped: (address: string) => `Le email a ${address} tornano indietro.`,
    stoppedText:
      'Perciò abbiamo smesso di scriverti lì, e per email non saprai più quando tocca a te. Dacci un altro indirizzo, oppure riprova con questo. L’altro server di posta ha risposto:',
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
    cancelled: 'Non è stato aggiunto nulla: il browser ha chiuso la finestra. Riprova.',
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
    text: 'Tutto ciò che il servizio sa di te, in un unico file JSON.',
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
    none: 'Nessuno.',
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
