import type { CardTexts } from '../card-texts.ts';
import type { EmbedTexts } from '../embed-texts.ts';
import { plural } from '../names.ts';
import type { PictureTexts } from '../picture-texts.ts';
import type { StandingsTexts } from '../standings-texts.ts';
import { game } from './game.ts';
import { count, or } from './grammar.ts';

/** The words of pictures, in English. */
export const picture: PictureTexts = {
  player: (number) => `Player ${number}`,
  awaiting: (name, phase) => `${name} to ${phase === undefined ? 'decide' : game.phase(phase).awaiting}`,
  toPlace: (tiles) => `To place: ${or(tiles)}.`,
  aborted: 'Ended without a result',
  until: (deadline) => `until ${deadline}`,
  bag: (remaining, aside) =>
    `${count(remaining, 'tile')} in the bag${aside > 0 ? `, ${aside} set aside` : ''}`,
  bagEmpty: 'The bag is empty',
  position: (tiles, remaining, scores) =>
    `Carcassonne with ${count(tiles, 'tile')} on the table${remaining === undefined ? '' : `, ${remaining} in the bag`}; points: ${scores}.`,
};

/** The cards that chats show with links, in English. */
export const cards: CardTexts = {
  site: 'Carcassonne by mail',
  siteText: 'Carcassonne as a long game among friends: a move today, the answer tomorrow.',
  move: (seq, of) => `Move ${seq} of ${of}`,
  running: (name) => `Waiting for ${name}`,
  aborted: 'Ended without a result',
  invited: (game) => `You are invited: ${game}`,
  invitedSomewhere: 'You are invited to a game of Carcassonne',
  invitedText: 'Take a seat and play whenever you have a minute. No account needed to look around.',
  seats: (taken, seats) => `${taken} of ${seats} seats taken`,
};

/** The small page on which other sites show a game, in English. */
export const embed: EmbedTexts = {
  moves: 'Moves',
  first: 'To the start',
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

/** The words of pictures of standings, in English. */
export const standings: StandingsTexts = {
  title: 'Standings',
  notBegun: 'not started yet',
  stage: ({ kind, number, of, played, over, all, isFinal }) => {
    const part = `${kind === 'round' ? 'Round' : 'Season'} ${number}${of === undefined ? '' : ` of ${of}`}`;
    if (isFinal) return `${part} · Final standings`;
    if (over === all) return `${part} · All ${played} over`;
    const one = { matches: 'match', meetings: 'meeting' }[played];
    return `${part} · ${over} of ${plural('en', all, { one: `1 ${one}`, other: `${all} ${played}` })} over`;
  },
  list: { group: (number) => `Group ${number}`, division: (number) => `Division ${number}` },
  matchPoints: 'Pts',
  record: 'W–D–L',
  boardPoints: 'Matches',
  games: 'Games',
  points: 'Points',
  opponents: 'Opp.',
  more: (count) => `and ${count} more`,
};
