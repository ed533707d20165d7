import type { GameEvent, PositionView } from '../engine/index.ts';
import { nameOf, type PictureOptions } from './options.ts';

const PIECES: Readonly<Record<string, string>> = {
  meeple: 'a follower',
  'large-meeple': 'the large follower',
  mayor: 'the mayor',
  wagon: 'the wagon',
  builder: 'the builder',
  pig: 'the pig',
  barn: 'the barn',
};
/** How one says that a piece stands there. */
const ON: Readonly<Record<string, string>> = { road: 'on' };

/** What happened last, in one sentence with the players' names; empty when nothing did. */
export function lastSentence(options: PictureOptions): string {
  if (options.sentence !== undefined) return options.sentence;
  const events = options.lastMove ?? [];
  const over = events.find((event) => event.type === 'game-over');
  const parts =
    over === undefined ? events.map((event) => clause(event, options)).filter((part) => part !== '') : [];
  if (over !== undefined) {
    const scores = over.scores.map((score, seat) => `${nameOf(options.players, seat)} ${score}`);
    return `The game is over: ${scores.join(', ')}.`;
  }
  if (parts.length === 0) return '';
  // A long chain of events is told by its beginning and what it was worth.
  const told = parts.length > 4 ? [...parts.slice(0, 3), `${parts.length - 3} things more`] : parts;
  const [last, ...before] = [...told].reverse();
  return `${before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`}.`;
}

function clause(event: GameEvent, { players, lastMove }: PictureOptions): string {
  const placed = lastMove?.find(({ type }) => type === 'tile-placed');
  const actor = placed !== undefined && 'seat' in placed ? placed.seat : undefined;
  const who = (seat: number) =>
    seat === actor && event.type !== 'tile-placed' ? '' : `${nameOf(players, seat)} `;
  switch (event.type) {
    case 'tile-placed':
      return `${who(event.seat)}laid a tile at ${event.x},${event.y}`;
    case 'piece-deployed':
      return `${who(event.seat)}set ${PIECES[event.piece] ?? event.piece} ${prepositionFor(event.at)} ${placeOf(event.at)}`;
    case 'piece-moved':
      return `${who(event.seat)}moved ${PIECES[event.piece] ?? event.piece} to ${placeOf(event.to)}`;
    case 'scored':
      return `${who(event.seat)}scored ${event.points} for ${scoredFor(event.kind)}`;
    case 'turn-skipped':
      return `the turn of ${nameOf(players, event.seat)} was skipped`;
    case 'seat-left':
      return `${nameOf(players, event.seat)} left the game`;
    case 'neutral-moved':
      return `the ${event.figure} went to the ${event.to}`;
    default:
      return '';
  }
}

function scoredFor(kind: string): string {
  const [what, ...rest] = kind.split('-');
  if (what === 'goods') return rest.join(' ');
  if (rest.length === 0) return `a ${kind}`;
  return rest[0] === 'incomplete' ? `an unfinished ${what}` : kind.replaceAll('-', ' ');
}

/** Kind of a segment, from its id. */
const kindAt = (at: object): string => ('segment' in at ? String(at.segment).replace(/\d+$/, '') : '');

const prepositionFor = (at: object): string => ('corner' in at ? 'on' : (ON[kindAt(at)] ?? 'in'));

function placeOf(at: object): string {
  if ('quarter' in at) return `the ${String(at.quarter)} of Carcassonne`;
  return 'corner' in at ? 'a corner of four fields' : `a ${kindAt(at)}`;
}

/** Whose decision is awaited, in a few words; who won when the game is over. */
export function headline(view: PositionView, { awaiting, players }: PictureOptions): string {
  if (view.over) {
    const best = Math.max(...view.seats.map(({ score }) => score));
    const winners = view.seats.filter(({ score }) => score === best).map(({ seat }) => nameOf(players, seat));
    return winners.length === 1 ? `${winners[0]} has won` : `${winners.join(' and ')} have won`;
  }
  const seat = awaiting?.seat ?? view.turn.seat;
  return `${nameOf(players, seat)} ${awaiting?.question === undefined ? 'to move' : `to ${awaiting.question}`}`;
}

/** The essence of a position in two sentences, for people who do not see the picture. */
export function alternativeText(view: PositionView, options: PictureOptions): string {
  const { players, awaiting } = options;
  const ranked = [...view.seats].sort((a, b) => b.score - a.score || a.seat - b.seat);
  const scores = ranked.map(({ seat, score }) => `${nameOf(players, seat)} ${score}`).join(', ');
  const bag = view.over ? '' : `, ${view.bag.left} in the bag`;
  const position = `Carcassonne with ${view.tiles.length} ${view.tiles.length === 1 ? 'tile' : 'tiles'} on the table${bag}; points: ${scores}.`;
  const told = lastSentence(options).replace(/\.$/, '');
  const deadline = awaiting?.deadline === undefined || view.over ? '' : ` until ${awaiting.deadline}`;
  const next = `${headline(view, options)}${deadline}`;
  return `${position} ${told === '' || view.over ? next : `${told}; ${next}`}.`;
}
