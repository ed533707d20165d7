import type { PlanTexts } from '../plan-texts.ts';

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
