import { isDeepStrictEqual } from 'node:util';
import { type GameRow, setHinted } from '../../db/games/games.ts';
import { awaiting, type Decision, packState } from '../../engine/index.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { Advice } from '../../robots/index.ts';
import { visibleGame } from '../access.ts';
import type { NumberedOption, OptionChoice } from '../play/options/handles.ts';
import { optionsOfGame } from '../play/options/of-game.ts';
import { notYourTurn, staleVersion } from '../play/refusals.ts';
import { loadGame } from '../state/load.ts';
import { requireAids } from '../views/aids.ts';

/** What a robot would do in place of a player, and why. */
export interface Hint extends Advice {
  readonly row: GameRow;
  readonly seat: number;
  /** Its label and handle among the options. */
  readonly label: string;
  readonly handle: string;
}

/**
 * Gives a hint to the player whom a game waits for. The entry of the log that follows says so.
 * @throws Problem game-not-found, not-seated, game-not-running, aids-off, not-your-turn, stale-version
 */
export async function giveHint(deps: Deps, playerId: string, id: string): Promise<Hint> {
  const row = await visibleGame(deps, playerId, id);
  const seat = seatOf(row, playerId)?.seat;
  if (seat === undefined) throw problem('not-seated');
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  requireAids(row);
  const game = await loadGame(deps, row);
  if (awaiting(game.state)?.seat !== seat) throw notYourTurn(game);
  const seed = `${row.id} ${row.version}`;
  const advice = await deps.robots.run({ kind: 'advise', state: packState(game.state), seat, seed });
  if (!(await setHinted(deps.db.prisma, { id, version: row.version, seat })))
    throw staleVersion(row.version + 1, row.version);
  deps.gameCache.put({ ...game, row: { ...row, hintedSeat: seat } });
  return { ...advice, ...choiceAmong(optionsOfGame(row, game.state, seat), advice.decision), row, seat };
}

/** Returns the label and the handle of a decision that is among the options. */
function choiceAmong(
  options: readonly NumberedOption[],
  decision: Decision,
): Pick<OptionChoice, 'label' | 'handle'> {
  const choices = options.flatMap(({ deployments = [], ...option }) => [option, ...deployments]);
  const found = choices.find((choice) => isDeepStrictEqual(choice.decision, decision));
  if (found === undefined) throw new Error('a hint is not among the options');
  return { label: found.label, handle: found.handle };
}
