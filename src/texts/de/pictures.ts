import type { CardTexts } from '../card-texts.ts';
import type { EmbedTexts } from '../embed-texts.ts';
import { plural } from '../names.ts';
import type { PictureTexts } from '../picture-texts.ts';
import type { StandingsTexts } from '../standings-texts.ts';
import { game } from './game.ts';
import { or } from './grammar.ts';

/** The words of pictures, in German. */
export const picture: PictureTexts = {
  player: (number) => `Spieler ${number}`,
  awaiting: (name, phase) =>
    `${name} muss ${phase === undefined ? 'sich entscheiden' : game.phase(phase).awaiting}`,
  toPlace: (tiles) => `Zu legen: ${or(tiles)}.`,
  aborted: 'Ohne Ergebnis beendet',
  until: (deadline) => `bis ${deadline}`,
  bag: (remaining, aside) =>
    `${remaining} Plättchen im Beutel${aside > 0 ? `, ${aside} beiseitegelegt` : ''}`,
  bagEmpty: 'Der Beutel ist leer',
  position: (tiles, remaining, scores) =>
    `Carcassonne mit ${tiles} Plättchen auf dem Tisch${remaining === undefined ? '' : `, ${remaining} im Beutel`}; Punkte: ${scores}.`,
};

/** The cards that chats show with links, in German. */
export const cards: CardTexts = {
  site: 'Carcassonne per Post',
  siteText: 'Carcassonne als lange Partie unter Freunden: heute ein Zug, morgen die Antwort.',
  move: (seq, of) => `Zug ${seq} von ${of}`,
  running: (name) => `Am Zug: ${name}`,
  aborted: 'Ohne Ergebnis beendet',
  invited: (game) => `Einladung: ${game}`,
  invitedSomewhere: 'Einladung zu einer Partie Carcassonne',
  invitedText: 'Nimm Platz und spiel, wann immer du eine Minute hast. Zum Umschauen brauchst du kein Konto.',
  seats: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
};

/** The small page on which other sites show a game, in German. */
export const embed: EmbedTexts = {
  moves: 'Züge',
  first: 'Zum Anfang',
  previous: 'Einen Zug zurück',
  next: 'Einen Zug vor',
  latest: 'Zum letzten Zug',
  play: 'Abspielen',
  pause: 'Anhalten',
  slider: 'Gezeigter Zug',
  start: 'Vor dem ersten Zug',
  allMoves: 'Alle Züge in Worten',
  noPicture: 'Das Bild konnte nicht geladen werden. Versuch es in einer Minute noch einmal.',
  onSite: 'Partie öffnen',
};

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
  list: { group: (number) => `Gruppe ${number}`, division: (number) => `Staffel ${number}` },
  matchPoints: 'Pkt.',
  record: 'S–U–N',
  boardPoints: 'Matches',
  games: 'Partien',
  points: 'Punkte',
  opponents: 'Gegner',
  more: (count) => `und ${count} weitere`,
};
