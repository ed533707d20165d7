import type { PlanTexts } from '../plan-texts.ts';

/** Plans in Italian. */
export const plans: PlanTexts = {
  reasons: {
    'tile-used-up': 'Di queste tessere non può più arrivarne nessuna.',
    'condition-lost': 'La condizione non può più avverarsi.',
    'robot-decides': 'Un robot decide per te.',
    'before-cancelled': 'Il piano che lo precede è stato annullato.',
    undone: 'La tua ultima mossa è stata annullata.',
  },
  noLongerLegal: 'Le regole non lo permettono più.',
  forTile: (tile, decisions) => `con ${tile}: ${decisions}`,
  onCondition: (conditions, decisions) => `se ${conditions.join(' e ')}: ${decisions}`,
  conditions: {
    completed: (feature, not) =>
      `${feature} ${not ? 'non ' : ''}è ${/city|road/.test(feature) ? 'completa' : 'completo'}`,
    occupied: (cell, not) => `${cell} è ${not ? 'libero' : 'occupato'}`,
    claimed: (feature, not) =>
      not ? `non c’è nessun altro su ${feature}` : `c’è qualcun altro su ${feature}`,
  },
  repeats: 'ogni volta',
  follows: (number, plan) => `dopo il piano ${number}, ${plan}`,
  made: (number, plan) => `Piano ${number}: ${plan}`,
  none: 'Non hai piani in questa partita.',
  isCancelled: (plan, why) => `Annullato: ${plan}. ${why}`,
  isDone: (plan, move) => `Eseguito come mossa ${move}: ${plan}`,
  deleted: (plan) => `Eliminato: ${plan}`,
  noSuchPlan: (number) => `Non hai un piano ${number}; "piani" elenca i tuoi.`,
  forced: (isOn) =>
    isOn
      ? 'D’ora in poi, in questa partita, le mosse senza alternative si fanno da sole.'
      : 'Torni a fare tu tutte le mosse.',
  tilesToCome: (tiles) => `Possono ancora arrivare: ${tiles}`,
  howToPlan: 'Scrivi un piano così: "piano U 3,-1 r90 meeple@road0", oppure guarda "aiuto piano".',
};
