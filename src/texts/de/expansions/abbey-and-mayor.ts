import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';
import { kindOf } from '../../names.ts';
import { count } from '../grammar.ts';

const intoGap = 'lege die Abtei in die Lücke';
const barn = 'eine Scheune, wo vier Wiesen zusammenstoßen';

/** Abbey & Mayor, in German. */
export const abbeyAndMayor = {
  name: 'Abtei & Bürgermeister',
  blurb: 'Eine Abtei für Lücken, ein Bürgermeister, ein Wagen, der weiterfährt, eine Scheune.',
  pieces: {
    mayor: { name: 'Bürgermeister', one: 'den Bürgermeister' },
    wagon: { name: 'Wagen', one: 'den Wagen' },
    barn: {
      name: 'Scheune',
      one: 'die Scheune',
      onCorner: { name: barn, deploys: `baut ${barn}`, deploy: `baue ${barn}` },
    },
  },
  tokens: { abbeys: { name: 'Abtei', counted: (number) => count(number, 'Abtei', 'Abteien') } },
  tiles: { 'abbey/ABBEY': 'legt die Abtei' },
  phases: {
    'abbey-choice': {
      awaiting: 'zwischen Abtei und Plättchen wählen',
      question: 'leg deine Abtei oder zieh ein Plättchen',
      declining: 'zieh ein Plättchen',
      skipped: 'es wird kein Plättchen gelegt',
    },
    'last-abbeys': {
      awaiting: 'die Abtei legen',
      question: 'leg deine Abtei oder verzichte',
      declining: 'nicht legen',
      skipped: 'die Abtei bleibt ungenutzt',
    },
    wagon: {
      awaiting: 'den Wagen versetzen',
      question: 'lass deinen Wagen weiterfahren oder hol ihn heim',
      declining: 'hol ihn heim',
      skipped: 'der Wagen kommt heim',
    },
  },
  decisions: {
    abbey: {
      choice: ({ x, y }) => ({ text: `die Abtei auf ${x},${y}` }),
      imperative: ({ deploy }, words) =>
        deploy === undefined ? intoGap : `${intoGap} und ${words.deploy(deploy.piece, deploy)}`,
      prefix: 'Abtei',
    },
    draw: {
      choice: () => ({ text: 'behalte die Abtei' }),
      imperative: () => 'behalte die Abtei',
      sentence: (_, name) => `${name} behält die Abtei.`,
    },
    wagon: {
      choice: ({ to }, words) => ({
        text:
          to === null ? 'hol den Wagen heim' : `weiter ${words.into(kindOf(to.segment))} auf ${to.x},${to.y}`,
      }),
      imperative: ({ to }, words) =>
        to === null ? 'hol den Wagen heim' : `lass den Wagen ${words.into(kindOf(to.segment))} weiterfahren`,
      sentence: ({ to }, name) => (to === null ? `${name} holt den Wagen heim.` : undefined),
    },
  },
  events: {
    'piece-moved': ({ piece, to }, { name, words }) =>
      piece === 'wagon' && 'segment' in to
        ? `${name} lässt den Wagen ${words.into(kindOf(to.segment))} weiterfahren.`
        : undefined,
  },
  scores: {
    barn: 'eine Scheune',
    'field-barn-placed': 'eine Wiese mit einer neuen Scheune',
    'field-barn-connected': 'eine Wiese, die nun zu einer Scheune gehört',
  },
  heads: { barn: 'Scheunen' },
  refusals: {
    'no-hole': 'Die Abtei gehört in eine Lücke zwischen vier Plättchen.',
    'corner-not-allowed': 'An dieser Ecke darf die Scheune nicht stehen.',
    'wagon-target': 'Dorthin kann der Wagen nicht.',
  },
  chatNames: ['Abtei', 'Bürgermeister', 'Buergermeister'],
  chatTerms: {
    burgermeister: 'mayor',
    buergermeister: 'mayor',
    wagen: 'wagon',
    scheune: 'barn',
    abtei: 'abbey',
    ziehen: 'draw',
    zieh: 'draw',
  },
} satisfies ExpansionWords;

/** The lesson on Abbey & Mayor, in German. */
export const abbeyLesson: Lessons['abbey'] = {
  title: 'Abtei & Bürgermeister',
  summary: 'Ein Plättchen für jede Lücke, und ein Wagen, der weiterfährt',
  steps: {
    abbey: {
      explanation: {
        hole: 'Einmal in der Partie darfst du deine Abtei legen, statt ein Plättchen zu ziehen: in eine Lücke mit Plättchen auf allen vier Seiten.',
        closes: 'Sie passt zu allem und schließt, was auf sie trifft: Städte, Straßen und Wiesen.',
        monk: 'In ihr darf ein Mönch wohnen, wie in einem Kloster.',
      },
      task: 'Deine Stadt im Norden braucht ein Plättchen, das es kaum gibt. Schließ sie mit der Abtei.',
      reached: 'Mit der Abtei ist deine Stadt fertig, und die Straße daneben hat ein Ende.',
      missed: {
        drawn:
          'Du darfst ein Plättchen ziehen. Aber die Lücke unter deiner Stadt ist wie gemacht für die Abtei, also zieh diesmal nicht.',
        'wagon-used':
          'Der Wagen darf in einer Abtei stehen. Aber du brauchst ihn im nächsten Schritt: Nimm hier einen kleinen Gefolgsmann oder keinen.',
      },
    },
    wagon: {
      explanation: {
        claims:
          'Der Wagen ist ein Gefolgsmann für Straßen, Städte und Klöster. Wie jeder Gefolgsmann darf er auch besetzen, was sein eigenes Plättchen fertig macht.',
        moves:
          'Nach der Wertung darf er auf eine unfertige Straße, Stadt oder ein Kloster gleich daneben weiterfahren.',
      },
      task: 'Mach mit dieser Kreuzung eine Straße fertig und stell den Wagen auf diese Straße.',
      reached: 'Die Straße wird sofort gewertet. Der Wagen muss nicht heim.',
      missed: {
        elsewhere: 'Damit wird keine Straße fertig. Such eine, deren anderes Ende geschlossen ist.',
        'no-wagon':
          'Damit wird eine Straße fertig. Stell den Wagen auf genau diese Straße, damit sie für dich zählt.',
      },
    },
    onward: {
      explanation: {
        empty: 'Der nächste Ort muss unfertig und frei sein.',
        mayor: 'Der Bürgermeister, nur für Städte, ist so stark, wie seine Stadt Wappen hat.',
        barn: 'Die Scheune steht, wo vier Wiesen zusammenstoßen, und bringt vier Punkte für jede fertige Stadt an der Wiese.',
      },
      task: 'Lass den Wagen weiterfahren.',
      reached: 'Der Wagen hat seinen nächsten Ort besetzt, ohne ein weiteres Plättchen.',
      missed: {
        home: 'Daheim nützt dir der Wagen später. Aber hier wartet ein freier Ort: Fahr weiter.',
      },
    },
  },
};
