import { awaiting, type GameState, type PositionView } from '../engine/index.ts';
import { loadGame } from '../games/state/load.ts';
import { tableFor } from '../games/views/assistance.ts';
import { shortIdOf } from '../games/views/find-games.ts';
import { playerAt, seatOf } from '../helpers/seats.ts';
import { formatMoment, pointsIn, textsIn, winnersIn, withPlayers } from '../texts/index.ts';
import { tileWords } from '../texts/tile-words.ts';
import type { Asker, Game, Reply } from './reply.ts';

/** A started game as the asker sees it. */
export interface Situation {
  readonly row: Game;
  readonly state: GameState;
  readonly view: PositionView;
  /** The asker's seat. */
  readonly seat: number | undefined;
  readonly awaiting: { readonly seat: number; readonly phase: string } | undefined;
  readonly isAwaiting: boolean;
}

/** Returns a started game as the asker sees it. */
export async function situationOf({ deps, playerId }: Asker, row: Game): Promise<Situation> {
  const { state } = await loadGame(deps, row);
  const seat = seatOf(row, playerId)?.seat;
  const now = row.heldSeat === null ? awaiting(state) : undefined;
  return {
    row,
    state,
    view: tableFor(row, state, seat),
    seat,
    awaiting: now,
    isAwaiting: now !== undefined && now.seat === seat,
  };
}

/** Returns an asker whose words name the players of a game, and the asker as its reader. */
export const atTable = <Reader extends Asker>(
  asker: Reader,
  { row, seat }: Pick<Situation, 'row' | 'seat'>,
): Reader => ({
  ...asker,
  words: withPlayers(asker.words, (at) => nameAt(row, at), seat),
});

/** Returns the name of a game in a line: `Sunday table #3f9ac`. */
export const nameOfGame = ({ name, id }: Pick<Game, 'name' | 'id'>) => `${name} #${shortIdOf(id)}`;

/** Returns the name of the player on a seat. */
export const nameAt = (row: Game, seat: number) => playerAt(row, seat)?.displayName ?? `#${seat + 1}`;

/** Formats a time in the asker's zone: `Sun 22 Nov, 14:00 CET`. */
export const timeWords = ({ language, timeZone }: Asker, time: Date) =>
  formatMoment(language, time, { timeZone, shape: 'short' });

/**
 * Describes the state of a game: whose turn, which tile, the deadline. The first line is the news. A hand is secret and
 * only shown on request.
 */
export async function situationLines(asker: Asker, row: Game, isHandShown = false): Promise<string[]> {
  const { texts } = asker;
  const name = nameOfGame(row);
  const names = row.seats.map(({ displayName }) => displayName);
  if (row.status === 'open') {
    return [
      texts.open(name, names.length, row.seatCount),
      ...(names.length > 0 ? [texts.seated(names)] : []),
    ];
  }
  if (row.status === 'finished') return [texts.over(name, row.version), resultLine(asker, row)];
  if (row.status === 'aborted')
    return row.startedAt === null
      ? [texts.aborted(name)]
      : [texts.ended(name, row.version), pointsLine(asker, row)];
  const situation = await situationOf(asker, row);
  return [
    headline(asker, situation),
    ...tileLines(asker, situation, isHandShown),
    ...deadlineLines(asker, row),
  ];
}

/** Describes whose turn it is. */
export function headline({ texts, words }: Asker, { row, awaiting: now, isAwaiting }: Situation): string {
  const name = nameOfGame(row);
  if (row.heldSeat !== null) return texts.waitsForOther(name, row.version + 1);
  if (now === undefined) return texts.over(name, row.version);
  return isAwaiting
    ? texts.yourTurn(name, row.version + 1, words.phase(now.phase).question)
    : texts.turnOf(name, row.version + 1, nameAt(row, now.seat));
}

/** Describes whose turn is next, and with which tile: `Now Bruno with base/U (road N-S).` */
export function nextWords(asker: Asker, { row, awaiting: now, view }: Situation): string {
  if (now === undefined) return '';
  const tile = view.drawn === null ? undefined : tileWords(asker, view.drawn);
  return asker.texts.next(nameAt(row, now.seat), tile);
}

/** Describes the tile to place, or the asker's hand. */
export function tileLines(asker: Asker, { view }: Situation, isHandShown: boolean): string[] {
  const { texts } = asker;
  if (view.drawn !== null) return [texts.tile(tileWords(asker, view.drawn))];
  return !isHandShown || view.hand === null || view.hand.length === 0
    ? []
    : [texts.hand(view.hand.map((tile) => tileWords(asker, tile)))];
}

/** Describes the decision's deadline, if any, or that the clock is paused. */
export function deadlineLines(asker: Asker, { deadline, pausedAt }: Game): string[] {
  if (pausedAt !== null) return [asker.texts.pausedNow];
  return deadline === null ? [] : [asker.texts.deadline(timeWords(asker, deadline))];
}

/** Returns the points in seat order: `Points: Anna 12, Bruno 8.` */
export const pointsLine = (asker: Asker, row: Game) => asker.texts.points(pointsOf(asker, row));

/** Returns the points of each player in seat order: `Anna 12`, `Bruno (resigned) 8`. */
export const pointsOf = ({ language }: Asker, row: Game) =>
  pointsIn(textsIn(language).result, row.seats, row);

/** Returns the result of a finished game: `Bruno has won: Anna 41, Bruno 44.` */
export const resultLine = (asker: Asker, row: Game) =>
  asker.texts.won(winnersIn(row.seats, row.places), pointsOf(asker, row));

/** Returns whether replies about the tile to place contain information that only the asker may see. */
export const isSecretTo = ({ view }: Situation) => view.hand !== null && !view.over;

/** Returns the attachments of a reply about the asker's options. */
export function withOptions(situation: Situation): Pick<Reply, 'game' | 'picture' | 'isSecret'> {
  return { game: situation.row, picture: 'legal', isSecret: isSecretTo(situation) };
}
