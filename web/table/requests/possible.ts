import { entriesInEffect } from '../../../src/engine/in-effect.ts';
import { dayMs } from '../../../src/helpers/time-units.ts';
import type { Game, LogEntry, NewRequest, Request } from '../../api/types.ts';

/** Returns the requests that a player can probably make now; the service has the final say. */
export function possibleRequests(
  game: Game,
  entries: readonly LogEntry[],
  requests: readonly Request[],
  now: number,
): NewRequest[] {
  const you = game.yourSeat ?? -1;
  const all: (NewRequest | false)[] = [
    mayUndo(entries, you) && { kind: 'undo' },
    { kind: game.pausedAt === null ? 'pause' : 'resume' },
    ...moreTime(game),
    ...robots(game, entries, now),
    { kind: 'end' },
  ];
  const isOpen = ({ kind, seat }: NewRequest) =>
    requests.some((each) => each.state === 'open' && each.kind === kind && each.seat === (seat ?? null));
  return all.filter((each): each is NewRequest => each !== false && !isOpen(each));
}

/** Events that draw or reveal a tile; decisions before them can no longer be undone. */
const tileEvents: readonly string[] = ['tile-drawn', 'hand-filled', 'tiles-set-aside'];

/** Whether a seat has a decision in effect with no tile drawn or set aside since. */
function mayUndo(all: readonly LogEntry[], seat: number): boolean {
  const entries = entriesInEffect(all);
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  if (last === -1) return false;
  return entries.slice(last).every(({ events }) => events.every(({ type }) => !tileEvents.includes(type)));
}

function moreTime(game: Game): NewRequest[] {
  const seat = personAwaiting(game);
  return seat === undefined || game.awaiting?.deadline == null ? [] : [{ kind: 'more-time', seat }];
}

/** Requests for a robot, in place of an absent player or of the reader. */
function robots(game: Game, entries: readonly LogEntry[], now: number): NewRequest[] {
  if (!game.allowRobots) return [];
  const isSkipped = (seat: number) =>
    entries.findLast((entry) => entry.seat === seat)?.decision.type === 'skip';
  const since = Date.parse(game.last?.at ?? game.startedAt ?? '');
  const isAway = (seat: number) => isSkipped(seat) || (seat === personAwaiting(game) && now - since > dayMs);
  const seats = game.players.filter(({ robot }) => robot === null).map(({ seat }) => seat);
  const away = game.pausedAt === null ? seats.filter((seat) => seat !== game.yourSeat && isAway(seat)) : [];
  const mine = seats.filter((seat) => seat === game.yourSeat);
  return [...away, ...mine].map((seat) => ({ kind: 'robot', seat }));
}

/** The seat that the game waits for, unless a robot decides there. */
function personAwaiting({ awaiting, players }: Game): number | undefined {
  const seat = awaiting?.seats[0];
  return players.find((each) => each.seat === seat)?.robot === null ? seat : undefined;
}
