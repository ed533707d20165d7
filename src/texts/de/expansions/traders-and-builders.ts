import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';
import { count } from '../grammar.ts';

/** Traders & Builders, in German. */
export const tradersAndBuilders = {
  name: 'Händler & Baumeister',
  blurb: 'Waren aus Städten, ein Baumeister für einen zweiten Zug, ein Schwein für Bauern.',
  pieces: {
    builder: { name: 'Baumeister', one: 'den Baumeister' },
    pig: { name: 'Schwein', one: 'das Schwein' },
  },
  tokens: { wine: { name: 'Wein' }, grain: { name: 'Korn' }, cloth: { name: 'Tuch' } },
  marks: { wine: 'Wein', grain: 'Korn', cloth: 'Tuch' },
  events: {
    'turn-began': ({ part }, { name }) =>
      part > 1 ? `Der Baumeister bringt ${name} ein zweites Plättchen.` : '',
  },
  scores: {
    'goods-wine': 'den meisten Wein',
    'goods-grain': 'das meiste Korn',
    'goods-cloth': 'das meiste Tuch',
  },
  heads: { goods: 'Waren' },
  counted: {
    'most wine': () => 'der meiste Wein',
    'most grain': () => 'das meiste Korn',
    'most cloth': () => 'das meiste Tuch',
    bonus: (number) => count(number, 'Stadt mit dem Schwein', 'Städte mit dem Schwein'),
  },
  chatNames: ['Händler', 'Haendler', 'Baumeister'],
  chatTerms: { baumeister: 'builder', schwein: 'pig' },
} satisfies ExpansionWords;

/** The lesson on Traders & Builders, in German. */
export const tradersLesson: Lessons['traders'] = {
  title: 'Händler & Baumeister',
  summary: 'Zwei Plättchen in einem Zug, und Waren für alle, die fertig bauen',
  steps: {
    builder: {
      explanation: {
        joins:
          'Der Baumeister kommt zu einem deiner Gefolgsleute auf eine Straße oder in eine Stadt, auf ein Plättchen, mit dem du sie verlängerst.',
        extends:
          'Ab dann legst du jedes Mal, wenn du diese Straße oder Stadt verlängerst, gleich ein zweites Plättchen.',
      },
      task: 'Verlängere deine Straße und stell den Baumeister darauf.',
      reached: 'Der Baumeister ist bei der Arbeit.',
      missed: {
        elsewhere:
          'Deine Straße ist nicht gewachsen, also kann der Baumeister nicht dorthin. Sie ist im Osten offen.',
        'no-builder': 'Die Straße ist gewachsen. Stell jetzt den Baumeister darauf, keine andere Figur.',
      },
    },
    extend: {
      explanation: {
        second:
          'Das zweite Plättchen darf überall liegen, und auf jedes der beiden darfst du eine Figur stellen.',
        once: 'Mehr als zwei Plättchen in einem Zug gibt es nie.',
      },
      task: 'Verlängere deine Straße noch einmal.',
      reached: 'Du bist noch dran: Hier ist das zweite Plättchen.',
      missed: {
        elsewhere: 'Der Baumeister hilft nur, wenn seine eigene Straße wächst. Mach im Osten weiter.',
      },
    },
    goods: {
      explanation: {
        taken:
          'Wer eine Stadt fertig macht, bekommt ihre Waren: Wein, Korn oder Tuch. Es muss nicht die eigene Stadt sein.',
        majority: 'Am Ende bringt die Mehrheit einer Ware zehn Punkte.',
        pig: 'Das Schwein kommt zu einem deiner Bauern und macht jede Stadt seiner Wiese einen Punkt mehr wert.',
      },
      task: 'In der Stadt von Blau im Norden steht ein Fass Wein. Mach sie fertig.',
      reached: 'Blau bekommt die Punkte, du den Wein. Der kann am Ende zehn Punkte wert sein.',
      missed: {
        open: 'Die Stadt mit dem Wein ist noch offen, und jemand anderes könnte sie fertig machen.',
      },
    },
  },
};
