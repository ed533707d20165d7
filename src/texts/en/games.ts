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
    scores: (number) => `It scores ${points(number)} at once.`,
    othersScore: (name, number) => `${name} gets ${points(number)} too, but it is worth it.`,
    claims: (deploys) => `It ${deploys}.`,
    joins: (kind, names) => `It joins the ${kind} of ${and(names)}, for a share of the points.`,
    takesOver: (kind, names) => `It takes the ${kind} over from ${and(names)}.`,
    grows: (kind, number) => `It makes your ${kind} worth ${points(number)} more.`,
    returns: (number) => (number === 1 ? 'It brings a meeple home.' : `It brings ${number} meeples home.`),
    saves: (left) => `It keeps ${left === 1 ? 'your last meeple' : `your last ${left} meeples`} for later.`,
    ahead: (number) => `The robot thinks it is ${points(number)} better than the next best.`,
  },
  hint: (label, decision) => `The robot would play ${label}: ${decision}.`,
  isLogged: 'Hints are shown in the log.',
  computing: (link) => `A robot is at it; ask again in a few seconds, or see ${link}`,
  account: (name, { lost, skill, luck }) =>
    `${name}: lost ${points(lost)} by decisions; skill ${signed(skill)}, luck ${signed(luck)}`,
  costliest: (move, name, number, better) =>
    `Move ${move} cost ${name} ${points(number)}; better: ${better}.`,
  noneCostly: 'No decision was a real mistake.',
  seeAll: (link) => `All of it, with pictures: ${link}`,
};

/** Plans in English. */
export const plans: PlanTexts = {
  reasons: {
    'tile-used-up': 'None of these tiles can come any more.',
    'condition-lost': 'The condition can no longer hold.',
    'robot-decides': 'A robot decides for you.',
    'before-cancelled': 'The plan that it follows was cancelled.',
    undone: 'Your last decision was undone.',
  },
  forTile: (tile, decisions) => `with ${tile}: ${decisions}`,
  onCondition: (conditions, decisions) => `if ${conditions.join(' and ')}: ${decisions}`,
  conditions: {
    completed: (feature, not) => `${feature} is ${not ? 'not ' : ''}complete`,
    occupied: (cell, not) => `${cell} is ${not ? 'free' : 'taken'}`,
    claimed: (feature, not) => (not ? `nobody else is on ${feature}` : `somebody else is on ${feature}`),
  },
  repeats: 'every time',
  follows: (number, plan) => `after plan ${number}, ${plan}`,
  made: (number, plan) => `Plan ${number}: ${plan}`,
  none: 'You have no plans in this game.',
  isCancelled: (plan, why) => `Cancelled: ${plan}. ${why}`,
  isDone: (plan, move) => `Carried out as move ${move}: ${plan}`,
  deleted: (plan) => `Deleted: ${plan}`,
  noSuchPlan: (number) => `You have no plan ${number}; "plans" lists yours.`,
  forced: (isOn) =>
    isOn
      ? 'From now on, moves to which there is no alternative are made for you in this game.'
      : 'You make every move yourself again.',
  tilesToCome: (tiles) => `These can still come: ${tiles}`,
  howToPlan: 'Write a plan as "plan U 3,-1 r90 meeple@road0", or see "help plan".',
};

/** Reasons for reports, in English. */
export const reports: ReportTexts = {
  harassment: {
    title: 'Harassment or hate',
    help: 'Insults, threats, sexual remarks, or hate because of what somebody is. Report the message itself if you can.',
    words: ['harassment', 'hate', 'insult', 'insults', 'threat', 'threats'],
  },
  spam: {
    title: 'Spam or advertising',
    help: 'Advertising, suspicious links, or the same again and again: in messages, invitations or names of games.',
    words: ['spam', 'advertising', 'ads', 'scam'],
  },
  impersonation: {
    title: 'Impersonation or an offensive name',
    help: 'Pretends to be somebody else, or the name of the player or of the game is offensive.',
    words: ['impersonation', 'name', 'fake'],
  },
  cheating: {
    title: 'Cheating, or one person on two seats',
    help: 'One person plays several seats, or players secretly help each other. Good luck and strong play are not cheating.',
    words: ['cheating', 'cheat', 'cheater', 'two seats'],
  },
  stalling: {
    title: 'Stalling',
    help: 'Delays the game on purpose to make others give up. Slow play within the agreed time is not stalling.',
    words: ['stalling', 'stall', 'delay', 'delaying'],
  },
  other: {
    title: 'Something else',
    help: 'None of these fits: say in your own words what happened.',
    words: ['other', 'else', 'something else'],
  },
};
