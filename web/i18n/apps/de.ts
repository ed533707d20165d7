import type { AppTexts } from './en.ts';

/** The texts about apps of others that a player lets in, in German. */
export const apps: AppTexts = {
  title: 'Diese App zulassen?',
  local: 'Ein Programm auf deinem Gerät',
  calledBack: (address) => `Es wartet unter ${address}`,
  callsItself: (name) => `Sie nennt sich „${name}“.`,
  foreign:
    'Sie gehört nicht zu dieser Seite: Niemand hier hat sie gemacht oder geprüft. Mach nur weiter, wenn du sie kennst.',
  may: 'In deinem Namen darf sie',
  scopes: {
    read: 'deine Partien sehen, auch private, mit Nachrichten und deinen Notizen',
    play: 'spielen: Tische eröffnen, Plätze einnehmen, ziehen, Züge planen und aufgeben',
    talk: 'Nachrichten schreiben und anstupsen, und Spieler sperren, stummschalten oder melden',
    invite: 'Spieler einladen und Revanchen vorschlagen',
    webhooks: 'an Adressen ihrer Wahl senden, was in deinen Partien geschieht',
    profile: 'deine E‑Mail-Adresse, Zeitzone, Urlaube und Einstellungen sehen',
  },
  mayNot: 'Dein Passwort erfährt sie nicht, und dein Konto kann sie weder ändern noch löschen.',
  as: (name) => `Du bist als ${name} angemeldet.`,
  allow: 'Zulassen',
  deny: 'Nein, zurück',
  goesTo: (address) => `In jedem Fall geht es zurück zu ${address}`,
  revocable: 'Du kannst sie jederzeit sperren: Einstellungen, Programme.',
  logInFirst:
    'Sie möchte in deinem Namen handeln. Melde dich an, um zu sehen, was sie darf; ohne deine Zustimmung geschieht nichts.',
  guest: 'Um eine App zuzulassen, brauchst du ein Konto: Sichere zuerst deine Partien.',
  keep: 'Meine Partien sichern',
  refused: 'Diese App fragt nicht auf sichere Weise',
  refusedText:
    'Es ist nichts geschehen, und sie kann nichts tun. Wer sie entwickelt, kann damit etwas anfangen:',
  back: 'Zurück zur App',
  cardTitle: 'Zugelassene Apps',
  cardText: 'Sie handeln in deinem Namen, bis du sie sperrst.',
  used: (time) => `zuletzt benutzt ${time}`,
  unused: 'noch nicht benutzt',
  revoke: 'Sperren',
  revokeSure: (origin) => `${origin} sperren? Die App kann dann sofort nichts mehr tun.`,
  byCode: 'durch einen Code zugelassen: Dass sie dorthin gehört, sagt nur sie selbst',
  device: {
    title: 'Eine App mit ihrem Code zulassen',
    logInFirst:
      'Eine App zeigt dir einen Code? Melde dich an, um zu sehen, was sie darf; ohne deine Zustimmung geschieht nichts.',
    type: 'Gib den Code ein, den die App dir zeigt.',
    compare: 'Mach nur weiter, wenn die App dir genau diesen Code zeigt.',
    code: 'Code',
    hint: 'Acht Buchstaben, zum Beispiel WDJB-MJHT',
    next: 'Weiter',
    nameless: 'Ein Programm, das keine Seite nennt',
    says: 'Sie sagt, dass sie dorthin gehört. Niemand hat das geprüft.',
    shows: (code) => `Sie zeigt den Code ${code}.`,
    warning:
      'Lass nur zu, was du gerade selbst gestartet hast. Hat dir jemand diesen Code geschickt, will er in deinem Namen handeln.',
    deny: 'Nein',
    other: 'Ein anderer Code',
    allowed: 'Die App ist zugelassen',
    allowedText: 'Mach dort weiter, wo sie läuft: In wenigen Sekunden weiß sie es.',
    denied: 'Die App ist nicht zugelassen',
    deniedText: 'Sie kann nichts tun, und der Code gilt nicht mehr.',
  },
};
