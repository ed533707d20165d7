import { game } from '../../../src/texts/it/game.ts';
import { plural } from '../../../src/texts/names.ts';
import { isFeminine } from '../agreement.ts';
import { complete } from '../agreement-it.ts';
import { durationIn } from '../duration.ts';
import type { ConditionPlace, analysis as english, PlanTexts } from '../en/games.ts';
import { named } from '../named.ts';

/** The texts about plans in Italian. */
export const plans: PlanTexts = {
  title: 'I tuoi piani',
  private: 'I tuoi piani li vedi solo tu.',
  none: 'Prepara una mossa per una tessera che può uscire. Viene giocata appena tocca a te.',
  order: 'Se quando tocca a te più d’uno è possibile, si gioca il primo.',
  ahead: 'Pianifica',
  resume: 'Riprendi il piano',
  forced: 'Gioca per me quando c’è una sola risposta possibile',

  planning: 'Stai pianificando',
  yourTurn: 'Adesso tocca a te. Il piano aspetta finché ci torni.',
  toTurn: 'Vai alla tua mossa',
  whichTile: 'Per quale tessera?',
  left: (count) => plural('it', count, { one: 'ne resta 1', other: `ne restano ${count}` }),
  anyTile: 'Qualunque tessera',
  otherAnswer: 'Qualcos’altro prima di pescare',
  firstGoal: 'Per prima cosa',
  nextGoal: 'Altrimenti',
  noGoal: 'Nient’altro',
  fitsNowhere: 'Per ora questa tessera non si può piazzare. Scegline un’altra.',
  noAnswer: 'Prima di pescare non c’è nulla da decidere.',
  otherTile: 'Scegli un’altra tessera',
  use: 'Pianifica così',

  steps: 'Quello che immagini',
  you: 'Tu',
  thenTile: 'E poi quale tessera?',
  theirTile: (name) => `Quale tessera pesca ${name}?`,
  theirMove: (name) => `La mossa di ${name}, come la immagini`,
  assume: 'Immagina così',
  othersFirst: 'Se prima gioca un altro',
  first: (name) => `Immagina prima la mossa di ${name}`,
  goOn: 'Pianifica anche il mio turno dopo',
  stepBack: 'Un passo indietro',
  leaveOpen: 'Fermati qui',
  after: (number) => `dopo il piano ${number}`,
  next: 'Pianifica il seguito',
  nextOf: (number) => `Pianifica il seguito del piano ${number}`,

  summary: 'Quando va giocata?',
  newTitle: 'Il tuo piano',
  editTitle: 'Modifica il piano',
  always: 'Appena è possibile',
  completed: 'Solo a costruzione completa',
  occupied: 'Solo a casella occupata',
  kept: 'Come dice il piano',
  whichFeature: 'Toccala sul tabellone, o sceglila:',
  whichSquare: 'Toccala sul tabellone, o sceglila:',
  choose: 'Scegli…',
  theFeature: (kind, square) => `${isFeminine(game, kind) ? 'la' : 'il'} ${game.feature(kind)} in ${square}`,
  knownFeature: (kind, tiles, owners) =>
    [
      `${isFeminine(game, kind) ? 'la' : 'il'} ${game.feature(kind)}`,
      tiles === undefined ? '' : ` di ${game.counted('tiles', tiles)}`,
      owners.length === 0 ? '' : ` (${game.and(owners)})`,
    ].join(''),
  repeats: 'Ogni volta, non una volta sola',
  save: (count) => plural('it', count, { one: 'Salva il piano', other: `Salva ${count} piani` }),
  otherMove: 'Cambia la mossa',

  ifTile: 'Con questa tessera:',
  ifTileNamed: (name) => `Tessera: ${name}`,
  ifAny: 'Qualunque cosa peschi:',
  everyTime: 'ogni volta',
  conditions: named({
    completed: ({ feature, kind }: ConditionPlace) => `quando ${feature} è ${complete(kind)}`,
    'completed-not': ({ feature, kind }: ConditionPlace) => `finché ${feature} non è ${complete(kind)}`,
    occupied: () => 'quando la casella segnata è occupata',
    'occupied-not': () => 'finché la casella segnata è libera',
    claimed: ({ feature }: ConditionPlace) => `quando qualcun altro ha ${feature}`,
    'claimed-not': ({ feature }: ConditionPlace) => `finché nessun altro ha ${feature}`,
  }),
  done: (seq) => `Giocato: mossa ${seq}`,
  cancelled: (reason) => `Annullato. ${reason}`,
  reasons: named({
    'tile-used-up': 'Di quella tessera non ne restano.',
    'condition-lost': 'Ciò che aspettava non può più succedere.',
    'robot-decides': 'Un robot gioca al posto tuo.',
    undone: 'La mossa precedente è stata annullata.',
    'before-cancelled': 'Il piano precedente è stato annullato.',
    'not-your-turn': 'Non ti tocca più nessun turno.',
    'wrong-decision': 'Non c’è nulla da decidere a cui risponda.',
    'wrong-tile': 'Non hai quella tessera.',
    'cell-not-free': 'La casella è occupata.',
    'no-neighbour': 'Accanto alla casella non c’è nessuna tessera.',
    'edges-do-not-match': 'Lì la tessera non combacia più.',
    'not-in-supply': 'Non hai più quel pezzo.',
    'feature-occupied': 'Lì c’è già qualcuno.',
  }),
  edit: 'Modifica',
  editOf: (number) => `Modifica il piano ${number}`,
  up: (number) => `Sposta in su il piano ${number}`,
  down: (number) => `Sposta in giù il piano ${number}`,
  removeOf: (number) => `Elimina il piano ${number}`,
  dismiss: 'Chiudi',
  over: 'Giocati e annullati',
};

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
  residual: 'imprevisto',
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
    good: 'buona',
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
  idleFollowers: 'Seguaci a casa dopo un turno, in media',
  deployed: 'Seguaci piazzati',
  stuckFollowers: 'Seguaci mai liberati',
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
  noOne: 'nessuno',
  duration: (ms) => durationIn(ms, { d: 'g', h: 'h', min: 'min', s: 's' }),

  method: (level, version) =>
    `Giudicata dal robot ${levels[level] ?? level}, versione ${version}, secondo ciò che ogni giocatore sapeva allora. La stessa partita è giudicata sempre allo stesso modo.`,
};
