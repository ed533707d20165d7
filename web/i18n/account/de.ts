import { plural } from '../../../src/texts/names.ts';
import type { AccountTexts } from './en.ts';

/** The texts about logging in and about the account, in German. */
export const account: AccountTexts = {
  parts: { you: 'Du', security: 'Sicherheit', programs: 'Programme', privacy: 'Privat' },

  passkeyLogIn: 'Mit einem Passkey anmelden',
  second: {
    title: 'Noch ein Schritt',
    text: 'Das Passwort stimmt. Bestätige jetzt mit deinem Passkey: Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel.',
    use: 'Passkey verwenden',
    noPasskey: 'Passkey nicht zur Hand? Nimm einen Wiederherstellungscode',
    code: 'Wiederherstellungscode',
    codeHint: 'Einer der zehn Codes, die du aufbewahrt hast. Jeder gilt einmal.',
    back: 'Zurück',
  },
  confirm: {
    title: 'Bist du es?',
    text: 'Dafür brauchen wir dein Passwort, denn deine Anmeldung ist schon eine Weile her.',
    textPasskey: 'Deine Anmeldung ist schon eine Weile her. Bestätige diese Änderung mit einem Passkey.',
    submit: 'Bestätigen',
  },

  email: {
    title: 'E‑Mail-Adresse',
    unconfirmed: (address) => `${address} ist noch nicht bestätigt.`,
    unconfirmedText:
      'Solange du dem Link in unserer E‑Mail nicht folgst, schreiben wir dir nicht zu deinen Partien. Nichts angekommen? Schau in den Spamordner, oder lass sie noch einmal schicken.',
    mistyped: 'Hast du dich vertippt?',
    stopped: (address) => `E‑Mails an ${address} kommen zurück.`,
    stoppedText:
      'Darum schreiben wir nicht mehr dorthin, und keine E‑Mail sagt dir, wann du dran bist. Nenn uns eine andere Adresse, oder versuch es mit dieser noch einmal. Der andere Mailserver sagte:',
    resume: 'Wieder an diese Adresse schreiben',
    resumed: 'Wir schreiben wieder dorthin',
    change: 'E‑Mail-Adresse ändern',
    newAddress: 'Neue E‑Mail-Adresse',
    yourPassword: 'Dein Passwort',
    send: 'Link schicken',
    sent: 'Ein Link ist an die neue Adresse unterwegs. Bis du ihm folgst, ändert sich nichts.',
  },
  password: {
    title: 'Passwort',
    change: 'Passwort ändern',
    current: 'Bisheriges Passwort',
    next: 'Neues Passwort',
    done: 'Das Passwort ist geändert, und du bist überall sonst abgemeldet.',
    secure: 'Vielleicht kennt es jemand anderes: auch API-Token und Webhooks widerrufen',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Melde dich mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel an. Einen Passkey kann niemand erraten oder dir entlocken. Sobald du einen hast, genügt das Passwort allein nicht mehr.',
    none: 'Noch kein Passkey.',
    add: 'Passkey hinzufügen',
    name: 'Name des Passkeys',
    nameHint: 'Damit du ihn wiedererkennst, etwa „Handy“.',
    rename: 'Umbenennen',
    used: (time) => `zuletzt benutzt: ${time}`,
    unused: 'noch nicht benutzt',
    added: (time) => `hinzugefügt: ${time}`,
    synced: 'auf all deinen Geräten',
    removeSure: (name) => `Den Passkey „${name}“ löschen? Er meldet dich dann nicht mehr an.`,
    removeLast: (name) =>
      `Deinen einzigen Passkey „${name}“ löschen? Dann genügt wieder das Passwort allein, und die Wiederherstellungscodes verfallen.`,
    unsupported: 'Dieser Browser bietet unter dieser Adresse keine Passkeys an.',
    cancelled: 'Nichts wurde hinzugefügt: Der Browser hat den Dialog beendet. Versuch es noch einmal.',
    notThis: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  },
  codes: {
    title: 'Wiederherstellungscodes',
    left: (count) =>
      plural('de', count, {
        one: 'Du hast noch einen Wiederherstellungscode.',
        other: `Du hast noch ${count} Wiederherstellungscodes.`,
      }),
    text: 'Wenn du deinen Passkey verlierst, meldet dich einer davon zusammen mit deinem Passwort an.',
    renew: 'Neue Codes holen',
    renewSure: 'Zehn neue Codes holen? Die aufbewahrten gelten dann nicht mehr.',
    keep: 'Bewahr diese zehn Codes dort auf, wo du sie auch ohne dieses Gerät findest. Du siehst sie nur dieses eine Mal.',
    copyAll: 'Alle kopieren',
    save: 'Als Datei speichern',
    kept: 'Ich habe sie aufbewahrt',
    file: 'carcassonne-wiederherstellungscodes.txt',
  },
  sessions: {
    title: 'Wo du angemeldet bist',
    text: 'Wenn du hier etwas nicht erkennst, melde es ab und ändere dein Passwort.',
    here: 'dieses Gerät',
    used: (time) => `zuletzt benutzt: ${time}`,
    since: (time) => `seit: ${time}`,
    end: 'Abmelden',
    endOthers: 'Überall sonst abmelden',
    endOthersSure: 'Auf allen anderen Geräten abmelden?',
    ended: 'Du bist überall sonst abgemeldet.',
    unknown: 'Unbekanntes Programm',
    on: (browser, system) => `${browser} auf ${system}`,
  },
  data: {
    title: 'Deine Daten',
    text: 'Alles, was der Dienst über dich weiß, in einer JSON-Datei.',
    download: 'Meine Daten herunterladen',
    file: 'carcassonne-meine-daten.json',
  },
  removal: {
    title: 'Konto löschen',
    text: 'Dein Name, deine E‑Mail-Adresse, deine Nachrichten und alle Token werden endgültig gelöscht. Laufende Partien gibst du auf. Deine Züge bleiben ohne Namen, damit die anderen ihre Partien noch ansehen können. Deinen Spielernamen kann danach niemand nehmen.',
    more: 'Ich möchte mein Konto löschen',
    type: (handle) => `Gib zur Bestätigung deinen Spielernamen ein: ${handle}`,
    submit: 'Mein Konto endgültig löschen',
    done: 'Dein Konto ist gelöscht. Mach’s gut!',
  },
  blocks: {
    title: 'Gesperrt und stummgeschaltet',
    text: 'Gesperrte können sich nicht an deine Tische setzen, dich nicht einladen und dir nicht schreiben, und du siehst ihre Tische nicht. Von Stummgeschalteten siehst du keine Nachrichten.',
    none: 'Niemand.',
    unblock: 'Entsperren',
    unmute: 'Nachrichten wieder zeigen',
    blocked: 'gesperrt',
    muted: 'stumm',
  },
  people: {
    title: 'Ärger mit jemandem?',
    mute: 'Stummschalten',
    muted: (name) =>
      `Du siehst die Nachrichten von ${name} nicht mehr. In den Einstellungen kannst du das ändern.`,
    block: 'Sperren',
    blockSure: (name) =>
      `${name} sperren? Ihr begegnet euch dann nicht mehr: keine Nachrichten, keine Einladungen, keine gemeinsamen Tische. Laufende Partien gehen weiter.`,
    blocked: (name) => `${name} ist gesperrt. In den Einstellungen kannst du das ändern.`,
    report: 'Melden',
    reportTitle: (name) => `${name} melden`,
    reason: 'Was stimmt nicht?',
    what: 'Was ist passiert?',
    alsoBlock: 'Auch gleich sperren',
    send: 'An den Betreiber schicken',
    reported: (name) =>
      `Danke. Der Betreiber sieht sich das an; ${name} erfährt nicht, von wem die Meldung kam.`,
  },
};
