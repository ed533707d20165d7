import type { HintTexts } from '../hint-texts.ts';
import { and, points } from './grammar.ts';

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
