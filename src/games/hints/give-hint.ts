import { awaiting, packState, unturned } from '../../engine/index.ts';
import { QueueFull } from '../../helpers/fair-queue.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { KeptHint } from '../../robots/index.ts';
import { visibleGame } from '../access.ts';
import { choiceFor } from '../play/options/handles.ts';
import { notYourTurn, staleVersion } from '../play/refusals.ts';
import { loadGame } from '../state/load.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { type GameRow, setHinted } from '../store/games.ts';
import { requireAssistance, tableFor } from '../views/assistance.ts';

/** A robot's proposal for a player's decision, with a reason. */
export interface Hint extends KeptHint {
  readonly row: GameRow;
  readonly seat: number;
  /** The drawn tile; undefined if no tile is to be placed, or it comes from a hand. */
  readonly drawn: string | undefined;
}

/**
 * Gives a hint to the player to move. The next log entry records it.
 * @throws Problem game-not-found, not-seated, game-not-running, assistance-off, not-your-turn, stale-version, too-many-requests if the
 * player is already waiting for hints, unavailable if too many hints are pending overall
 */
export async function giveHint(deps: Deps, playerId: string, id: string): Promise<Hint> {
  const row = await visibleGame(deps, playerId, id);
  const seat = seatOf(row, playerId)?.seat;
  if (seat === undefined) throw problem('not-seated');
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  requireAssistance(row);
  const game = await loadGame(deps, row);
  if (row.heldSeat !== null || awaiting(game.state)?.seat !== seat) throw notYourTurn(game);
  const hint = await hintFor(deps, playerId, game, seat);
  if (row.hintedSeat !== seat) await noteHint(deps, game, seat);
  return { ...hint, row, seat, drawn: tableFor(row, game.state, seat).drawn ?? undefined };
}

/** Seconds after which a refused player can try again. */
const retryAfter = 2;

async function hintFor(deps: Deps, playerId: string, game: LoadedGame, seat: number): Promise<KeptHint> {
  const { id, version } = game.row;
  try {
    return await deps.hints.give(playerId, `${id} ${version} ${seat}`, () => compute(deps, game, seat));
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    if (error.because === 'all')
      throw problem('unavailable', { detail: 'Too many players are waiting for a hint.', retryAfter });
    const detail = 'Another hint of yours is being computed, and one more waits; ask again later.';
    throw problem('too-many-requests', { detail, 'violated-policies': ['waiting-hints'], retryAfter });
  }
}

async function compute({ robots }: Deps, { row, state }: LoadedGame, seat: number): Promise<KeptHint> {
  const seed = `${row.id} ${row.version}`;
  const advice = await robots.run({ kind: 'advise', state: packState(state), seat, seed });
  const decision = unturned(state, advice.decision);
  const choice = choiceFor(row.id, row.version, state, seat, decision);
  if (choice === undefined) throw new Error('a hint is not among the options');
  return { ...advice, decision, ...choice };
}

/** Records that the next decision follows a hint. */
async function noteHint({ db, gameCache }: Deps, game: LoadedGame, seat: number): Promise<void> {
  const { id, version } = game.row;
  if (!(await setHinted(db.prisma, { id, version, seat }))) throw staleVersion(version + 1, version);
  gameCache.put({ ...game, row: { ...game.row, hintedSeat: seat } });
}
