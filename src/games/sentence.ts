import type { GameEvent } from '../engine/index.ts';

/** What happened, in English, for people without the board before them; `names` are those of the seats. */
export function describe(events: readonly GameEvent[], names: readonly string[]): string {
  const player = (seat: number) => names[seat] ?? `Player ${seat + 1}`;
  return events
    .map((event) => sentenceFor(event, player))
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function sentenceFor(event: GameEvent, player: (seat: number) => string): string {
  switch (event.type) {
    case 'tile-placed':
      return `${player(event.seat)} places ${event.tile} at ${event.x},${event.y}, turned by ${event.rotation}°.`;
    case 'piece-deployed':
      return `A ${event.piece} goes on ${placeOf(event.at)}.`;
    case 'piece-moved':
      return `${player(event.seat)} moves a ${event.piece} to ${placeOf(event.to)}.`;
    case 'feature-completed':
      return `The ${event.kind} ${event.feature} is complete.`;
    case 'scored':
      return `${player(event.seat)} gets ${event.points} for ${event.kind.replaceAll('-', ' ')}.`;
    case 'taken':
      return `${player(event.seat)} takes ${event.number} ${event.what}.`;
    case 'tiles-set-aside':
      return `${event.tiles.join(', ')} cannot be placed and is set aside.`;
    case 'tile-drawn':
      return `${player(event.seat)} draws ${event.tile}.`;
    case 'turn-skipped':
      return `The turn of ${player(event.seat)} is skipped.`;
    case 'seat-left':
      return `${player(event.seat)} leaves the game.`;
    case 'game-over':
      return `The game is over: ${event.scores.join(' to ')}.`;
    default:
      return '';
  }
}

function placeOf(at: object): string {
  if ('segment' in at) return String(at.segment);
  return 'corner' in at
    ? `the corner ${String(at.corner)}`
    : `the quarter ${'quarter' in at ? String(at.quarter) : ''}`;
}
