import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { countRemaining, type PlayedDecision } from '../../engine/index.ts';
import { playerAt, seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { loadGame } from '../state/load.ts';
import type { GameUpdate } from '../store/append-entry.ts';
import { findResult } from '../store/decision-results.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { type GameRow, lockPair } from '../store/games.ts';
import {
  findHeldDecision,
  type HeldDecision,
  holdDecision,
  takeHeldDecision,
} from '../store/held-decisions.ts';
import { gameInStepWith } from '../store/shared-bags.ts';
import type { JudgedDecision } from './judge.ts';
import { reveal } from './reveal.ts';
import { type DecideInput, type DecideOutcome, judgeInput, writeDecision } from './write-decision.ts';

/**
 * Makes a decision in one of two games that are played in step. A decision that would draw a tile not yet drawn in either game is held
 * until the other game reaches the same point; then both draw it. So no player can learn about the bag in one game and use it in the other.
 * Returns undefined like `writeDecision`.
 * @throws Problem game-not-found, decision-held, and those of judging
 */
export function decideInStep(deps: Deps, input: DecideInput): Promise<DecideOutcome | undefined> {
  return transaction(deps.db, async (client) => {
    const { row, other: otherRow } = await lockPair(client, input.game);
    if (row === undefined) throw problem('game-not-found');
    const held = await heldBy(client, row, input);
    if (held !== undefined) return repeated(held, input);
    if (await isKeyTaken(client, input)) return undefined;
    const other = otherRow?.status === 'running' ? await loadGame(deps, otherRow) : undefined;
    const game = await loadGame(deps, row);
    const judged = judgeInput(deps, input, game);
    const isAhead = other !== undefined && drawsAhead(judged, game, other);
    if (isAhead && other.row.heldSeat === null) return hold(deps, client, input, game, judged);
    const outcome = await writeDecision(deps, input, game, judged, client);
    if (outcome === undefined) return undefined;
    if (row.heldSeat !== null) await takeHeldDecision(client, row.id);
    const isOver = judged.after.status !== 'running';
    if (other !== undefined && (isAhead || isOver)) await release(deps, client, other);
    return outcome;
  });
}

/** Whether a decision draws a tile not yet drawn in either game. */
function drawsAhead({ state }: JudgedDecision, game: LoadedGame, other: LoadedGame): boolean {
  return countRemaining(state) < Math.min(countRemaining(game.state), countRemaining(other.state));
}

/** Returns a player's held decision; a resigning player withdraws it. */
async function heldBy(client: Tx, row: GameRow, input: DecideInput): Promise<HeldDecision | undefined> {
  const isTheirs = row.heldSeat !== null && seatOf(row, input.playerId)?.seat === row.heldSeat;
  return isTheirs && input.decision.type !== 'resign' ? findHeldDecision(client, row.id) : undefined;
}

/** Whether the key of a decision belongs to an earlier one. */
async function isKeyTaken(client: Tx, { game, playerId, key }: DecideInput): Promise<boolean> {
  return key !== undefined && (await findResult(client, game, playerId, key.key)) !== undefined;
}

function repeated(held: HeldDecision, { key }: DecideInput): DecideOutcome {
  const isSame = key !== undefined && held.key?.key === key.key && held.key.bodyHash === key.bodyHash;
  if (!isSame) throw problem('decision-held', { currentVersion: held.version });
  return { held: heldResult(held), isReplay: true };
}

const heldResult = ({ version, seat, decision }: HeldDecision) =>
  ({ held: true, version, seat, decision }) as const;

async function hold(
  deps: Deps,
  client: Tx,
  { key, isAutomatic = false, isPlanned = false, isTimeOut }: DecideInput,
  game: LoadedGame,
  { entry }: JudgedDecision,
): Promise<DecideOutcome | undefined> {
  const { row } = game;
  const { seat, decision, at } = entry;
  if (isTimeOut === true && (row.deadline === null || row.deadline > at)) return undefined;
  const held = { game: row.id, version: row.version, seat, decision, at, isAutomatic, isPlanned, key };
  await holdDecision(client, held);
  const notAwaiting = { awaitingSeat: null, awaitingPhase: null, deadline: null };
  deps.gameCache.put({ ...game, row: { ...row, ...notAwaiting, heldSeat: seat } });
  return { held: heldResult(held), isReplay: false };
}

/** Writes the held decision of a game, if there is one. */
async function release(deps: Deps, client: Tx, game: LoadedGame): Promise<void> {
  const { row } = game;
  const player = playerAt(row, row.heldSeat ?? undefined);
  if (player === undefined) return;
  const held = await takeHeldDecision(client, row.id);
  const { isAutomatic, isPlanned, key } = held;
  const decision = held.decision as PlayedDecision;
  const input = { game: row.id, playerId: player.playerId, decision, isAutomatic, isPlanned, key };
  const outcome = await writeDecision(deps, input, game, judgeInput(deps, input, game), client);
  if (outcome === undefined) throw new Error(`game ${row.id} has moved on although it was locked`);
}

/**
 * Updates games with the same bag after an entry agreed on by all players at the table of `row`, in the transaction of `client`, which
 * holds their locks. Decisions held there are dropped, and if the game has ended, the other one continues alone.
 */
export async function afterAgreed(
  deps: Deps,
  client: Tx,
  row: GameRow,
  { status, at }: Pick<GameUpdate, 'status'> & { readonly at: Date },
): Promise<void> {
  if (row.bagId === null) return;
  if (row.heldSeat !== null) await takeHeldDecision(client, row.id);
  if (status === 'running') return;
  await reveal(deps, client, { bag: row.bagId, ending: row.id }, at);
  const other = row.inSync ? await gameInStepWith(client, row) : undefined;
  if (other?.status === 'running') await release(deps, client, await loadGame(deps, other));
}
