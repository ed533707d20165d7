import type { EmailTexts } from '../email-texts.ts';

/** Emails about an account, in German. */
export const account: EmailTexts['account'] = {
  verify: (name) => [
    'Bitte bestätige deine E-Mail-Adresse',
    `Jemand, hoffentlich du, hat mit dieser E-Mail-Adresse das Konto „${name}“ angelegt.`,
    'Sobald du sie bestätigst, können wir dir schreiben, wenn sich in deinen Partien etwas tut.',
  ],
  exists: (name) => [
    'Du hast schon ein Konto',
    `Jemand, hoffentlich du, hat diese E-Mail-Adresse für ein weiteres Konto angegeben. Sie gehört schon zu deinem Konto „${name}“, darum hat sich nichts geändert.`,
    'Melde dich mit dieser Adresse an, oder wähle ein neues Passwort, wenn du deines vergessen hast. Wenn du das nicht warst, vergiss diese E-Mail einfach.',
  ],
  emailChange: (name) => [
    'Bitte bestätige deine neue E-Mail-Adresse',
    `Jemand, hoffentlich du, möchte diese E-Mail-Adresse für das Konto „${name}“ verwenden.`,
    'Es ändert sich nichts, bis du sie innerhalb von sieben Tagen bestätigst. Wenn du das nicht warst, vergiss diese E-Mail einfach.',
  ],
  emailChanging: (name) => [
    'Deine E-Mail-Adresse soll geändert werden',
    `Jemand, hoffentlich du, möchte für dein Konto „${name}“ eine andere E-Mail-Adresse verwenden. Das gilt, sobald die neue Adresse bestätigt ist.`,
    'Wenn du das nicht warst, mach es innerhalb von sieben Tagen rückgängig: Diese Adresse bleibt deine, alle Geräte werden abgemeldet, und du wählst ein neues Passwort.',
  ],
  reset: (name) => [
    'Wähle ein neues Passwort',
    `Jemand hat für das Konto „${name}“ ein neues Passwort angefordert. Wenn du das nicht warst, vergiss diese E-Mail einfach: Das alte Passwort gilt weiter.`,
    'Der Link funktioniert einmal, innerhalb einer Stunde.',
  ],
  newLogIn: (when, address, program) => [
    'Neue Anmeldung bei deinem Konto',
    `Jemand hat sich bei deinem Konto angemeldet: ${when}, von einem Ort oder mit einem Programm, die wir noch nicht kennen.`,
    ...(program === undefined ? [] : [`Programm: ${program}`]),
    `IP-Adresse: ${address}`,
    'Wenn du das nicht warst, wähle ein neues Passwort und melde dich in den Einstellungen überall ab.',
  ],
  tokenCreated: (name, scopes) => [
    'Für dein Konto wurde ein API-Token erstellt',
    `Das API-Token „${name}“ kann jetzt für dich handeln. Seine Rechte: ${scopes.join(', ')}.`,
    'Wenn du das nicht warst, lösche es in den Einstellungen und wähle ein neues Passwort.',
  ],
  appAllowed: (origin) => [
    'Du hast eine App zugelassen',
    `Die App von ${origin} darf jetzt in deinem Namen handeln.`,
    'In den Einstellungen siehst du, was sie darf, und kannst sie jederzeit sperren. Warst du das nicht, dann tu es gleich und wähle ein neues Passwort.',
  ],
  passwordChanged: (isReset) => [
    'Dein Passwort wurde geändert',
    isReset
      ? 'Das Passwort deines Kontos wurde über einen Link in einer E-Mail neu gesetzt. Du bist überall abgemeldet, API-Token sind widerrufen, Webhooks abgeschaltet, und Anwendungen dürfen nicht mehr für dich handeln; erlaube wieder, was du brauchst.'
      : 'Das Passwort deines Kontos wurde in den Einstellungen geändert. Alle deine anderen Anmeldungen sind beendet.',
    'Wenn du das nicht warst, wähle sofort ein neues Passwort.',
  ],
  passkeyAdded: (passkey) => [
    'Zu deinem Konto kam ein Passkey hinzu',
    `Mit dem Passkey „${passkey}“ kann man sich jetzt bei deinem Konto anmelden.`,
    'Wenn du das nicht warst, wähle ein neues Passwort und lösche dann diesen Passkey in den Einstellungen.',
  ],
  passkeyRemoved: (passkey) => [
    'Ein Passkey deines Kontos wurde gelöscht',
    `Mit dem Passkey „${passkey}“ kann man sich nicht mehr bei deinem Konto anmelden.`,
    'Wenn du das nicht warst, wähle ein neues Passwort und melde dich in den Einstellungen überall sonst ab.',
  ],
  recoveryCodeUsed: (left) => [
    'Anmeldung mit einem Wiederherstellungscode',
    left === 1
      ? 'Jemand hat sich mit deinem Passwort und einem Wiederherstellungscode angemeldet. Dir bleibt noch ein Code.'
      : `Jemand hat sich mit deinem Passwort und einem Wiederherstellungscode angemeldet. Dir bleiben noch ${left} Codes.`,
    'Wenn du das nicht warst, wähle ein neues Passwort und hol dir in den Einstellungen neue Codes.',
  ],
  sanction: (kind, reason, until) => [
    {
      warning: 'Eine Verwarnung der Betreiber',
      silence: 'Du kannst anderen vorerst nicht mehr schreiben',
      ban: 'Dein Konto ist gesperrt',
    }[kind],
    {
      warning: 'Die Betreiber von Carcassonne per Post verwarnen dich:',
      silence: `Die Betreiber von Carcassonne per Post haben dich${until === undefined ? '' : ` bis ${until}`} stummgeschaltet. Du kannst weiterspielen, aber keine Nachrichten schreiben, niemanden einladen oder anstupsen und keine Namen wählen. Der Grund:`,
      ban: `Die Betreiber von Carcassonne per Post haben dein Konto${until === undefined ? '' : ` bis ${until}`} gesperrt. Du bist abgemeldet, deine offenen Tische sind abgesagt, und deine laufenden Partien gelten als aufgegeben. Der Grund:`,
    }[kind],
    reason,
  ],
  teamInvited: (captain, team, competition) => [
    `${captain} möchte dich im Team ${team}`,
    `${captain} lädt dich ein, im Team ${team} bei ${competition} mitzuspielen.`,
    'Du spielst nur mit, wenn du zusagst. Dann beginnen deine Partien von selbst, Runde für Runde.',
  ],
  sanctionUndone: (kind) => [
    {
      warning: 'Eine Verwarnung wurde zurückgenommen',
      silence: 'Du kannst anderen wieder schreiben',
      ban: 'Dein Konto ist nicht mehr gesperrt',
    }[kind],
    {
      warning: 'Die Betreiber von Carcassonne per Post haben eine Verwarnung zurückgenommen.',
      silence: 'Die Betreiber von Carcassonne per Post haben deine Stummschaltung beendet.',
      ban: 'Die Betreiber von Carcassonne per Post haben die Sperre aufgehoben: Du kannst dich wieder anmelden. Aufgegebene Partien bleiben, wie sie sind, und API-Token musst du neu erstellen.',
    }[kind],
  ],
  webhookDisabled: (url, isGone) => [
    'Dein Webhook wurde abgeschaltet',
    isGone
      ? `Dein Webhook ${url} hat mit 410 (gone) geantwortet, darum schicken wir nichts mehr dorthin.`
      : `Dein Webhook ${url} hat seit Tagen keine einzige Benachrichtigung angenommen, darum schicken wir nichts mehr dorthin.`,
    'Sobald er funktioniert, schalte ihn in den Einstellungen wieder ein.',
  ],
  digest: (count) => [
    count === 1 ? 'Eine Partie wartet auf dich' : `${count} Partien warten auf dich`,
    count === 1 ? 'In einer Partie bist du dran:' : `In ${count} Partien bist du dran:`,
  ],
};

/** On the button of an email. */
export const accountActions: EmailTexts['accountActions'] = {
  'account.verify': 'Meine Adresse bestätigen',
  'account.exists': 'Neues Passwort wählen',
  'account.email-change': 'Neue Adresse bestätigen',
  'account.email-changing': 'Änderung rückgängig machen',
  'account.reset': 'Neues Passwort wählen',
  'account.new-login': 'Meine Anmeldungen ansehen',
  'account.token-created': 'Meine API-Token ansehen',
  'account.app-allowed': 'Meine Apps ansehen',
  'account.password-changed': 'Neues Passwort wählen',
  'team.invited': 'Einladung ansehen',
  'webhook.disabled': 'Meine Webhooks ansehen',
};
