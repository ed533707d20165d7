import { plural } from '../../../src/texts/names.ts';
import type { RatingTexts } from './en.ts';

/** The texts of ratings, in German. */
export const ratings: RatingTexts = {
  title: 'Bestenliste',
  text: 'Wer öfter gegen Stärkere gewinnt, steht weiter oben. Jede gewertete Partie verschiebt die Wertungszahlen derer, die sie spielen, und je mehr Partien, desto verlässlicher sind sie.',
  classes: { two: 'Zu zweit', several: 'Zu dritt oder mehr' },
  people: 'Menschen',
  robots: 'Roboter',
  who: 'In der Liste',
  which: 'Partien',
  player: 'Name',
  rating: 'Wertungszahl',
  games: 'Partien',
  none: 'Noch hat niemand genug gewertete Partien für eine verlässliche Wertungszahl gespielt.',
  count: (count) => plural('de', count, { one: '1 Partie', other: `${count} Partien` }),
  provisional: 'vorläufig',
  course: (days, lowest, highest) =>
    `Die Wertungszahl von Partie zu Partie, ${days}: zwischen ${lowest} und ${highest}`,
  changed: (name, before, after) => `${name}: ${before} → ${after}`,
  annulled: {
    'no-first-decision': 'Jemand hat nie einen Zug gemacht, deshalb wird diese Partie nicht gewertet.',
    'mass-time-out':
      'Jemand hat diese Partie zusammen mit einer früheren durch Zeitüberschreitung verloren, deshalb zählt sie für dessen Wertungszahl nicht.',
  },
  waiting: 'Die Wertung folgt in einer Minute.',
  rated: 'Gewertete Partie',
  ratedHint: 'Die Partie zählt für die Wertungszahlen aller, die sie spielen.',
  reliability: {
    legend: 'Zuverlässigkeit der Mitspielenden',
    anybody: 'Egal',
    least: (percent) => `Mindestens ${percent}`,
    hint: 'Nur wer selten Partien im Stich lässt; wen du mit Namen einlädst, darf immer.',
  },
  showRating: 'Meine Wertungszahlen zeigen und mich in die Bestenliste aufnehmen',
};
