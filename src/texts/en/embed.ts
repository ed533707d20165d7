import type { EmbedTexts } from '../embed-texts.ts';

/** The small page on which other sites show a game, in English. */
export const embed: EmbedTexts = {
  moves: 'Moves',
  first: 'To the beginning',
  previous: 'One move back',
  next: 'One move forward',
  latest: 'To the last move',
  play: 'Play',
  pause: 'Pause',
  slider: 'Move shown',
  start: 'Before the first move',
  allMoves: 'All moves in words',
  noPicture: 'The picture could not be loaded. Try again in a minute.',
  onSite: 'Open the game',
};
