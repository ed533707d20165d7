import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';
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

/** The lesson on Abbey & Mayor, in Italian. */
export const abbeyLesson: Lessons['abbey'] = {
  title: 'Abbazia e Borgomastro',
  summary: 'Una tessera per ogni buco, e un carro che prosegue',
  steps: {
    abbey: {
      explanation: {
        hole: 'Una volta per partita, invece di pescare, puoi piazzare la tua abbazia in un buco con tessere su tutti e quattro i lati.',
        closes: 'Combacia con tutto e chiude tutto quello che vi arriva: città, strade e campi.',
        monk: 'Può ospitare un monaco, come un monastero.',
      },
      task: 'Alla tua città, a nord, serve una tessera che quasi non esiste. Chiudila con l’abbazia.',
      reached: 'L’abbazia ha completato la tua città, e la strada lì accanto ha trovato una fine.',
      missed: {
        drawn:
          'Pescare è permesso. Ma il buco sotto la tua città sembra fatto per l’abbazia: stavolta non pescare.',
        'wagon-used':
          'Il carro può stare in un’abbazia. Ma ti serve al prossimo passo: usa un seguace piccolo, o nessuno.',
      },
    },
    wagon: {
      explanation: {
        claims:
          'Il carro è un seguace per strade, città e monasteri. Come ogni seguace può prendere anche ciò che la sua tessera completa.',
        moves: 'Dopo aver fatto punti può proseguire verso una costruzione incompleta lì accanto.',
      },
      task: 'Con questo incrocio completa una strada, e metti il carro proprio su quella.',
      reached: 'La strada fa subito punti. Il carro non deve tornare a casa.',
      missed: {
        elsewhere: 'Così nessuna strada è completa. Cercane una che all’altro capo sia già chiusa.',
        'no-wagon': 'Così una strada è completa. Metti il carro proprio su quella, per averne i punti.',
      },
    },
    onward: {
      explanation: {
        empty: 'La costruzione in cui va dev’essere incompleta e libera.',
        mayor: 'Il borgomastro sta solo in città, ed è forte quanti sono gli stemmi della sua.',
        barn: 'La fattoria sta dove si incontrano quattro campi e porta quattro punti per ogni città completa del campo.',
      },
      task: 'Fai proseguire il carro.',
      reached: 'Il carro ha preso il suo nuovo posto senza bisogno di un’altra tessera.',
      missed: { home: 'A casa il carro servirà più avanti. Ma qui c’è un posto libero: prosegui.' },
    },
  },
};
