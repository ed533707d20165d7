import { plural } from '../../../src/texts/names.ts';
import type { SiteTexts } from './en.ts';

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
      ['Frei und offen', 'Sechs Erweiterungen, Roboter, keine Werbung, eine API für alles.'],
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
    rulesText: 'Das Grundspiel in fünf Minuten und die sechs Erweiterungen, mit Bildern.',
    api: 'Die API',
    apiText: 'Alles, was diese Seite kann, können auch Programme und Bots.',
    learn: 'Das Spiel lernen',
    learnText: 'Kurze Lektionen auf einem echten Brett, je ein paar Minuten.',
  },
};
