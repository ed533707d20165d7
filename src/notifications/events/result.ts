import type { GameRow } from '../../db/games/games.ts';
import type { TimeLosses } from '../../db/games/time-losses.ts';
import type { Rules } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { gamePage } from '../links.ts';
import type { GameResult } from './schemas.ts';

/** Returns how a game ended, with everything that a table of results needs; undefined: not, or without a result. */
export function resultOf(deps: Deps, row: GameRow, losses: TimeLosses | undefined): GameResult | undefined {
  const { id, name, label, rules, scenario, version, startedAt, finishedAt, scores, places, resigned } = row;
  const isDecided = row.status === 'finished' && places.length > 0;
  if (!isDecided || startedAt === null || finishedAt === null) return undefined;
  return {
    id,
    name,
    label,
    rules: rules as Rules,
    scenario: scenario !== null,
    version,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    players: row.seats.map((seated) => ({
      ...seated,
      score: scores[seated.seat] ?? 0,
      place: places[seated.seat] ?? places.length,
      hasResigned: resigned.includes(seated.seat),
      timeLosses: losses?.get(seated.seat) ?? 0,
    })),
    page: gamePage(deps, id),
    record: `${deps.config.publicUrl}/v1/games/${id}/record`,
    match: matchOf(row),
  };
}

function matchOf({ matchId, matchGame, match }: GameRow): GameResult['match'] {
  if (matchId === null || match === null) return null;
  return { id: matchId, game: matchGame ?? 1, competitionId: match.competitionId, round: match.round };
}
