import { game } from '../../../src/texts/de/game.ts';
import { plural } from '../../../src/texts/names.ts';
import { isFeminine } from '../agreement.ts';
import { durationIn } from '../duration.ts';
import type { ConditionPlace, analysis as english, PlanTexts } from '../en/games.ts';
import { named } from '../named.ts';

/** The texts about plans in German. */
export const plans: PlanTexts = {
  title: 'Deine Pläne',
  private: 'Nur du kannst deine Pläne sehen.',
  none: 'Bereite einen Zug für ein Plättchen vor, das kommen kann. Er wird gespielt, sobald du dran bist.',
  order: 'Passen mehrere, wenn du dran bist, wird der erste gespielt.',
  ahead: 'Vorausplanen',
  resume: 'Weiterplanen',
  forced: 'Für mich spielen, wenn es nur eine mögliche Antwort gibt',

  planning: 'Vorausplanen',
  yourTurn: 'Jetzt bist du dran. Dein Plan wartet, bis du zu ihm zurückkommst.',
  toTurn: 'Zu deinem Zug',
  whichTile: 'Für welches Plättchen?',
  left: (count) => `noch ${count}`,
  anyTile: 'Was auch kommt',
  otherAnswer: 'Etwas anderes vor dem Ziehen',
  firstGoal: 'Zuerst',
  nextGoal: 'Sonst',
  noGoal: 'Nichts weiter',
  fitsNowhere: 'Dieses Plättchen passt zurzeit nirgends. Wähl ein anderes.',
  noAnswer: 'Vor dem Ziehen gibt es nichts zu entscheiden.',
  otherTile: 'Anderes Plättchen wählen',
  use: 'So planen',

  steps: 'Was du annimmst',
  you: 'Du',
  thenTile: 'Und welches Plättchen dann?',
  theirTile: (name) => `Welches Plättchen zieht ${name}?`,
  theirMove: (name) => `Der Zug von ${name}, wie du ihn annimmst`,
  assume: 'Das annehmen',
  othersFirst: 'Wenn erst jemand anderes zieht',
  first: (name) => `Erst den Zug von ${name} annehmen`,
  goOn: 'Auch meinen nächsten Zug planen',
  stepBack: 'Einen Schritt zurück',
  leaveOpen: 'Hier aufhören',
  after: (number) => `nach Plan ${number}`,
  next: 'Planen, was folgt',
  nextOf: (number) => `Planen, was folgt, nach Plan ${number}`,

  summary: 'Wann soll er gespielt werden?',
  newTitle: 'Dein Plan',
  editTitle: 'Plan ändern',
  always: 'Sobald es möglich ist',
  completed: 'Erst wenn ein Gebiet fertig ist',
  occupied: 'Erst wenn ein Feld belegt ist',
  kept: 'Wie es der Plan sagt',
  whichFeature: 'Tippe es auf dem Brett an, oder wähl es aus:',
  whichSquare: 'Tippe es auf dem Brett an, oder wähl es aus:',
  choose: 'Wählen …',
  theFeature: (kind, square) =>
    `${isFeminine(game, kind) ? 'die' : 'das'} ${game.feature(kind)} auf ${square}`,
  knownFeature: (kind, tiles, owners) =>
    [
      `${isFeminine(game, kind) ? 'die' : 'das'} ${game.feature(kind)}`,
      tiles === undefined ? '' : ` aus ${game.counted('tiles', tiles)}`,
      owners.length === 0 ? '' : ` (${game.and(owners)})`,
    ].join(''),
  repeats: 'Jedes Mal, nicht nur einmal',
  save: (count) => (count === 1 ? 'Plan speichern' : `${count} Pläne speichern`),
  otherMove: 'Zug ändern',

  ifTile: 'Mit diesem Plättchen:',
  ifTileNamed: (name) => `Plättchen: ${name}`,
  ifAny: 'Was auch kommt:',
  everyTime: 'jedes Mal',
  conditions: named({
    completed: ({ feature }: ConditionPlace) => `sobald ${feature} fertig ist`,
    'completed-not': ({ feature }: ConditionPlace) => `solange ${feature} nicht fertig ist`,
    occupied: () => 'sobald das markierte Feld belegt ist',
    'occupied-not': () => 'solange das markierte Feld frei ist',
    claimed: ({ feature }: ConditionPlace) => `sobald jemand anderes ${feature} besetzt`,
    'claimed-not': ({ feature }: ConditionPlace) => `solange niemand anderes ${feature} besetzt`,
  }),
  done: (seq) => `Gespielt als Zug ${seq}`,
  cancelled: (reason) => `Hinfällig. ${reason}`,
  reasons: named({
    'tile-used-up': 'So ein Plättchen gibt es nicht mehr.',
    'condition-lost': 'Worauf er gewartet hat, kann nicht mehr geschehen.',
    'robot-decides': 'Ein Roboter spielt für dich.',
    undone: 'Der Zug davor wurde zurückgenommen.',
    'before-cancelled': 'Der Plan davor ist hinfällig.',
    'not-your-turn': 'Du bist nicht noch einmal dran.',
    'wrong-decision': 'Es gibt nichts zu entscheiden, worauf er antwortet.',
    'wrong-tile': 'Dieses Plättchen hast du nicht.',
    'cell-not-free': 'Das Feld ist belegt.',
    'no-neighbour': 'Neben dem Feld liegt kein Plättchen.',
    'edges-do-not-match': 'Das Plättchen passt dort nicht mehr.',
    'not-in-supply': 'So eine Figur hast du nicht mehr.',
    'feature-occupied': 'Dort steht schon jemand.',
  }),
  edit: 'Ändern',
  editOf: (number) => `Plan ${number} ändern`,
  up: (number) => `Plan ${number} nach oben`,
  down: (number) => `Plan ${number} nach unten`,
  removeOf: (number) => `Plan ${number} löschen`,
  dismiss: 'Schließen',
  over: 'Gespielt und hinfällig',
};

const decimal = (number: number) =>
  new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }).format(number);
const points = (number: number) => (number === 1 ? '1 Punkt' : `${decimal(number)} Punkte`);
const signed = (number: number) => `${number > 0 ? '+' : number < 0 ? '−' : '±'}${decimal(Math.abs(number))}`;

const counts: Readonly<Record<string, readonly [string, string]>> = {
  best: ['bester', 'beste'],
  fine: ['guter', 'gute'],
  inaccuracy: ['Ungenauigkeit', 'Ungenauigkeiten'],
  mistake: ['Fehler', 'Fehler'],
  blunder: ['Patzer', 'Patzer'],
};

const levels: Readonly<Record<string, string>> = { easy: 'leichten', fair: 'normalen', strong: 'starken' };

/** The page of the analysis in German. */
export const analysis: typeof english = {
  title: 'Analyse',
  open: 'Analyse ansehen',
  back: 'Zum Brett',
  hint: 'Um einen Tipp bitten',
  hintChosen: 'Er ist auf dem Brett schon gewählt: Bestätige ihn oder ändere ihn.',
  hintLogged: 'Tipps stehen im Verlauf.',
  robotWould: (text) => `Der Roboter rät: ${text}.`,
  computing: 'Ein Roboter geht die Partie durch …',
  computingText: 'Das dauert ein paar Sekunden, nur dieses eine Mal. Die Statistik ist schon da.',
  notOver: 'Eine Analyse gibt es, sobald die Partie zu Ende ist.',
  notFound: 'So eine beendete Partie gibt es nicht.',
  decimal,
  points,
  signed,
  wonBy: (names, by) => `${names} gewinnt mit ${decimal(by)} ${by === 1 ? 'Punkt' : 'Punkten'} Vorsprung`,
  drawn: 'Unentschieden',
  share: 'Teilen',
  shareLine: (scores, luck, url) => `Carcassonne: ${scores} · Glück ${luck} · ${url}`,

  why: 'Woher das Ergebnis kam',
  skillShare: (percent) =>
    `Von dem, was Züge und Plättchen erklären, waren ${percent} Können, der Rest Glück.`,
  whyText:
    'Können: durch Züge weniger Punkte verlieren als die anderen. Glück: bessere Plättchen ziehen als der Durchschnitt des Beutels. Der Rest ist, was der Roboter nicht vorhergesehen hat.',
  result: 'Ergebnis',
  skill: 'Können',
  luck: 'Glück',
  residual: 'Rest',
  lost: (name, number) => `${name} hat ${points(number)} liegen lassen`,

  course: 'Der Verlauf der Partie',
  courseText:
    'Punkte nach jedem Zug; das Band ist der Vorsprung, den der Roboter erwartet hat. Tippe einen Moment an, um sein Brett zu sehen.',
  expected: (name) => `erwarteter Vorsprung von ${name}`,
  move: (seq) => `Zug ${seq}`,

  worst: 'Die teuersten Momente',
  noneCostly: 'Niemand hat einen echten Fehler gemacht. Das ist selten.',
  cost: (number) => `−${decimal(number)}`,
  where: {
    same: 'dasselbe Feld',
    turned: 'dasselbe Feld, anders gedreht',
    elsewhere: 'ein anderes Feld',
    otherTile: 'ein anderes Plättchen',
  },
  withPiece: (who) => `dazu ${who}`,
  withNobody: 'ohne Gefolgsmann',
  played: 'Gespielt',
  better: 'Besser',
  betterWas: (text) => `Besser: ${text}.`,
  playedAlt: (seq) => `Das Brett nach Zug ${seq}, wie er gespielt wurde`,
  playBetter: 'Von hier weiterspielen und es besser machen',
  betterAlt: (seq) => `Das Brett mit der besseren Wahl bei Zug ${seq}`,
  counted: (name, count) => `${count} ${counts[name]?.[count === 1 ? 0 : 1] ?? name}`,
  classes: named({
    best: 'bester Zug',
    good: 'gut',
    inaccuracy: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'Patzer',
  }),
  classesText: 'gut: bis 1 Punkt verloren · Ungenauigkeit: bis 3 · Fehler: bis 7 · Patzer: mehr',

  best: 'Der beste Moment',
  bestText: (name, number) => `${name} bekommt ${points(number)} mit einem einzigen Zug.`,

  draws: 'Das Glück beim Ziehen',
  drawsText: 'Wie viel besser jedes Plättchen war als der Durchschnitt derer, die kommen konnten.',
  luckiest: 'Glücklichster Griff',
  unluckiest: 'Unglücklichster Griff',
  draw: (name, seq) => `${name}, Zug ${seq}`,
  ownDraws: (name, number) => `${name} ${signed(number)}`,

  statistics: 'Statistik',
  idleFollowers: 'Gefolgsleute daheim nach einem Zug, im Schnitt',
  deployed: 'Gefolgsleute eingesetzt',
  stuckFollowers: 'Gefolgsleute nie heimgekehrt',
  stuckTurns: (count, turns) =>
    count === 0 ? '0' : `${count} (${plural('de', turns, { one: '1 Zug', other: `${turns} Züge` })})`,
  tiles: 'Plättchen gelegt',
  median: 'Übliche Zeit für einen Zug',
  longest: 'Längste Zeit',
  largestCity: 'Größte Stadt',
  longestRoad: 'Längste Straße',
  largest: (tiles, number) => `${tiles} Plättchen, ${points(number)}`,
  leadChanges: 'Führungswechsel',
  setAside: 'Plättchen, die nirgends passten',
  noOne: 'niemand',
  duration: (ms) => durationIn(ms, { d: 'T', h: 'Std.', min: 'Min.', s: 'Sek.' }),

  method: (level, version) =>
    `Beurteilt vom ${levels[level] ?? level} Roboter, Version ${version}, nach dem, was jeder damals wusste. Dieselbe Partie wird immer gleich beurteilt.`,
};
