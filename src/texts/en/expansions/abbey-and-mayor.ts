import type { ExpansionWords } from '../../expansion-words.ts';
import { kindOf } from '../../names.ts';
import { count } from '../grammar.ts';

const intoGap = 'put the abbey into the gap';
const barn = 'a barn where four fields meet';

/** Abbey & Mayor, in English. */
export const abbeyAndMayor = {
  name: 'Abbey & Mayor',
  blurb: 'An abbey for gaps, a mayor, a wagon that goes on, a barn.',
  pieces: {
    mayor: { name: 'mayor', one: 'the mayor' },
    wagon: { name: 'wagon', one: 'the wagon' },
    barn: {
      name: 'barn',
      one: 'the barn',
      onCorner: { name: barn, deploys: `builds ${barn}`, deploy: `build ${barn}` },
    },
  },
  tokens: { abbeys: { name: 'abbey', counted: (number) => count(number, 'abbey') } },
  tiles: { 'abbey/ABBEY': 'puts the abbey into the gap' },
  phases: {
    'abbey-choice': {
      awaiting: 'choose abbey or tile',
      question: 'place your abbey, or draw a tile',
      declining: 'draw a tile',
      skipped: 'no tile is placed',
    },
    'last-abbeys': {
      awaiting: 'place the abbey',
      question: 'place your abbey, or leave it out',
      declining: 'don’t place it',
      skipped: 'the abbey is not used',
    },
    wagon: {
      awaiting: 'move the wagon',
      question: 'move your wagon, or take it home',
      declining: 'take it home',
      skipped: 'the wagon comes home',
    },
  },
  decisions: {
    abbey: {
      choice: ({ x, y }) => ({ text: `the abbey at ${x},${y}` }),
      imperative: ({ deploy }, words) =>
        deploy === undefined ? intoGap : `${intoGap} and ${words.deploy(deploy.piece, deploy)}`,
      prefix: 'abbey',
    },
    draw: {
      choice: () => ({ text: 'keep the abbey' }),
      imperative: () => 'keep the abbey',
      sentence: (_, name) => `${name} keeps the abbey.`,
    },
    wagon: {
      choice: ({ to }, words) => ({
        text:
          to === null
            ? 'take the wagon home'
            : `on to the ${words.feature(kindOf(to.segment))} at ${to.x},${to.y}`,
      }),
      imperative: ({ to }, words) =>
        to === null ? 'take the wagon home' : `move the wagon on to the ${words.feature(kindOf(to.segment))}`,
      sentence: ({ to }, name) => (to === null ? `${name} takes the wagon home.` : undefined),
    },
  },
  events: {
    'piece-moved': ({ piece, to }, { name, words }) =>
      piece === 'wagon' && 'segment' in to
        ? `${name} moves the wagon on to the ${words.feature(kindOf(to.segment))}.`
        : undefined,
  },
  scores: {
    barn: 'a barn',
    'field-barn-placed': 'a field with a new barn',
    'field-barn-connected': 'a field that joined a barn',
  },
  heads: { barn: 'Barns' },
  chatNames: ['abbey', 'mayor'],
} satisfies ExpansionWords;
