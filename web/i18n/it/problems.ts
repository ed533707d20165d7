import { problems as shared } from '../../../src/texts/it/problems.ts';
import { named } from '../named.ts';

/** For mistakes of the page itself. */
const ofPage = 'La pagina ha inviato una richiesta non valida. Ricaricala e riprova.';

/** What to say of each problem that the page can meet, in Italian, but for those that are known before the first tile. */
export const problems = named({
  ...shared,
  'invalid-credentials': 'Indirizzo email e password non corrispondono.',
  'invalid-passkey': 'Questa passkey non permette l’accesso. Riprova, o usa la password.',
  'invalid-recovery-code':
    'Non è uno dei tuoi codici di recupero, oppure è già stato usato. Provane un altro.',
  'challenge-expired': 'È passato troppo tempo. Ricomincia dalla password.',
  'passkey-refused': 'Non è stato possibile aggiungere la passkey. Riprova.',
  'passkey-exists': 'Questa passkey è già nel tuo account.',
  'user-code-not-found': 'Questo codice ora non è valido. Controllalo, o fattene dare un altro dall’app.',
  'wrong-password': 'La password è sbagliata.',
  'already-registered': 'Hai già un account.',
  'last-passkey':
    'Questa passkey è l’unico modo per accedere al tuo account. Aggiungi prima un indirizzo email.',
  'password-required': 'Serve la tua password.',
  'weak-password':
    'Questa password è troppo facile da indovinare. Usa per esempio più parole senza legame tra loro.',
  'name-not-available': 'Questo nome non è disponibile; scegline un altro.',
  'email-taken': 'Esiste già un account con questo indirizzo email. Accedi con quello.',
  'handle-taken': 'Qualcun altro ha già questo nome; scegline un altro.',
  'seat-taken': 'Questo posto è stato preso un momento fa.',
  'invalid-link': 'Questo link non è più valido: è scaduto o è già stato usato. Chiedine uno nuovo.',
  'shared-games': 'Il tuo account e questo giocatore sono nella stessa partita. Finite prima quella.',
  'app-not-found': 'Questa app non ha accesso al tuo account.',
  'app-request-refused': 'La richiesta dell’app non è valida.',
  'challenge-refused':
    'Ora non puoi sfidare questa persona: è troppo in alto, o uno di voi ha ancora una sfida in corso.',
  'club-handle-taken': 'Un altro club ha già questo nome breve; scegline un altro.',
  'decision-held': 'La tua mossa è già fatta: aspetta l’altra partita della coppia.',
  'decision-closed': 'Questa mossa è già stata fatta.',
  'entry-not-found': 'Nella partita questa mossa non c’è.',
  'external-player-not-found': 'Nessuna app ti conosce con questo nome.',
  'forbidden-address': 'Questo indirizzo non va bene. Indicane uno pubblico che cominci con https://.',
  'illegal-decision': 'Le regole non permettono questa mossa.',
  'in-flight': 'È già in corso. Aspetta un momento.',
  internal: 'Qualcosa è andato storto da noi. Riprova più tardi.',
  'line-up-mismatch': 'Intanto la squadra è cambiata. Ricarica la pagina.',
  'login-required': 'Per questo accedi.',
  'message-not-found': 'Questo messaggio non c’è più.',
  'no-passkey': 'Il tuo account non ha ancora una passkey. Prima aggiungine una.',
  'not-organiser': 'Può farlo solo chi organizza il torneo.',
  'not-your-turn': 'Non tocca a te.',
  'part-of-match': 'Questo tavolo fa parte di un incontro tra due giocatori.',
  'passkey-not-found': 'Questa passkey non c’è più.',
  'pool-wait-not-found': 'Non aspetti più lì.',
  'push-subscription-not-found': 'Questo dispositivo è già stato rimosso.',
  'push-subscription-taken':
    'Questo dispositivo riceve le notifiche di un’altra persona. Accedi con quell’account e disattivale.',
  'recent-login-required': 'Per questo accedi di nuovo con la passkey o un codice di recupero.',
  'request-not-found': 'Questa richiesta non c’è più.',
  'second-factor-required': 'Il tuo account chiede anche la passkey.',
  'session-not-found': 'Questa sessione è già finita.',
  'standing-table-not-found': 'Questo tavolo fisso non c’è più.',
  'team-not-found': 'Non troviamo questa squadra, o non ti ha invitato.',
  'teams-only': 'Qui giocano squadre. Iscrivine una, o accetta l’invito di una.',
  'token-not-found': 'Questo token non c’è più.',
  'too-few-entrants': 'Devono partecipare almeno in due.',
  'too-many-competitions':
    'Non puoi organizzare altri tornei insieme. Aspetta che ne finisca uno, o annullane uno.',
  'limit-reached': 'Non ce ne possono essere di più. Prima eliminane uno.',
  'too-many-passkeys': 'Il tuo account non può avere altre passkey. Prima eliminane una.',
  'too-many-push-subscriptions': 'Non puoi avere altri dispositivi. Rimuovine uno.',
  'too-many-tokens': 'Non puoi avere altri token. Eliminane uno.',
  'too-many-webhooks': 'Non puoi avere altri webhook. Eliminane uno.',
  'vacation-limit-reached': 'Non ti restano così tanti giorni di vacanza. Scegline meno.',
  unauthenticated: 'La tua sessione è finita. Accedi di nuovo.',
  unavailable: 'Il servizio ora è occupato. Riprova tra un momento.',
  'webhook-disabled': 'Questo webhook è disattivato.',
  'webhook-not-found': 'Questo webhook non c’è più.',
  'bad-request': ofPage,
  'idempotency-key-reused': ofPage,
  'insufficient-scope': ofPage,
  'malformed-json': ofPage,
  'not-acceptable': ofPage,
  'not-your-player': ofPage,
  'payload-too-large': ofPage,
  'player-claimed': ofPage,
  'unsupported-media-type': ofPage,
  'uri-too-long': ofPage,
});

/** Says more by the `reason` of a problem. */
export const problemReasons = named({
  challenging: 'La tua ultima sfida non è ancora finita.',
  challenged: 'Qualcun altro ha già sfidato questa persona.',
  'out-of-reach': 'Questa persona è sotto di te, o troppo in alto.',
  'not-there': 'Uno di voi due non è iscritto.',
});
