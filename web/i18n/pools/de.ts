import type { PoolTexts } from './en.ts';

/** The texts about pools, in German. */
export const pools: PoolTexts = {
  title: 'Auf eine Partie warten',
  text: 'Sobald andere etwa deiner Stärke auf dasselbe warten, beginnt die Partie, und du erfährst es.',
  seats: 'Zu wievielt',
  preset: 'Gespielt wird',
  presets: { base: 'Grundspiel', river: 'Fluss, Wirtshäuser und Kathedralen', large: 'Vier Erweiterungen' },
  pace: 'Zeit für einen Zug',
  paces: { day: '1 Tag', 'three-days': '3 Tage', week: '1 Woche' },
  rated: 'Zählt für die Wertung',
  wait: 'Warten',
  waiting: 'Du wartest:',
  players: (count: number) => `zu ${count === 2 ? 'zweit' : count === 3 ? 'dritt' : 'viert'}`,
  leave: 'Nicht mehr warten',
};
