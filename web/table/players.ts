import { isRobotHandle } from '../../src/helpers/robot-handle.ts';
import { nameInWords } from '../../src/texts/deleted-player.ts';
import { remarkedName, resignationsIn, winnersIn } from '../../src/texts/results.ts';
import type { Game, GameSummary } from '../api/client.ts';
import { currentSession } from '../api/session.ts';
import { t } from '../i18n/index.ts';

/** The players at a table. */
export interface Players {
  readonly players: readonly Pick<GameSummary['players'][number], 'seat' | 'displayName'>[];
}

/** Returns the name of a seat's player; empty for a free seat. */
export function nameAt({ players }: Players, seat: number): string {
  return nameInWords(t().game, players.find((player) => player.seat === seat)?.displayName ?? '');
}

/** Describes a piece with its owner's name: `builder of Anna`. */
export const ownedPieceText = (piece: string, owner: string): string =>
  t().table.words.piece(t().game.piece(piece), owner);

/** Whether a game waits for a human player. */
export function isPersonAwaited({ awaiting, players }: Pick<GameSummary, 'awaiting' | 'players'>): boolean {
  const [seat] = awaiting?.seats ?? [];
  return players.find((player) => player.seat === seat)?.robot === null;
}

/** Whether another human player sits at a table. */
export const hasCompany = ({ players, yourSeat }: Pick<GameSummary, 'players' | 'yourSeat'>): boolean =>
  players.some(({ seat, handle }) => seat !== yourSeat && !isRobotHandle(handle));

/** Returns the name of the player on a seat, with a remark if the player has resigned. */
export function remarkedNameAt(game: Players & Pick<GameSummary, 'resigned'>, seat: number): string {
  return remarkedName(t().result, nameAt(game, seat), game.resigned.includes(seat));
}

/** Returns the players of a finished game, winner first. */
export function rankedPlayers<Game extends Players & Pick<GameSummary, 'places'>>({
  players,
  places,
}: Game): Game['players'][number][] {
  return [...players].sort((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0));
}

/** Describes how a game with a result ended: `Anna has won`, or `You resigned. Bruno wins.` */
export function outcomeText({
  players,
  places,
  resigned,
  yourSeat,
}: Players & Pick<GameSummary, 'places' | 'resigned' | 'yourSeat'>): string {
  const words = t().result;
  const seated = players.map(({ seat }) => ({ seat, displayName: nameAt({ players }, seat) }));
  const winners = winnersIn(seated, places);
  const resignations = resignationsIn(words, seated, resigned, yourSeat);
  return resignations.length === 0 ? words.won(winners) : [...resignations, words.wins(winners)].join(' ');
}

/** Whether the reader created a game for others. */
export const isHost = ({ ownerId, yourSeat }: Pick<Game, 'ownerId' | 'yourSeat'>): boolean =>
  yourSeat === null && currentSession()?.playerId === ownerId;
