import type { AppTexts } from './en.ts';

/** The texts about apps of others that a player lets in, in Italian. */
export const apps: AppTexts = {
  title: 'Autorizzi questa app?',
  local: 'Un programma sul tuo dispositivo',
  calledBack: (address) => `Attende su ${address}`,
  callsItself: (name) => `Si presenta come «${name}».`,
  foreign:
    'Non fa parte di questo sito: qui nessuno l’ha creata né controllata. Continua solo se la conosci.',
  may: 'A tuo nome potrà',
  scopes: {
    read: 'vedere le tue partite, anche private, con i messaggi e i tuoi appunti',
    play: 'giocare: creare tavoli, prendere posto, muovere, preparare piani e abbandonare',
    talk: 'scrivere messaggi e sollecitare, e bloccare, silenziare o segnalare giocatori',
    invite: 'invitare giocatori e proporre rivincite',
    webhooks: 'inviare ciò che accade nelle tue partite agli indirizzi che sceglie',
    profile: 'vedere il tuo indirizzo email, il fuso orario, le vacanze e le preferenze',
  },
  mayNot: 'Non vede la tua password e non può modificare né eliminare il tuo account.',
  as: (name) => `Hai effettuato l’accesso come ${name}.`,
  allow: 'Autorizza',
  deny: 'No, torna indietro',
  goesTo: (address) => `In ogni caso torni a ${address}`,
  revocable: 'Puoi revocarla quando vuoi: Impostazioni, Programmi.',
  logInFirst:
    'Chiede di agire a tuo nome. Accedi per vedere che cosa potrebbe fare; finché non accetti non succede nulla.',
  guest: 'Per autorizzare un’app serve un account: prima conserva le tue partite.',
  keep: 'Conserva le mie partite',
  refused: 'La richiesta di questa app non è sicura',
  refusedText:
    'Non è successo nulla e l’app non può fare nulla. Chi l’ha creata troverà utile questo messaggio:',
  back: 'Torna all’app',
  cardTitle: 'App autorizzate',
  cardText: 'Agiscono a tuo nome finché non le revochi.',
  used: (time) => `ultimo uso ${time}`,
  unused: 'mai usata',
  revoke: 'Revoca',
  revokeSure: (origin) => `Revocare ${origin}? Da subito non potrà più fare nulla.`,
  byCode: 'autorizzata con un codice: che appartenga a quel sito lo dice solo lei',
  device: {
    title: 'Autorizza un’app con il suo codice',
    logInFirst:
      'Un’app ti mostra un codice? Accedi per vedere che cosa potrebbe fare; finché non accetti non succede nulla.',
    type: 'Scrivi il codice che l’app ti mostra.',
    compare: 'Continua solo se l’app ti mostra esattamente questo codice.',
    code: 'Codice',
    hint: 'Otto lettere, per esempio WDJB-MJHT',
    next: 'Continua',
    nameless: 'Un programma che non indica alcun sito',
    says: 'Dice di appartenere a questo sito. Nessuno l’ha verificato.',
    shows: (code) => `Mostra il codice ${code}.`,
    warning:
      'Autorizza solo ciò che hai appena avviato tu. Se qualcuno ti ha mandato questo codice, vuole agire a tuo nome.',
    deny: 'No',
    other: 'Un altro codice',
    allowed: 'L’app è autorizzata',
    allowedText: 'Continua là dove è in funzione: lo saprà entro pochi secondi.',
    denied: 'L’app non è autorizzata',
    deniedText: 'Non può fare nulla e il codice non vale più.',
  },
};
