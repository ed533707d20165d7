import { plural } from '../../../src/texts/names.ts';
import type { GuestTexts, LearnTexts, SiteTexts } from '../en/site.ts';

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** The texts of the pages around the games, in German. */
export const site: SiteTexts = {
  day: (day, month) => `${day}. ${months[month]}`,
  footer: { label: 'Über diese Seite', rules: 'Regeln', api: 'API', learn: 'Das Spiel lernen' },
  loggedOut: 'Du wurdest abgemeldet',
  loggedOutText: 'Deine Sitzung ist abgelaufen. Melde dich an, um zu dieser Seite zurückzukommen.',
  away: 'Der Dienst ist gerade nicht zu erreichen. Neuer Versuch …',
  back: 'Wieder verbunden.',

  lists: {
    search: 'Deine Partien durchsuchen',
    searchHint: 'Tisch oder Person',
    show: 'Zeigen',
    all: 'Alle Partien',
    nothingFound: 'Keine deiner Partien passt dazu.',
    more: 'Mehr zeigen',
    older: 'Ältere Partien zeigen',
    unread: 'Neue Nachrichten',
    baseGame: 'Grundspiel',
    noClock: 'Ohne Zeitlimit',
    withRobots: 'Auch Roboter',
    withoutRobots: 'Nur Menschen',
    askedReliability: (percent) => `Zuverlässigkeit ab ${percent}`,
    youWon: 'Du hast gewonnen',
    shared: 'Du teilst dir den ersten Platz',
    place: (place, of) => `Platz ${place} von ${of}`,
    timeLeft: (time) => `noch ${time}`,
    days: (count) => plural('de', count, { one: '1 Tag', other: `${count} Tage` }),
    hours: (count) => plural('de', count, { one: '1 Stunde', other: `${count} Stunden` }),
    minutes: (count) => plural('de', count, { one: '1 Minute', other: `${count} Minuten` }),
  },

  welcome: {
    points: [
      ['Dein Tempo', 'Minuten, Stunden oder Tage für einen Zug: Die Partie wartet auf dich.'],
      ['Wo du auch bist', 'Spiel auf dieser Seite, als Antwort auf eine E‑Mail oder im Chat.'],
      ['Frei und offen', 'Acht Erweiterungen, Roboter, keine Werbung, eine API für alles.'],
    ],
    watch: 'Partien, die gerade laufen',
    watchText: 'Öffentliche Partien: Schau den anderen über die Schulter.',
    noneToWatch: 'Gerade läuft keine öffentliche Partie.',
    join: 'Tische, die Mitspieler suchen',
    joinText: 'Öffne einen, sieh dir seine Regeln an und nimm Platz.',
    noneToJoin:
      'Gerade sucht kein Tisch Mitspieler. Spiel gegen einen Roboter, oder eröffne einen eigenen Tisch.',
    more: 'Mehr über das Spiel',
    rules: 'Die Spielregeln',
    rulesText: 'Das Grundspiel in fünf Minuten und die acht Erweiterungen, mit Bildern.',
    api: 'Die API',
    apiText: 'Alles, was diese Seite kann, können auch Programme und Bots.',
    learn: 'Das Spiel lernen',
    learnText: 'Kurze Lektionen auf einem echten Brett, je ein paar Minuten.',
  },
};

/** The texts for those who play without an account, in German. */
export const guests: GuestTexts = {
  playNow: 'Gleich spielen',
  playHarder: 'Ich kenne das Spiel: ein stärkerer Roboter, bitte',
  playHint: 'Kein Konto, nichts auszufüllen: eine Partie gegen einen freundlichen Roboter, und du fängst an.',
  beginning: 'Der Tisch wird vorbereitet …',

  keep: 'Partien sichern',
  keepShort: 'Sichern',

  gone: 'Dein Gastkonto ist abgelaufen',
  goneText: (days) =>
    `Gäste, die ${plural('de', days, { one: 'einen Tag', other: `${days} Tage` })} wegbleiben, machen anderen Platz, und ihre Partien enden. Beginn eine neue: Mit einer E‑Mail-Adresse oder einem Passkey wartet sie auf dich, solange du willst.`,
};

/** The texts of the tutorial's page in German; those of the lessons come from the service. */
export const learn: LearnTexts = {
  nav: 'Lernen',
  title: 'Das Spiel lernen',
  text: 'Kurze Lektionen an einem echten Tisch. Du brauchst kein Konto, und schiefgehen kann nichts: Führt ein Zug woanders hin, erklären wir es dir, und du versuchst es noch einmal.',
  base: 'Das Grundspiel',
  expansions: 'Die Erweiterungen',
  done: 'geschafft',
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  news: 'Punkte',
  all: 'Alle Lektionen',
  startOver: 'Von vorn',
  next: (title) => `Weiter: ${title}`,
  finished: 'Das war die letzte Lektion. Den Rest lernst du am besten beim Spielen.',
  notFound: 'Diese Lektion gibt es nicht.',
};
