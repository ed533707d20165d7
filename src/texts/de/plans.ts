import type { PlanTexts } from '../plan-texts.ts';

/** Plans in German. */
export const plans: PlanTexts = {
  reasons: {
    'tile-used-up': 'Von diesen Plättchen kann keines mehr kommen.',
    'condition-lost': 'Die Bedingung kann nicht mehr eintreten.',
    'robot-decides': 'Ein Roboter entscheidet für dich.',
    'before-cancelled': 'Der Plan, auf den er folgt, ist hinfällig.',
    undone: 'Dein letzter Zug wurde zurückgenommen.',
  },
  noLongerLegal: 'Die Regeln erlauben es nicht mehr.',
  forTile: (tile, decisions) => `mit ${tile}: ${decisions}`,
  onCondition: (conditions, decisions) => `wenn ${conditions.join(' und ')}: ${decisions}`,
  conditions: {
    completed: (feature, not) => `${feature} ${not ? 'nicht ' : ''}fertig ist`,
    occupied: (cell, not) => `${cell} ${not ? 'frei' : 'belegt'} ist`,
    claimed: (feature, not) =>
      not ? `niemand anderes auf ${feature} steht` : `jemand anderes auf ${feature} steht`,
  },
  repeats: 'jedes Mal',
  follows: (number, plan) => `nach Plan ${number}, ${plan}`,
  made: (number, plan) => `Plan ${number}: ${plan}`,
  none: 'Du hast keine Pläne in dieser Partie.',
  isCancelled: (plan, why) => `Hinfällig: ${plan}. ${why}`,
  isDone: (plan, move) => `Ausgeführt als Zug ${move}: ${plan}`,
  deleted: (plan) => `Gelöscht: ${plan}`,
  noSuchPlan: (number) => `Einen Plan ${number} hast du nicht; „planliste“ zeigt deine.`,
  forced: (isOn) =>
    isOn
      ? 'Ab jetzt werden in dieser Partie Züge, zu denen es keine Alternative gibt, für dich gemacht.'
      : 'Du machst wieder jeden Zug selbst.',
  tilesToCome: (tiles) => `Diese können noch kommen: ${tiles}`,
  howToPlan: 'Schreib einen Plan so: „plan U 3,-1 r90 meeple@straße0“, oder lies „hilfe plan“.',
};
