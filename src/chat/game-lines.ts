import { openInvitations, shortIdOf } from '../games/views/find-games.ts';
import { listGames } from '../games/views/list.ts';
import { seatOf } from '../helpers/seats.ts';
import type { Asker, Game } from './reply.ts';
import { nameAt, pointsOf, resultLine, timeWords } from './situation.ts';
import { factsInLine } from './table-facts.ts';

/** Describes a game in one line: `#3f9ac Sunday table: your turn, until Sun 22 Nov, 14:00. Anna 12, Bruno 8`. */
export function gameLine(asker: Asker, row: Game): string {
  const { texts } = asker;
  const head = `#${shortIdOf(row.id)} ${row.name}: `;
  const names = row.seats.map(({ displayName }) => displayName).join(', ');
  if (row.status === 'open') {
    return `${head}${texts.notStarted(row.seats.length, row.seatCount)} (${names})${factsInLine(asker, row)}`;
  }
  if (row.status === 'finished') return `${head}${texts.isOver}. ${resultLine(asker, row)}`;
  const scores = pointsOf(asker, row).join(', ');
  if (row.status === 'aborted') return `${head}${texts.isAborted}. ${scores}`;
  return `${head}${turnOf(asker, row)}${untilOf(asker, row)}. ${scores}`;
}

function turnOf({ texts, playerId }: Asker, row: Game): string {
  if (row.heldSeat !== null) return texts.waitsForOtherShort;
  return isAwaiting(row, playerId)
    ? texts.itsYourTurn
    : texts.turnOfShort(nameAt(row, row.awaitingSeat ?? -1));
}

function untilOf(asker: Asker, { deadline, pausedAt }: Game): string {
  const { texts } = asker;
  if (pausedAt !== null) return `, ${texts.paused}`;
  return deadline === null ? '' : `, ${texts.until(timeWords(asker, deadline))}`;
}

/** Returns whether it is a player's turn in a game. */
export const isAwaiting = (row: Game, playerId: string) => seatOf(row, playerId)?.seat === row.awaitingSeat;

/** Open games that the asker can join. */
export interface Tables {
  readonly invited: readonly Game[];
  /** Public tables. */
  readonly others: readonly Game[];
}

const maxTables = 12;

/** Lists open games that the asker can join and is not seated in. */
export async function openTables({ deps, playerId }: Asker): Promise<Tables> {
  const invited = await openInvitations(deps, playerId, maxTables);
  const known = new Set(invited.map(({ id }) => id));
  const open = await listGames(deps, { status: 'open', limit: maxTables, viewer: playerId });
  const others = open.filter((row) => !known.has(row.id) && seatOf(row, playerId) === undefined);
  return { invited, others: others.slice(0, maxTables - invited.length) };
}

/** Describes each table in one line, the asker's invitations first. */
export function tableLines(asker: Asker, { invited, others }: Tables): string[] {
  const invitations = invited.map((row) => `${gameLine(asker, row)} – ${asker.texts.invitedTo}`);
  return [...invitations, ...others.map((row) => gameLine(asker, row))];
}
