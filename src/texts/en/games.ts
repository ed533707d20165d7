import type { HintTexts } from '../hint-texts.ts';
import type { PlanTexts } from '../plan-texts.ts';
import type { ReportTexts } from '../report-texts.ts';
import type { ResultTexts } from '../result-texts.ts';
import { and, points } from './grammar.ts';

/** How a game ended, in English. */
export const result: ResultTexts = {
  won: (names) => `${and(names)} ${names.length === 1 ? 'has' : 'have'} won`,
  wins: (names) => `${and(names)} ${names.length === 1 ? 'wins' : 'win'}.`,
  youResigned: 'You resigned.',
  othersResigned: (names) => `${and(names)} resigned.`,
  resigned: 'resigned',
};

/** Points with their sign: `+3.5`. */
const signed = (number: number) => `${number > 0 ? '+' : number < 0 ? '−' : '±'}${Math.abs(number)}`;

/** Hints and analyses in English. */
export const hints: HintTexts = {
  reasons: {
    scores: (number) => `It scores ${points(number)} right away.`,
    othersScore: (name, number) => `${name} gets ${points(number)} too, but it is worth it.`,
    claims: (deploys) => `It ${deploys}.`,
    joins: (kind, names) => `It joins ${and(names)} in the ${kind} for a share of the points.`,
    takesOver: (kind, names) => `It takes over the ${kind} from ${and(names)}.`,
    grows: (kind, number) => `It makes your ${kind} worth ${points(number)} more.`,
    removes: (name, pieces) => `It takes ${pieces} of ${name}’s off the board.`,
    returns: (number) => (number === 1 ? 'It returns a meeple.' : `It returns ${number} meeples.`),
    saves: (left) => `It keeps ${left === 1 ? 'your last meeple' : `your last ${left} meeples`} for later.`,
    ahead: (number) => `By the robot’s estimate it is ${points(number)} better than the second-best move.`,
  },
  hint: (label, decision) => `The robot would play ${label}: ${decision}.`,
  isLogged: 'The log shows that you used a hint.',
  computing: (link) => `A robot is working on it. Ask again in a few seconds, or see ${link}`,
  account: (name, { lost, skill, luck }) =>
    `${name}: lost ${points(lost)} through decisions; skill ${signed(skill)}, luck ${signed(luck)}`,
  costliest: (move, name, number, better) =>
    `Move ${move} cost ${name} ${points(number)}; better: ${better}.`,
  noneCostly: 'No decision was a real mistake.',
  seeAll: (link) => `The full analysis, with pictures: ${link}`,
};

/** Plans in English. */
export const plans: PlanTexts = {
  reasons: {
    'tile-used-up': 'None of these tiles can still come.',
    'condition-lost': 'The condition can no longer hold.',
    'robot-decides': 'A robot is playing for you.',
    'before-cancelled': 'The plan before it was cancelled.',
    undone: 'Your last decision was undone.',
  },
  forTile: (tile, decisions) => `with ${tile}: ${decisions}`,
  onCondition: (conditions, decisions) => `if ${conditions.join(' and ')}: ${decisions}`,
  conditions: {
    completed: (feature, not) => `${feature} is ${not ? 'not ' : ''}complete`,
    occupied: (cell, not) => `${cell} is ${not ? 'free' : 'taken'}`,
    claimed: (feature, not) => (not ? `no other player is on ${feature}` : `another player is on ${feature}`),
  },
  repeats: 'every time',
  follows: (number, plan) => `after plan ${number}, ${plan}`,
  made: (number, plan) => `Plan ${number}: ${plan}`,
  none: 'You have no plans in this game.',
  isCancelled: (plan, why) => `Cancelled: ${plan}. ${why}`,
  isDone: (plan, move) => `Played as move ${move}: ${plan}`,
  deleted: (plan) => `Deleted: ${plan}`,
  noSuchPlan: (number) => `You have no plan ${number}; "plans" lists yours.`,
  forced: (isOn) =>
    isOn
      ? 'From now on, forced moves in this game are made for you.'
      : 'You make every move in this game yourself again.',
  tilesToCome: (tiles) => `Still to come: ${tiles}`,
  howToPlan: 'Write a plan as "plan U 3,-1 r90 meeple@road0", or see "help plan".',
};

/** Reasons for reports, in English. */
export const reports: ReportTexts = {
  harassment: {
    title: 'Harassment or hate',
    help: 'Insults, threats, sexual remarks, or hatred of a group. If you can, report the message itself.',
    words: ['harassment', 'hate', 'insult', 'insults', 'threat', 'threats'],
  },
  spam: {
    title: 'Spam or advertising',
    help: 'Advertising, suspicious links, or repeated posts: in messages, invitations or names of games.',
    words: ['spam', 'advertising', 'ads', 'scam'],
  },
  impersonation: {
    title: 'Impersonation or an offensive name',
    help: 'Pretends to be another person, or the name of the player or game is offensive.',
    words: ['impersonation', 'name', 'fake'],
  },
  cheating: {
    title: 'Cheating, or one person in two seats',
    help: 'One person plays for several seats, or players secretly help each other. Good luck and strong play are not cheating.',
    words: ['cheating', 'cheat', 'cheater', 'two seats'],
  },
  stalling: {
    title: 'Stalling',
    help: 'Delays the game on purpose to make others give up. Slow play within the agreed time is not stalling.',
    words: ['stalling', 'stall', 'delay', 'delaying'],
  },
  other: {
    title: 'Something else',
    help: 'None of the above. Describe what happened in your own words.',
    words: ['other', 'else', 'something else'],
  },
};
