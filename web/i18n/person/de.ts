import { plural } from '../../../src/texts/names.ts';
import type { PersonTexts } from './en.ts';

/** The texts of a player's page, in German. */
export const person: PersonTexts = {
  since: (date) => `Hier seit ${date}`,
  robot: 'Ein Roboter',
  guest: 'Ein Gast',
  record: 'Partien mit Menschen',
  played: (count) => plural('de', count, { one: '1 Partie', other: `${count} Partien` }),
  won: (count) => `${count} gewonnen`,
  headToHead: 'Ihr beide',
  never: 'Ihr habt noch keine Partie miteinander beendet.',
  ahead: 'Du lagst vorn',
  behind: 'Du lagst hinten',
  invite: 'Zu einer Partie einladen',
  follow: 'Folgen',
  unfollow: 'Nicht mehr folgen',
  following: 'Du folgst hier; sonst weiß es niemand.',
  notify: 'Neue Tische melden',
  suitable: 'Nur was zu mir passt',
  suitableHint:
    'Leute etwa meiner Stärke, eine Bedenkzeit, wie ich sie kenne, Erweiterungen, die ich gespielt habe',
  noneSuits: 'Zurzeit passt keiner zu dir.',
  followedTables: 'Tische von Leuten, denen du folgst',
  share: 'Diese Seite teilen',
  missing: 'So jemanden gibt es hier nicht, oder die Seite ist nicht für alle.',
  yours: 'Deine Seite',
  yoursText: 'Was andere finden, wenn sie deinem Namen folgen.',
  see: 'Deine Seite ansehen',
  to: 'Wer sie findet',
  readers: { everybody: 'Alle', players: 'Wer angemeldet ist', nobody: 'Niemand' },
  showSince: 'Zeigen, seit wann ich hier bin',
  showRecord: 'Meine Partien und Siege zeigen, ohne private Partien',
  showHabits: 'Zeigen, wie zuverlässig ich bin, wie lange meine Züge dauern und was ich gern spiele',
  habits: {
    title: 'Spielweise',
    reliability: 'Zuverlässigkeit',
    notYet: 'Noch nicht bekannt',
    counted: (games, abandoned) =>
      `${plural('de', games, { one: 'Von der letzten Partie', other: `Von den letzten ${games} Partien` })} mit Menschen im Stich gelassen: ${abandoned}`,
    turns: 'Typischer Zug',
    spread: (quarter, threeQuarters) =>
      `Ein Viertel der Züge dauert höchstens ${quarter}, drei Viertel höchstens ${threeQuarters}.`,
    favourites: 'Spielt am häufigsten mit',
  },
};
