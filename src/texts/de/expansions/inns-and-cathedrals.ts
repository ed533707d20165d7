import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';

/** Inns & Cathedrals, in German. */
export const innsAndCathedrals = {
  name: 'Wirtshäuser & Kathedralen',
  blurb: 'Mehr Punkte für Mutige, nichts für Pechvögel; ein großer Gefolgsmann.',
  pieces: { 'large-meeple': { name: 'großer Gefolgsmann', one: 'den großen Gefolgsmann' } },
  marks: { inn: 'Wirtshaus', cathedral: 'Kathedrale' },
  because: {
    inn: 'ein Wirtshaus am See: jedes Plättchen zählt eins mehr',
    cathedral: 'eine Kathedrale: jedes Plättchen und jedes Wappen zählt eins mehr',
  },
  chatNames: ['Wirtshäuser', 'Wirtshaeuser', 'Wirtshaus', 'Kathedralen'],
  chatTerms: {
    grosse: 'large-meeple',
    grosser: 'large-meeple',
    grossen: 'large-meeple',
    gross: 'large-meeple',
  },
} satisfies ExpansionWords;

/** The lesson on Inns & Cathedrals, in German. */
export const innsLesson: Lessons['inns'] = {
  title: 'Wirtshäuser & Kathedralen',
  summary: 'Höherer Einsatz und ein größerer Gefolgsmann',
  steps: {
    inn: {
      explanation: {
        double:
          'Eine Straße mit einem Wirtshaus am See bringt zwei Punkte je Plättchen, wenn sie fertig ist,',
        nothing: 'und gar nichts, wenn sie am Ende nicht fertig ist.',
      },
      task: 'Dein Wegelagerer steht auf einer Straße mit Wirtshaus. Mach sie fertig.',
      reached: 'Vier Plättchen, je zwei Punkte, dank dem Wirtshaus.',
      missed: {
        open: 'Die Straße mit dem Wirtshaus ist im Osten noch offen. Am Ende der Partie wäre sie nichts wert.',
        'large-used':
          'Damit ist die Straße fertig. Aber heb dir den großen Gefolgsmann für den nächsten Schritt auf: Hier genügt ein kleiner oder gar keiner.',
      },
    },
    large: {
      explanation: {
        two: 'Dein großer Gefolgsmann zählt wie zwei.',
        majority:
          'Niemand darf eine besetzte Stadt betreten. Aber Städte können zusammenwachsen: Dann bekommt die Punkte, wer die meisten Gefolgsleute hat.',
      },
      task: 'Der Ritter von Blau schaut nach Westen über die Lücke. Beginn gegenüber, westlich der Lücke, eine Stadt mit deinem großen Gefolgsmann.',
      reached: 'Zwei Städte und eine Lücke dazwischen.',
      missed: {
        elsewhere:
          'Von dort kann deine Stadt die von Blau nicht treffen. Leg das Plättchen westlich der Lücke, mit der Stadt zu der von Blau.',
        unclaimed: 'Die richtige Stelle, aber ohne Ritter in dieser Stadt hast du nichts davon.',
        meeple:
          'Eins gegen eins wäre Gleichstand, und Blau bekäme die Punkte auch. Nimm den großen Gefolgsmann.',
      },
    },
    join: {
      explanation: {
        joined: 'Wer eine Stadt fertig macht, ist egal; es zählt nur, wer in ihr am stärksten ist.',
        cathedral:
          'Eine Stadt mit Kathedrale bringt drei Punkte für jedes Plättchen und jedes Wappen, wenn sie fertig ist, und nichts, wenn nicht.',
      },
      task: 'Verbinde mit diesem Plättchen die beiden Städte und die im Süden.',
      reached: 'Zwei gegen eins: Alle Punkte gehören dir, und Blau bekommt keine.',
      missed: {
        apart: 'Die Städte sind noch getrennt. Das Plättchen passt auf dem Kopf in die Lücke zwischen ihnen.',
      },
    },
  },
};
