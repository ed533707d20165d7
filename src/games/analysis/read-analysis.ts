import { transaction } from '../../db/transactions.ts';
import { hashOf } from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { countWaitingAnalyses, findAnalysis, requestAnalysis } from '../store/analyses.ts';
import type { GameRow } from '../store/games.ts';
import type { Analysis } from './analysis.ts';

/** The progress of a game's analysis. */
export interface AnalysisProgress {
  /** Undefined until it is finished. */
  readonly analysis: Analysis | undefined;
  readonly isRequested: boolean;
}

/**
 * Returns the analysis of a finished game, or whether it is being computed.
 * @throws Problem game-not-finished, unavailable if it failed
 */
export async function readAnalysis(
  { db }: Deps,
  row: Pick<GameRow, 'id' | 'status'>,
): Promise<AnalysisProgress> {
  if (row.status !== 'finished') {
    const detail =
      'A game is analysed when it is over. Until then a robot advises: POST /v1/games/{id}/hint.';
    throw problem('game-not-finished', { detail, gameStatus: row.status });
  }
  const known = await findAnalysis(db.prisma, row.id);
  if (known?.isFailed) throw problem('unavailable', { detail: 'This game could not be analysed.' });
  return {
    analysis: (known?.analysis ?? undefined) as Analysis | undefined,
    isRequested: known !== undefined,
  };
}

/** Returns the key of the waiting requester: the player, or the account of the application that acts for them. */
export const playerWaiting = (caller: {
  readonly application?: string | undefined;
  readonly playerId: string;
}): string => `player ${caller.application ?? caller.playerId}`;

/** Maximum number of unfinished analyses per requester. */
const maxWaiting = 10;
/** Seconds after which a refused requester can try again. */
const retryAfter = 30;

/**
 * Requests the analysis of a finished game, unless it has been requested.
 * @param requester key of the requester, such as a player or an address; only its hash is stored
 * @throws Problem too-many-requests if the requester is waiting for too many analyses
 */
export async function queueAnalysis(
  { db, clock, keys }: Deps,
  { id }: Pick<GameRow, 'id'>,
  requester: string,
): Promise<void> {
  const by = hashOf(keys, requester);
  if ((await countWaitingAnalyses(db.prisma, by)) >= maxWaiting) {
    const detail = `You are waiting for ${maxWaiting} analyses already; request the others later.`;
    throw problem('too-many-requests', { detail, 'violated-policies': ['waiting-analyses'], retryAfter });
  }
  await transaction(db, (tx) => requestAnalysis(tx, id, by, clock()));
}
