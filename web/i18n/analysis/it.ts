import { plural } from '../../../src/texts/names.ts';
import { durationIn } from '../duration.ts';
import { named } from '../named.ts';
import type { analysis as english } from './en.ts';

const decimal = (number: number) =>
  new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 }).format(number);
const points = (number: number) => (number === 1 ? '1 punto' : `${decimal(number)} punti`);
const signed = (number: number) => `${number > 0 ? '+' : number < 0 ? '−' : '±'}${decimal(Math.abs(number))}`;

const counts: Readonly<Record<string, readonly [string, string]>> = {
  best: ['migliore', 'migliori'],
  fine: ['buona', 'buone'],
  inaccuracy: ['imprecisione', 'imprecisioni'],
  mistake: ['errore', 'errori'],
  blunder: ['errore grave', 'errori gravi'],
};

const levels: Readonly<Record<string, string>> = { easy: 'facile', fair: 'normale', strong: 'forte' };

/** The page of the analysis in Italian. */
export const analysis: typeof english = {
  title: 'Analisi',
  open: 'Guarda l’analisi',
  back: 'Torna al tabellone',
  hint: 'Chiedi un suggerimento',
  hintChosen: 'È già scelta sul tabellone: confermala o cambiala.',
  hintLogged: 'I suggerimenti compaiono tra le mosse.',
  robotWould: (text) => `Il robot consiglia: ${text}.`,
  computing: 'Un robot sta ripercorrendo la partita…',
  computingText: 'Ci vuole qualche secondo, una volta sola. Le statistiche ci sono già.',
  notOver: 'L’analisi arriva quando la partita è finita.',
  notFound: 'Questa partita finita non esiste.',
  decimal,
  points,
  signed,
  wonBy: (names, by) => `${names} vince di ${points(by)}`,
  drawn: 'Pareggio',
  share: 'Condividi',
  shareLine: (scores, luck, url) => `Carcassonne: ${scores} · fortuna ${luck} · ${url}`,

  why: 'Da dove viene il risultato',
  skillShare: (percent) =>
    `Ciò che le mosse e le tessere spiegano del risultato: ${percent} abilità, il resto fortuna.`,
  whyText:
    'Abilità: perdere con le mosse meno punti degli altri. Fortuna: pescare tessere migliori della media del sacchetto. Imprevisto è ciò che il robot non ha previsto.',
  result: 'risultato',
  skill: 'abilità',
  luck: 'fortuna',
  rest: 'imprevisto',
  lost: (name, number) => `${name} ha regalato ${points(number)}`,

  course: 'L’andamento della partita',
  courseText:
    'I punti dopo ogni mossa; la fascia è il vantaggio che il robot si aspettava. Tocca un momento per vederne il tabellone.',
  expected: (name) => `vantaggio atteso di ${name}`,
  move: (seq) => `Mossa ${seq}`,

  worst: 'I momenti più costosi',
  noneCostly: 'Nessuno ha commesso un vero errore. È raro.',
  cost: (number) => `−${decimal(number)}`,
  where: {
    same: 'la stessa casella',
    turned: 'la stessa casella, ma girata',
    elsewhere: 'un’altra casella',
    otherTile: 'un’altra tessera',
  },
  withPiece: (who) => `con ${who}`,
  withNobody: 'senza seguace',
  played: 'Giocata',
  better: 'Migliore',
  betterWas: (text) => `Meglio: ${text}.`,
  playedAlt: (seq) => `Il tabellone dopo la mossa ${seq}, come è stata giocata`,
  playBetter: 'Gioca da qui, e fai di meglio',
  betterAlt: (seq) => `Il tabellone con la scelta migliore alla mossa ${seq}`,
  counted: (name, count) => `${count} ${counts[name]?.[count === 1 ? 0 : 1] ?? name}`,
  classes: named({
    best: 'migliore',
    fine: 'buona',
    inaccuracy: 'imprecisione',
    mistake: 'errore',
    blunder: 'errore grave',
  }),
  classesText:
    'buona: fino a 1 punto perso · imprecisione: fino a 3 · errore: fino a 7 · errore grave: di più',

  best: 'Il momento migliore',
  bestText: (name, number) => `${name} fa ${points(number)} con una sola mossa.`,

  draws: 'La fortuna della pesca',
  drawsText: 'Di quanto ogni tessera era migliore della media di quelle che potevano uscire.',
  luckiest: 'Pesca più fortunata',
  unluckiest: 'Pesca più sfortunata',
  draw: (name, seq) => `${name}, mossa ${seq}`,
  ownDraws: (name, number) => `${name} ${signed(number)}`,

  statistics: 'Statistiche',
  idle: 'Seguaci a casa dopo un turno, in media',
  deployed: 'Seguaci piazzati',
  stuck: 'Seguaci mai liberati',
  stuckTurns: (count, turns) =>
    count === 0 ? '0' : `${count} (${plural('it', turns, { one: '1 turno', other: `${turns} turni` })})`,
  tiles: 'Tessere piazzate',
  median: 'Tempo tipico per una mossa',
  longest: 'Il più lungo',
  largestCity: 'Città più grande',
  longestRoad: 'Strada più lunga',
  largest: (tiles, number) =>
    `${plural('it', tiles, { one: '1 tessera', other: `${tiles} tessere` })}, ${points(number)}`,
  leadChanges: 'Cambi in testa',
  setAside: 'Tessere impossibili da piazzare',
  nobody: 'nessuno',
  duration: (ms) => durationIn(ms, { d: 'g', h: 'h', min: 'min', s: 's' }),

  method: (level, version) =>
    `Giudicata dal robot ${levels[level] ?? level}, versione ${version}, secondo ciò che ogni giocatore sapeva allora. La stessa partita è giudicata sempre allo stesso modo.`,
};
