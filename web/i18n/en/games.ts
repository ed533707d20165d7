import { game } from '../../../src/texts/en/game.ts';
import { plural } from '../../../src/texts/names.ts';
import { durationIn } from '../duration.ts';
import { named } from '../named.ts';

/** The feature that a condition is about, in words: `the city of 4 tiles (Anna)`. */
export interface ConditionPlace {
  readonly feature: string;
  /** Kind of the feature, for the gender of words. */
  readonly kind: string;
}

/** The texts about plans in English. */
export const plans = {
  title: 'Your plans',
  private: 'Only you can see your plans.',
  none: 'Prepare a move for a tile that may come. It is played the moment your turn begins.',
  order: 'If several fit when your turn comes, the first one is played.',
  ahead: 'Plan ahead',
  resume: 'Continue planning',
  forced: 'Play for me when there is only one possible answer',

  planning: 'Planning ahead',
  yourTurn: 'It is your turn now. Your plan is kept until you return to it.',
  toTurn: 'Go to your turn',
  whichTile: 'For which tile?',
  left: (count: number) => plural('en', count, { one: '1 left', other: `${count} left` }),
  anyTile: 'Any tile',
  otherAnswer: 'Something else before you draw',
  firstGoal: 'First',
  nextGoal: 'Otherwise',
  noGoal: 'Nothing else',
  fitsNowhere: 'This tile fits nowhere right now. Choose another one.',
  noAnswer: 'There is nothing to decide before you draw.',
  otherTile: 'Choose another tile',
  use: 'Plan this',

  steps: 'Your assumptions',
  you: 'You',
  thenTile: 'And then which tile?',
  theirTile: (name: string) => `Which tile does ${name} draw?`,
  theirMove: (name: string) => `${name}’s assumed move`,
  assume: 'Assume this',
  othersFirst: 'If another player moves first',
  first: (name: string) => `Assume ${name}’s move first`,
  goOn: 'Plan my next turn too',
  stepBack: 'One step back',
  leaveOpen: 'Stop here',
  after: (number: number) => `after plan ${number}`,
  next: 'Plan the next turn',
  nextOf: (number: number) => `Plan the turn after plan ${number}`,

  summary: 'When should it be played?',
  newTitle: 'Your plan',
  editTitle: 'Change the plan',
  always: 'As soon as it is possible',
  completed: 'Only once a feature is complete',
  occupied: 'Only once a square is taken',
  kept: 'As the plan says',
  whichFeature: 'Tap it on the board, or choose it:',
  whichSquare: 'Tap it on the board, or choose it:',
  choose: 'Choose…',
  theFeature: (kind: string, square: string) => `the ${game.feature(kind)} at ${square}`,
  knownFeature: (kind: string, tiles: number | undefined, owners: readonly string[]) =>
    [
      `the ${game.feature(kind)}`,
      tiles === undefined ? '' : ` of ${game.counted('tiles', tiles)}`,
      owners.length === 0 ? '' : ` (${game.and(owners)})`,
    ].join(''),
  repeats: 'Every time, not just once',
  save: (count: number) => plural('en', count, { one: 'Save the plan', other: `Save ${count} plans` }),
  otherMove: 'Change the move',

  ifTile: 'With this tile:',
  ifTileNamed: (name: string) => `Tile: ${name}`,
  ifAny: 'Any tile:',
  everyTime: 'every time',
  conditions: named({
    completed: ({ feature }: ConditionPlace) => `once ${feature} is complete`,
    'completed-not': ({ feature }: ConditionPlace) => `as long as ${feature} is not complete`,
    occupied: () => 'once the marked square is taken',
    'occupied-not': () => 'as long as the marked square is free',
    claimed: ({ feature }: ConditionPlace) => `once another player has ${feature}`,
    'claimed-not': ({ feature }: ConditionPlace) => `as long as no other player has ${feature}`,
  }),
  done: (seq: number) => `Played as move ${seq}`,
  cancelled: (reason: string) => `Cancelled. ${reason}`,
  reasons: named({
    'tile-used-up': 'No such tile is left.',
    'condition-lost': 'Its condition can no longer be met.',
    'robot-decides': 'A robot plays for you.',
    undone: 'The move before it was undone.',
    'before-cancelled': 'The plan before it was cancelled.',
    'not-your-turn': 'You have no further turn.',
    'wrong-decision': 'It does not fit the decision at hand.',
    'wrong-tile': 'You do not have this tile.',
    'cell-not-free': 'The square is taken.',
    'no-neighbour': 'No tile lies next to the square.',
    'edges-do-not-match': 'The tile no longer fits there.',
    'not-in-supply': 'You have no such piece left.',
    'feature-occupied': 'The feature is already taken.',
  }),
  edit: 'Change',
  editOf: (number: number) => `Change plan ${number}`,
  up: (number: number) => `Move plan ${number} up`,
  down: (number: number) => `Move plan ${number} down`,
  removeOf: (number: number) => `Delete plan ${number}`,
  dismiss: 'Dismiss',
  over: 'Played and cancelled',
};

export type PlanTexts = typeof plans;

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
  computing: 'A robot is reviewing the game…',
  computingText: 'This takes a few seconds, only once. The statistics are ready.',
  notOver: 'The review is available once the game is over.',
  notFound: 'There is no finished game at this address.',
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
    'Skill is losing fewer points through decisions than the others. Luck is drawing better tiles than the average of the bag. The rest is what the robot did not foresee.',
  result: 'result',
  skill: 'skill',
  luck: 'luck',
  residual: 'unexplained',
  lost: (name: string, number: number) => `${name} gave away ${points(number)}`,

  course: 'How the game went',
  courseText:
    'Points after each move; the band is the lead that the robot expected. Tap a moment to see its board.',
  expected: (name: string) => `expected lead of ${name}`,
  move: (seq: number) => `Move ${seq}`,

  worst: 'The costliest moments',
  noneCostly: 'No one made a real mistake. That is rare.',
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
    good: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  }),
  classesText: 'good: up to 1 point lost · inaccuracy: up to 3 · mistake: up to 7 · blunder: more',

  best: 'The best moment',
  bestText: (name: string, number: number) => `${name} scores ${points(number)} with one move.`,

  draws: 'The luck of the draw',
  drawsText: 'How much better each tile was than the average of those that could have come.',
  luckiest: 'Luckiest draw',
  unluckiest: 'Unluckiest draw',
  draw: (name: string, seq: number) => `${name}, move ${seq}`,
  ownDraws: (name: string, number: number) => `${name} ${signed(number)}`,

  statistics: 'Statistics',
  idleFollowers: 'Meeples at home after a turn, on average',
  deployed: 'Meeples deployed',
  stuckFollowers: 'Meeples never freed',
  stuckTurns: (count: number, turns: number) =>
    count === 0 ? '0' : `${count} (${plural('en', turns, { one: '1 turn', other: `${turns} turns` })})`,
  tiles: 'Tiles placed',
  median: 'Typical time for a move',
  longest: 'Longest',
  largestCity: 'Largest city',
  longestRoad: 'Longest road',
  largest: (tiles: number, number: number) =>
    `${plural('en', tiles, { one: '1 tile', other: `${tiles} tiles` })}, ${points(number)}`,
  leadChanges: 'Lead changes',
  setAside: 'Tiles that fitted nowhere',
  noOne: 'no one',
  duration: (ms: number) => durationIn(ms, { d: 'd', h: 'h', min: 'min', s: 's' }),

  method: (level: string, version: string) =>
    `Judged by the ${level} robot, version ${version}, using only what each player knew at the time. The same game always gets the same review.`,
};
