import type { ExpansionWords } from '../../expansion-words.ts';
import type { LessonText } from '../../lesson-text.ts';
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

/** The lesson on Abbey & Mayor, in English. */
export const abbeyLesson = {
  title: 'Abbey & Mayor',
  summary: 'A tile for every gap, and a wagon that moves on',
  steps: {
    abbey: {
      explanation: {
        hole: 'Once per game, instead of drawing a tile, you can place your abbey in a gap with tiles on all four sides.',
        closes: 'It fits anywhere and closes the cities, roads and fields that run into it.',
        monk: 'You can put a monk in it, as in a monastery.',
      },
      task: 'Your city in the north needs a very rare tile. Close it with the abbey.',
      reached: 'The abbey has completed your city and ended the road beside it.',
      missed: {
        drawn:
          'You can draw a tile, but the gap below your city is perfect for the abbey. Do not draw this time.',
        'wagon-used':
          'The wagon can go in an abbey, but you need it in the next step. Use a small meeple, or none.',
      },
    },
    wagon: {
      explanation: {
        claims:
          'The wagon is a meeple for roads, cities and monasteries. Like any meeple, it can claim a feature that its own tile completes.',
        moves: 'After scoring, it can move on to an incomplete feature next to it.',
      },
      task: 'Complete a road with this crossing, and put the wagon on that road.',
      reached: 'The road is scored right away. The wagon does not have to go home.',
      missed: {
        elsewhere: 'That completes no road. Look for one whose other end is closed.',
        'no-wagon': 'That completes a road. Put the wagon on that road to score it.',
      },
    },
    onward: {
      explanation: {
        empty: 'The next place must be incomplete and unclaimed.',
        mayor: 'The mayor, for cities only, counts as many meeples as the city has shields.',
        barn: 'The barn stands where four fields meet and scores four points for each completed city at the field.',
      },
      task: 'Move the wagon on.',
      reached: 'The wagon has claimed its next place, without another tile.',
      missed: {
        home: 'The wagon can be useful later at home. But there is a free place right here: move on.',
      },
    },
  },
} satisfies LessonText;
