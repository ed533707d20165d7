import { plural } from '../../../src/texts/names.ts';
import type { AccountTexts, AppTexts, LinkTexts, PushTexts } from '../en/account.ts';

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
      'Folge dem Link in unserer E‑Mail, um Nachrichten zu deinen Partien zu bekommen. Nichts angekommen? Schau in den Spamordner, oder lass sie noch einmal schicken.',
    mistyped: 'Hast du dich vertippt?',
    stopped: (address) => `E‑Mails an ${address} kommen zurück.`,
    stoppedText:
      'Darum schicken wir nichts mehr dorthin, und du erfährst nicht mehr per E‑Mail, wann du dran bist. Ändere die Adresse, oder versuch es mit dieser noch einmal. Der andere Mailserver antwortete:',
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
    removeSure: (name) => `Den Passkey „${name}“ löschen? Du kannst dich dann nicht mehr damit anmelden.`,
    removeLast: (name) =>
      `Deinen einzigen Passkey „${name}“ löschen? Dann genügt wieder das Passwort allein, und die Wiederherstellungscodes verfallen.`,
    unsupported: 'Dieser Browser bietet unter dieser Adresse keine Passkeys an.',
    cancelled:
      'Es wurde kein Passkey hinzugefügt, weil der Browser den Dialog beendet hat. Versuch es noch einmal.',
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
    text: 'Alles, was der Dienst über dich speichert, in einer JSON-Datei.',
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
    none: 'Du hast niemanden gesperrt oder stummgeschaltet.',
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

/** The texts about apps of others that a player lets in, in German. */
export const apps: AppTexts = {
  title: 'Diese App zulassen?',
  local: 'Ein Programm auf deinem Gerät',
  calledBack: (address) => `Es wartet unter ${address}`,
  callsItself: (name) => `Sie nennt sich „${name}“.`,
  foreign:
    'Sie gehört nicht zu dieser Seite, und wir haben sie nicht geprüft. Mach nur weiter, wenn du ihr vertraust.',
  may: 'In deinem Namen darf sie',
  scopes: {
    read: 'deine Partien sehen, auch private, mit Nachrichten und deinen Notizen',
    play: 'spielen: Tische eröffnen, Plätze einnehmen, ziehen, Züge planen und aufgeben',
    messages: 'Nachrichten schreiben und anstupsen, und Spieler sperren, stummschalten oder melden',
    invite: 'Spieler einladen und Revanchen vorschlagen',
    webhooks: 'an Adressen ihrer Wahl senden, was in deinen Partien geschieht',
    profile: 'deine E‑Mail-Adresse, Zeitzone, Urlaube und Einstellungen sehen',
  },
  mayNot: 'Dein Passwort erfährt sie nicht, und dein Konto kann sie weder ändern noch löschen.',
  as: (name) => `Du bist als ${name} angemeldet.`,
  allow: 'Zulassen',
  deny: 'Ablehnen',
  goesTo: (address) => `Danach geht es zurück zu ${address}`,
  revocable: 'Du kannst sie jederzeit sperren: Einstellungen, Programme.',
  logInFirst:
    'Sie möchte in deinem Namen handeln. Melde dich an, um zu sehen, was sie darf; ohne deine Zustimmung geschieht nichts.',
  guest: 'Um eine App zuzulassen, brauchst du ein Konto: Sichere zuerst deine Partien.',
  keep: 'Meine Partien sichern',
  refused: 'Die Anfrage dieser App ist nicht sicher',
  refusedText:
    'Sie hat keinen Zugriff, und es ist nichts geschehen. Wer sie entwickelt, kann damit etwas anfangen:',
  back: 'Zurück zur App',
  cardTitle: 'Zugelassene Apps',
  cardText: 'Sie handeln in deinem Namen, bis du sie sperrst.',
  used: (time) => `zuletzt benutzt ${time}`,
  unused: 'noch nicht benutzt',
  revoke: 'Sperren',
  revokeSure: (origin) => `${origin} sperren? Die App verliert sofort den Zugriff.`,
  byCode: 'mit einem Code zugelassen; dass sie dorthin gehört, haben wir nicht geprüft',
  device: {
    title: 'Eine App mit ihrem Code zulassen',
    logInFirst:
      'Eine App zeigt dir einen Code? Melde dich an, um zu sehen, was sie darf; ohne deine Zustimmung geschieht nichts.',
    type: 'Gib den Code ein, den die App dir zeigt.',
    compare: 'Mach nur weiter, wenn die App dir genau diesen Code zeigt.',
    code: 'Code',
    hint: 'Acht Buchstaben, zum Beispiel WDJB-MJHT',
    next: 'Weiter',
    nameless: 'Ein Programm ohne Website',
    says: 'Sie gibt an, dorthin zu gehören. Wir haben das nicht geprüft.',
    shows: (code) => `Sie zeigt den Code ${code}.`,
    warning:
      'Lass nur zu, was du gerade selbst gestartet hast. Hat dir jemand diesen Code geschickt, will er in deinem Namen handeln.',
    deny: 'Ablehnen',
    other: 'Ein anderer Code',
    allowed: 'Die App ist zugelassen',
    allowedText: 'Geh zurück zur App: Sie macht in wenigen Sekunden weiter.',
    denied: 'Die App ist nicht zugelassen',
    deniedText: 'Ihr Code gilt nicht mehr.',
  },
};

/** The texts about push notifications, in German. */
export const push: PushTexts = {
  title: 'Benachrichtigungen auf diesem Gerät',
  text: 'Hier bekommst du Bescheid, wenn eine Partie auf dich wartet, auch bei geschlossener Seite.',
  on: 'Auf diesem Gerät benachrichtigen',
  test: 'Test schicken',
  tested:
    'Eine Testnachricht ist unterwegs. Wenn nichts erscheint, sieh in den Einstellungen für Benachrichtigungen auf deinem Gerät nach.',
  blocked:
    'Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und komm dann zurück.',
  none: 'Dieser Browser kann keine Push-Benachrichtigungen.',
  homeScreen: 'Auf iPhone und iPad klappt es, sobald diese Seite auf deinem Home-Bildschirm liegt:',
  homeScreenSteps: [
    'Tippe in Safari auf „Teilen“.',
    'Wähle „Zum Home-Bildschirm“.',
    'Öffne Carcassonne von dort und komm zu diesen Einstellungen zurück.',
  ],
  devices: 'Deine Geräte',
  here: 'dieses Gerät',
  added: (time) => `hinzugefügt: ${time}`,
  delivered: (time) => `zuletzt benachrichtigt: ${time}`,
  failing: 'zurzeit nicht zu erreichen',
  remove: 'Entfernen',
  offer: 'Auf diesem Gerät Bescheid bekommen, wenn du dran bist?',
  yes: 'Ja, gern',
  no: 'Nein, danke',
  notAllowed: 'Dein Browser hat Benachrichtigungen nicht erlaubt.',
  onMyDevices: 'Push-Benachrichtigungen auf meinen Geräten',
};

/** The texts for those who followed the link of an email, in German. */
export const link: LinkTexts = {
  decidingAs: (name) => `Mit dem Link aus deiner E‑Mail machst du diesen Zug als ${name}, ohne Anmeldung.`,
  done: 'Dein Zug ist gemacht',
  doneText:
    'Die anderen erfahren es, und du bekommst eine E‑Mail, wenn du wieder dran bist. Für alles andere melde dich an.',
  stillYourTurn:
    'Eines ist noch zu entscheiden: Melde dich an und mach gleich weiter, oder folge dem Link der nächsten E‑Mail.',
  over: 'Dieser Zug ist schon gemacht',
  overText:
    'Die Partie ist weitergegangen, seit diese E‑Mail geschrieben wurde. Die neueste E‑Mail führt zum jetzigen Stand; oder melde dich an.',
  notValid: 'Dieser Link funktioniert nicht mehr',
  notValidText:
    'Er ist zu alt oder abgeschnitten, oder das Passwort wurde seitdem geändert. Melde dich an, um die Partie zu sehen.',
  seeGame: 'Partie ohne Anmeldung ansehen',
  toGame: 'Zur Partie',
  somebodyElse: (name) => `Diese E‑Mail war für ${name}`,
  somebodyElseText: (name) =>
    `Du bist mit einem anderen Konto angemeldet. Der Link gilt für einen einzigen Zug von ${name}; deine Anmeldung bleibt, wie sie ist.`,
  stay: 'Ich bleibe, wer ich bin',
  decideAs: (name) => `Für ${name} entscheiden`,
};
