import { game } from '../../../src/texts/de/game.ts';
import { requests as shared } from '../../../src/texts/de/requests.ts';
import type { requests as english } from './en.ts';

const { and } = game;

/** The texts of what players request of each other, in German. */
export const requests: typeof english = {
  ...shared,
  title: 'Bitte',
  menu: 'Mehr …',
  kindName: {
    undo: () => 'Meinen letzten Zug zurücknehmen',
    pause: () => 'Eine Pause',
    resume: () => 'Die Pause beenden',
    'more-time': (name) => (name === undefined ? 'Mehr Zeit' : `Mehr Zeit für ${name}`),
    robot: (name) =>
      name === undefined ? 'Ein Roboter, der für mich weiterspielt' : `Ein Roboter für ${name}`,
    end: () => 'Die Partie ohne Ergebnis beenden',
  },
  explained: {
    undo: 'Die Partie geht zurück vor deinen letzten Zug. Der Verlauf behält beides.',
    pause:
      'Die Uhr steht still: keine Fristen und keine Erinnerungen, höchstens 30 Tage lang. Spielen dürft ihr trotzdem, und weitergehen kann es, wann immer alle wollen.',
    resume: 'Die Uhr läuft wieder. Wer am Zug ist, hat die Zeit, die noch übrig war.',
    'more-time': 'Noch einmal so viel Zeit, wie dieser Tisch für einen Zug gibt.',
    robot: 'Der Roboter entscheidet bis zur Rückkehr. Ein eigener Zug genügt, um wieder selbst zu spielen.',
    end: 'Die Partie ist für alle vorbei, niemand gewinnt, und sie zählt in keiner Statistik.',
  },
  needsAll: 'Alle anderen müssen innerhalb von drei Tagen zustimmen.',
  unlessDeclined: 'Es geschieht, wenn alle zustimmen, oder nach drei Tagen, wenn niemand ablehnt.',
  atOnce: 'Niemand sonst muss zustimmen, also geschieht es sofort.',
  send: 'Abschicken',
  doIt: 'Bestätigen',
  withdraw: 'Zurückziehen',
  sent: (what) => `Du hast darum gebeten: ${what}.`,
  awaiting: (names, until) =>
    names.length === 0 ? `Offen bis ${until}.` : `Es fehlt die Antwort von ${and(names)}, bis ${until}.`,
  answerBy: (until) => `Bitte antworte bis ${until}.`,
  orSilence: 'Dann geschieht es auch, wenn niemand ablehnt.',
  robotForYou: 'Ein Roboter entscheidet für dich, bis du wieder da bist.',
  back: 'Ich bin wieder da',
};
