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
  players: (count: number) => `zu ${['zweit', 'dritt', 'viert', 'fünft', 'sechst'][count - 2] ?? count}`,
  standing: 'Tische, die du offen hältst',
  pause: 'Pausieren',
  goOn: 'Weitermachen',
  end: 'Beenden',
  state: (open: number, running: number) => `${open} offen, ${running} im Gange`,
  paused: {
    owner: 'von dir pausiert',
    vacation: 'pausiert, solange du im Urlaub bist',
    idle: 'pausiert, da du drei Wochen nicht gespielt hast',
    refused: 'pausiert, da ein Tisch abgelehnt wurde',
  },
  keep: 'So einen Tisch offen halten',
  keepHint:
    'Sobald er voll ist, wird der nächste eröffnet, solange nicht mehr als drei im Gange sind. Einladungen und Roboter bleiben weg.',
  leave: 'Nicht mehr warten',
};
