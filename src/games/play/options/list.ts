import { namesBySeat, seatOf } from '../../../helpers/seats.ts';
import type { Deps } from '../../../platform/deps.ts';
import { loadGame } from '../../state/load.ts';
import type { GameRow } from '../../store/games.ts';
import { type AwaitingView, awaitingAt } from '../../views/awaiting.ts';
import type { NumberedOption } from './handles.ts';
import { optionsOfGame } from './of-game.ts';

/** A player's options; empty if the game waits for another player. */
export interface OptionList {
  readonly version: number;
  readonly seat: number | null;
  readonly awaiting: AwaitingView | null;
  readonly options: readonly NumberedOption[];
  /** Names of the players by seat; absent if they have none, as in lessons. */
  readonly names?: readonly string[];
}

/**
 * Returns every legal decision of a player in a game at its row's version.
 * @param only label of the single option to return, with all its deployments; undefined for all options
 */
export async function listOptions(
  deps: Deps,
  playerId: string,
  row: GameRow,
  only?: string,
): Promise<OptionList> {
  const seat = seatOf(row, playerId)?.seat;
  const names = namesBySeat(row);
  const base = { version: row.version, seat: seat ?? null, names };
  if (row.status !== 'running') return { ...base, awaiting: null, options: [] };
  const { state } = await loadGame(deps, row);
  const options = seat === undefined || row.heldSeat !== null ? [] : optionsOfGame(row, state, seat, only);
  return { ...base, awaiting: awaitingAt(row, state), options };
}
