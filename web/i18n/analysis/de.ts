import { plural } from '../../../src/texts/names.ts';
import { durationIn } from '../duration.ts';
import { named } from '../named.ts';
import type { analysis as english } from './en.ts';

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
  rest: 'Rest',
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
    fine: 'gut',
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
  idle: 'Gefolgsleute daheim nach einem Zug, im Schnitt',
  deployed: 'Gefolgsleute eingesetzt',
  stuck: 'Gefolgsleute nie heimgekehrt',
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
  nobody: 'niemand',
  duration: (ms) => durationIn(ms, { d: 'T', h: 'Std.', min: 'Min.', s: 'Sek.' }),

  method: (level, version) =>
    `Beurteilt vom ${levels[level] ?? level} Roboter, Version ${version}, nach dem, was jeder damals wusste. Dieselbe Partie wird immer gleich beurteilt.`,
};
