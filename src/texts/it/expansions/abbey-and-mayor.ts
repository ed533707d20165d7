import type { ExpansionWords } from '../../expansion-words.ts';
import { kindOf } from '../../names.ts';
import { count } from '../grammar.ts';

const intoGap = 'metti l’abbazia nel buco';
const barn = 'una fattoria dove si toccano quattro campi';

/** Abbey & Mayor, in Italian. */
export const abbeyAndMayor = {
  name: 'Abbazia e Borgomastro',
  blurb: 'Un’abbazia per i buchi, un borgomastro, un carro che prosegue, una fattoria.',
  pieces: {
    mayor: { name: 'borgomastro', one: 'il borgomastro' },
    wagon: { name: 'carro', one: 'il carro' },
    barn: {
      name: 'fattoria',
      one: 'la fattoria',
      onCorner: { name: barn, deploys: `costruisce ${barn}`, deploy: `costruisci ${barn}` },
    },
  },
  tokens: { abbeys: { name: 'abbazia', counted: (number) => count(number, 'abbazia', 'abbazie') } },
  tiles: { 'abbey/ABBEY': 'piazza l’abbazia' },
  phases: {
    'abbey-choice': {
      awaiting: 'scegliere tra abbazia e tessera',
      question: 'piazza la tua abbazia o pesca una tessera',
      declining: 'pesca una tessera',
      skipped: 'nessuna tessera viene piazzata',
    },
    'last-abbeys': {
      awaiting: 'piazzare l’abbazia',
      question: 'piazza la tua abbazia, o rinuncia',
      declining: 'non piazzarla',
      skipped: 'l’abbazia non viene usata',
    },
    wagon: {
      awaiting: 'spostare il carro',
      question: 'fai proseguire il tuo carro, o riportalo a casa',
      declining: 'riportalo a casa',
      skipped: 'il carro torna a casa',
    },
  },
  decisions: {
    abbey: {
      choice: ({ x, y }) => ({ text: `l’abbazia in ${x},${y}` }),
      imperative: ({ deploy }, words) =>
        deploy === undefined ? intoGap : `${intoGap} e ${words.deploy(deploy.piece, deploy)}`,
      prefix: 'abbazia',
    },
    draw: {
      choice: () => ({ text: 'tieni l’abbazia' }),
      imperative: () => 'tieni l’abbazia',
      sentence: (_, name) => `${name} tiene l’abbazia.`,
    },
    wagon: {
      choice: ({ to }, words) => ({
        text:
          to === null
            ? 'riporta a casa il carro'
            : `prosegue ${words.into(kindOf(to.segment))} in ${to.x},${to.y}`,
      }),
      imperative: ({ to }, words) =>
        to === null ? 'riporta a casa il carro' : `fai proseguire il carro ${words.into(kindOf(to.segment))}`,
      sentence: ({ to }, name) => (to === null ? `${name} riporta a casa il carro.` : undefined),
    },
  },
  events: {
    'piece-moved': ({ piece, to }, { name, words }) =>
      piece === 'wagon' && 'segment' in to
        ? `${name} fa proseguire il carro ${words.into(kindOf(to.segment))}.`
        : undefined,
  },
  scores: {
    barn: 'una fattoria',
    'field-barn-placed': 'un campo con una nuova fattoria',
    'field-barn-connected': 'un campo unito a una fattoria',
  },
  heads: { barn: 'Fattorie' },
  refusals: {
    'no-hole': 'L’abbazia va in un buco tra quattro tessere.',
    'corner-not-allowed': 'Su quell’angolo la fattoria non può stare.',
    'wagon-target': 'Il carro non può andare lì.',
  },
  chatNames: ['abbazia', 'sindaco', 'borgomastro'],
  chatTerms: {
    sindaco: 'mayor',
    borgomastro: 'mayor',
    carro: 'wagon',
    granaio: 'barn',
    fattoria: 'barn',
    abbazia: 'abbey',
    pesca: 'draw',
  },
} satisfies ExpansionWords;
