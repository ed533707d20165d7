import { plural } from '../names.ts';
import type { StandingsTexts } from '../standings-texts.ts';

/** The words of pictures of standings, in German. */
export const standings: StandingsTexts = {
  title: 'Tabelle',
  notBegun: 'noch nicht begonnen',
  stage: ({ kind, number, of, played, over, all, isFinal }) => {
    const part = `${kind === 'round' ? 'Runde' : 'Saison'} ${number}${of === undefined ? '' : ` von ${of}`}`;
    if (isFinal) return `${part} · Endstand`;
    const [one, other] = played === 'matches' ? ['Match', 'Matches'] : ['Begegnung', 'Begegnungen'];
    if (over === all) return `${part} · Alle ${other} beendet`;
    return `${part} · ${over} von ${plural('de', all, { one: `1 ${one}`, other: `${all} ${other}` })} beendet`;
  },
  list: { pool: (number) => `Gruppe ${number}`, division: (number) => `Staffel ${number}` },
  matchPoints: 'Pkt.',
  record: 'S–U–N',
  duels: 'Matches',
  games: 'Partien',
  points: 'Punkte',
  opponents: 'Gegner',
  more: (count) => `und ${count} weitere`,
};
