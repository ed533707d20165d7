import { plural } from '../names.ts';
import type { StandingsTexts } from '../standings-texts.ts';

/** The words of pictures of standings, in Italian. */
export const standings: StandingsTexts = {
  title: 'Classifica',
  notBegun: 'non ancora iniziata',
  stage: ({ kind, number, of, played, over, all, isFinal }) => {
    const part = `${kind === 'round' ? 'Turno' : 'Stagione'} ${number}${of === undefined ? '' : ` di ${of}`}`;
    if (isFinal) return `${part} · Classifica finale`;
    const [one, other] =
      played === 'matches' ? ['incontro finito', 'incontri finiti'] : ['sfida finita', 'sfide finite'];
    if (over === all)
      return `${part} · ${played === 'matches' ? 'Tutti gli incontri finiti' : 'Tutte le sfide finite'}`;
    return `${part} · ${plural('it', over, { one: `1 ${one}`, other: `${over} ${other}` })} su ${all}`;
  },
  list: { pool: (number) => `Girone ${number}`, division: (number) => `Divisione ${number}` },
  matchPoints: 'Pt',
  record: 'V–P–S',
  duels: 'Incontri',
  games: 'Partite',
  points: 'Punti',
  opponents: 'Avv.',
  more: (count) => `e altri ${count}`,
};
