import { plural } from '../../../src/texts/names.ts';
import { durationIn } from '../duration.ts';
import { named } from '../named.ts';

/** Points with one decimal at most: `9.2`. */
const decimal = (number: number) =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }).format(number);
const points = (number: number) => (number === 1 ? '1 point' : `${decimal(number)} points`);
const signed = (number: number) => `${number > 0 ? '+' : number < 0 ? '−' : '±'}${decimal(Math.abs(number))}`;

const countable: readonly string[] = ['inaccuracy', 'mistake', 'blunder'];

/** The page of the analysis in English. */
export const analysis = {
  title: 'Game review',
  open: 'Game review',
  back: 'Back to the board',
  hint: 'Ask for a hint',
  hintChosen: 'It is chosen on the board: confirm it, or change it.',
  hintLogged: 'Hints are shown in the log.',
  robotWould: (text: string) => `The robot would ${text}.`,
  computing: 'A robot is going through the game…',
  computingText: 'That takes a few seconds, only once. The statistics are there already.',
  notOver: 'There is an analysis once the game is over.',
  notFound: 'There is no such finished game.',
  decimal,
  points,
  signed,
  wonBy: (names: string, by: number) => `${names} won by ${points(by)}`,
  drawn: 'A draw',
  share: 'Share',
  shareLine: (scores: string, luck: string, url: string) => `Carcassonne: ${scores} · luck ${luck} · ${url}`,

  why: 'Where the result came from',
  skillShare: (percent: string) =>
    `Of what the players’ decisions and their tiles explain, ${percent} was skill and the rest luck.`,
  whyText:
    'Skill: losing fewer points by decisions than the others. Luck: drawing better tiles than the average of the bag. Unexplained is what the robot did not foresee.',
  result: 'result',
  skill: 'skill',
  luck: 'luck',
  rest: 'unexplained',
  lost: (name: string, number: number) => `${name} gave away ${points(number)}`,

  course: 'The course of the game',
  courseText:
    'Points after each move; the band is the lead that the robot expected. Tap a moment to see its board.',
  expected: (name: string) => `expected lead of ${name}`,
  move: (seq: number) => `Move ${seq}`,

  worst: 'The costliest moments',
  noneCostly: 'Nobody made a real mistake. That is rare.',
  cost: (number: number) => `−${decimal(number)}`,
  /** Where a better decision would have gone, compared with the one that was played. */
  where: {
    same: 'the same square',
    turned: 'the same square, turned',
    elsewhere: 'another square',
    otherTile: 'another tile',
  },
  withPiece: (who: string) => `with ${who}`,
  withNobody: 'without a meeple',
  played: 'Played',
  better: 'Better',
  betterWas: (text: string) => `Better: ${text}.`,
  playedAlt: (seq: number) => `The board after move ${seq}, as it was played`,
  playBetter: 'Play on from here, and do better',
  betterAlt: (seq: number) => `The board with the better decision at move ${seq}`,
  /** The number of decisions of a class: `2 mistakes`. */
  counted: (name: string, count: number) =>
    `${count} ${count === 1 || !countable.includes(name) ? name : name === 'inaccuracy' ? 'inaccuracies' : `${name}s`}`,
  classes: named({
    best: 'best',
    fine: 'fine',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  }),
  classesText: 'fine: up to 1 point lost · inaccuracy: up to 3 · mistake: up to 7 · blunder: more',

  best: 'The best moment',
  bestText: (name: string, number: number) => `${name} scores ${points(number)} with one move.`,

  draws: 'The luck of the draw',
  drawsText: 'How much better each tile was than the average of those that could have come.',
  luckiest: 'Luckiest draw',
  unluckiest: 'Unluckiest draw',
  draw: (name: string, seq: number) => `${name}, move ${seq}`,
  ownDraws: (name: string, number: number) => `${name} ${signed(number)}`,

  statistics: 'Statistics',
  idle: 'Meeples at home after a turn, on average',
  deployed: 'Meeples deployed',
  stuck: 'Meeples never freed',
  stuckTurns: (count: number, turns: number) =>
    count === 0 ? '0' : `${count} (${plural('en', turns, { one: '1 turn', other: `${turns} turns` })})`,
  tiles: 'Tiles placed',
  median: 'Typical time for a move',
  longest: 'Longest',
  largestCity: 'Largest city',
  longestRoad: 'Longest road',
  largest: (tiles: number, number: number) =>
    `${plural('en', tiles, { one: '1 tile', other: `${tiles} tiles` })}, ${points(number)}`,
  leadChanges: 'Changes of the lead',
  setAside: 'Tiles that fitted nowhere',
  nobody: 'nobody',
  duration: (ms: number) => durationIn(ms, { d: 'd', h: 'h', min: 'min', s: 's' }),

  method: (level: string, version: string) =>
    `Judged by the ${level} robot, version ${version}, by what each player knew then. The same game is always judged alike.`,
};
