import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';

/** The River, in German. */
export const river = {
  name: 'Der Fluss',
  blurb: 'Ein Fluss, der zuerst gelegt wird.',
  features: { river: { name: 'Fluss' } },
  refusals: {
    'river-course': 'Der Fluss muss weitergehen und darf nicht zweimal zur selben Seite abbiegen.',
  },
  chatNames: ['Fluss'],
} satisfies ExpansionWords;

/** The lesson on The River, in German. */
export const riverLesson: Lessons['river'] = {
  title: 'Der Fluss',
  summary: 'Ein Anfang mit mehr Platz',
  steps: {
    bend: {
      explanation: {
        water: 'Die Partie beginnt an der Quelle. Jedes Flussplättchen verlängert das Wasser.',
        turns:
          'Der Fluss darf nicht in sich zurücklaufen, also nicht zweimal hintereinander zur selben Seite abbiegen.',
      },
      task: 'Du hast eine Biegung gezogen. Lass den Fluss nach Süden fließen.',
      reached: 'Der Fluss fließt nach Süden. Blau hat ihn verlängert.',
      missed: {
        north: 'So fließt der Fluss nach Norden. Dreh das Plättchen so, dass er unten weiterfließt.',
      },
    },
    monk: {
      explanation: {
        water:
          'Auf dem Wasser kann niemand stehen, aber die Wiesen, Straßen, Städte und Klöster daran sind wie alle anderen.',
        lake: 'Der See ist das letzte Flussplättchen. Danach werden die übrigen Plättchen gezogen.',
      },
      task: 'Dieses Flussplättchen hat ein Kloster. Stell einen Mönch hinein.',
      reached: 'Dein Mönch hat Flussblick. Blau hat den See gelegt, und die Partie geht weiter wie gewohnt.',
      missed: {
        unclaimed: 'Das Kloster ist noch leer. Nimm es, bevor es jemand anderes tut.',
        elsewhere: 'Dort könnte dein Gefolgsmann stehen, aber diesmal wollen wir das Kloster.',
      },
    },
  },
};
