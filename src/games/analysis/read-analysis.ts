import { findAnalysis, requestAnalysis } from '../../db/games/analyses.ts';
import type { GameRow } from '../../db/games/games.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { Analysis } from './analysis.ts';

/** How far the analysis of a game is. */
export interface AnalysisProgress {
  /** Undefined until it is done. */
  readonly analysis: Analysis | undefined;
  readonly isRequested: boolean;
}

/**
 * Returns the analysis of a game that is over, or whether it is being computed.
 * @throws Problem game-not-finished, unavailable where it could not be made
 */
export async function readAnalysis(
  { db }: Deps,
  row: Pick<GameRow, 'id' | 'status'>,
): Promise<AnalysisProgress> {
  if (row.status !== 'finished') throw problem('game-not-finished', { gameStatus: row.status });
  const known = await findAnalysis(db.prisma, row.id);
  if (known?.isFailed) throw problem('unavailable', { detail: 'This game could not be analysed.' });
  return {
    analysis: (known?.analysis ?? undefined) as Analysis | undefined,
    isRequested: known !== undefined,
  };
}

/** Requests the analysis of a game that is over, unless that was done before. */
export async function beginAnalysis({ db, clock }: Deps, { id }: Pick<GameRow, 'id'>): Promise<void> {
  await requestAnalysis(db.prisma, id, clock());
}
