import type { ExpansionWords } from '../../expansion-words.ts';
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
