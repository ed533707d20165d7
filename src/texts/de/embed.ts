import type { EmbedTexts } from '../embed-texts.ts';

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
