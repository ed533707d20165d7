import type { EmailTexts } from '../email-texts.ts';

/** Emails about an account, in Italian. */
export const account: EmailTexts['account'] = {
  verify: (name) => [
    'Conferma il tuo indirizzo email',
    `Qualcuno, speriamo tu, ha creato l’account «${name}» con questo indirizzo email.`,
    'Quando l’avrai confermato, potremo scriverti se succede qualcosa nelle tue partite.',
  ],
  exists: (name) => [
    'Hai già un account',
    `Qualcuno, speriamo tu, ha inserito questo indirizzo email per un altro account. L’indirizzo appartiene già al tuo account «${name}», quindi non è cambiato nulla.`,
    'Accedi con questo indirizzo, oppure scegli una nuova password se hai dimenticato la tua. Se non sei stato tu, ignora questa email.',
  ],
  emailChange: (name) => [
    'Conferma il tuo nuovo indirizzo email',
    `Qualcuno, speriamo tu, vuole usare questo indirizzo email per l’account «${name}».`,
    'Finché non lo confermi, entro sette giorni, non cambia nulla. Se non sei stato tu, ignora questa email.',
  ],
  emailChanging: (name) => [
    'Il tuo indirizzo email sta per cambiare',
    `Qualcuno, speriamo tu, ha chiesto di usare un altro indirizzo email per il tuo account «${name}». Il cambio ha effetto quando il nuovo indirizzo viene confermato.`,
    'Se non sei stato tu, annullalo entro sette giorni: questo indirizzo resta il tuo, tutte le sessioni vengono chiuse e scegli una nuova password.',
  ],
  reset: (name) => [
    'Scegli una nuova password',
    `Qualcuno ha chiesto una nuova password per l’account «${name}». Se non sei stato tu, ignora questa email: la vecchia password resta valida.`,
    'Il link funziona una sola volta, entro un’ora.',
  ],
  newLogIn: (when, address, program) => [
    'Nuovo accesso al tuo account',
    `Qualcuno ha effettuato l’accesso al tuo account ${when}, da un luogo o con un programma mai usati prima.`,
    ...(program === undefined ? [] : [`Programma: ${program}`]),
    `Indirizzo IP: ${address}`,
    'Se non sei stato tu, scegli una nuova password ed esci da tutti i dispositivi nelle impostazioni.',
  ],
  tokenCreated: (name, scopes) => [
    'È stato creato un token API per il tuo account',
    `Il token API «${name}» può ora agire per te. I suoi permessi: ${scopes.join(', ')}.`,
    'Se non sei stato tu, eliminalo nelle impostazioni e scegli una nuova password.',
  ],
  appAllowed: (origin) => [
    'Hai autorizzato un’app',
    `L’app di ${origin} ora può agire a tuo nome.`,
    'Nelle impostazioni vedi che cosa può fare e puoi revocarla quando vuoi. Se non sei stato tu, fallo subito e scegli una nuova password.',
  ],
  passwordChanged: (isReset) => [
    'La tua password è stata cambiata',
    isReset
      ? 'La password del tuo account è stata reimpostata con il link di un’email. Tutte le sessioni sono state chiuse, i token API revocati e i webhook disattivati, e le applicazioni non possono più agire per te: riattiva ciò che ti serve.'
      : 'La password del tuo account è stata cambiata nelle impostazioni. Tutte le altre sessioni sono state chiuse.',
    'Se non sei stato tu, scegli subito una nuova password.',
  ],
  passkeyAdded: (passkey) => [
    'È stata aggiunta una passkey al tuo account',
    `Ora si può accedere al tuo account con la passkey «${passkey}».`,
    'Se non sei stato tu, scegli una nuova password e poi elimina questa passkey nelle impostazioni.',
  ],
  passkeyRemoved: (passkey) => [
    'È stata eliminata una passkey dal tuo account',
    `Con la passkey «${passkey}» non si può più accedere al tuo account.`,
    'Se non sei stato tu, scegli una nuova password ed esci da tutti gli altri dispositivi nelle impostazioni.',
  ],
  recoveryCodeUsed: (left) => [
    'È stato usato un codice di recupero per accedere',
    left === 1
      ? 'Qualcuno ha effettuato l’accesso al tuo account con la password e un codice di recupero. Ti resta un codice.'
      : `Qualcuno ha effettuato l’accesso al tuo account con la password e un codice di recupero. Ti restano ${left} codici.`,
    'Se non sei stato tu, scegli una nuova password e richiedi nuovi codici di recupero nelle impostazioni.',
  ],
  sanction: (kind, reason, until) => [
    {
      warning: 'Un avvertimento dei gestori',
      silence: 'Per ora non puoi più scrivere agli altri',
      ban: 'Il tuo account è stato escluso',
    }[kind],
    {
      warning: 'I gestori di Carcassonne per posta ti avvertono:',
      silence: `I gestori di Carcassonne per posta ti hanno tolto la parola${until === undefined ? '' : ` fino a ${until}`}. Puoi continuare a giocare, ma non scrivere messaggi, invitare, sollecitare o scegliere nomi. Il motivo:`,
      ban: `I gestori di Carcassonne per posta hanno escluso il tuo account${until === undefined ? '' : ` fino a ${until}`}. L’accesso è chiuso, i tuoi tavoli aperti sono annullati e le partite in corso risultano abbandonate. Il motivo:`,
    }[kind],
    reason,
  ],
  teamInvited: (captain, team, competition) => [
    `${captain} ti vuole nella squadra ${team}`,
    `${captain} ti invita a giocare nella squadra ${team} in ${competition}.`,
    'Giochi solo se accetti. Poi le tue partite cominciano da sole, turno per turno.',
  ],
  sanctionUndone: (kind) => [
    {
      warning: 'Un avvertimento è stato ritirato',
      silence: 'Puoi di nuovo scrivere agli altri',
      ban: 'Il tuo account non è più escluso',
    }[kind],
    {
      warning: 'I gestori di Carcassonne per posta hanno ritirato un avvertimento.',
      silence: 'I gestori di Carcassonne per posta ti hanno ridato la parola.',
      ban: 'I gestori di Carcassonne per posta hanno revocato l’esclusione: puoi di nuovo accedere. Le partite lasciate restano come sono e i token API vanno creati di nuovo.',
    }[kind],
  ],
  webhookDisabled: (url, isGone) => [
    'Il tuo webhook è stato disattivato',
    isGone
      ? `Il tuo webhook ${url} ha risposto 410 (gone): non gli invieremo più nulla.`
      : `Il tuo webhook ${url} non accetta notifiche da giorni: non gli invieremo più nulla.`,
    'Quando funziona di nuovo, riattivalo nelle impostazioni.',
  ],
  digest: (count) => [
    count === 1 ? 'Una partita ti aspetta' : `${count} partite ti aspettano`,
    count === 1 ? 'Tocca a te in una partita:' : `Tocca a te in ${count} partite:`,
  ],
};

/** On the button of an email. */
export const accountActions: EmailTexts['accountActions'] = {
  'account.verify': 'Conferma il mio indirizzo',
  'account.exists': 'Scegli una nuova password',
  'account.email-change': 'Conferma il nuovo indirizzo',
  'account.email-changing': 'Annulla il cambio',
  'account.reset': 'Scegli una nuova password',
  'account.new-login': 'Vedi le mie sessioni',
  'account.token-created': 'Vedi i miei token API',
  'account.app-allowed': 'Vedi le mie app',
  'account.password-changed': 'Scegli una nuova password',
  'team.invited': 'Vedi l’invito',
  'webhook.disabled': 'Vedi i miei webhook',
};
