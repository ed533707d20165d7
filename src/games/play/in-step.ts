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
 * Makes a decision in one of two games that are played in step. One that would draw a tile which is known in neither game
 * is held until the other game is as far: then both draw it. So nothing about the bag can be learnt in one game and used in
 * the other, as nothing is drawn that is not drawn in both. Returns undefined like `writeDecision`.
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

/** Whether a decision draws a tile that neither game has drawn. */
function drawsAhead({ state }: JudgedDecision, game: LoadedGame, other: LoadedGame): boolean {
  return countRemaining(state) < Math.min(countRemaining(game.state), countRemaining(other.state));
}

/** Returns the decision of a player that is held; a player who resigns takes it back. */
async function heldBy(client: Tx, row: GameRow, input: DecideInput): Promise<HeldDecision | undefined> {
  const isTheirs = row.heldSeat !== null && seatOf(row, input.playerId)?.seat === row.heldSeat;
  return isTheirs && input.decision.type !== 'resign' ? findHeldDecision(client, row.id) : undefined;
}

/** Whether the key of a decision stands for the result of an earlier one. */
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
  const waitsForNobody = { awaitingSeat: null, awaitingPhase: null, deadline: null };
  deps.gameCache.put({ ...game, row: { ...row, ...waitsForNobody, heldSeat: seat } });
  return { held: heldResult(held), isReplay: false };
}

/** Writes the decision that is held in a game, if there is one. */
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
 * Does what follows in games with the same bag from an entry that everybody at the table of `row` agreed on, in the
 * transaction of `client`, which has locked them: what was held there no longer counts, and with the end of a game the other
 * one plays on alone.
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
