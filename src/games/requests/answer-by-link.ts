import type { Deps } from '../../platform/deps.ts';
import { readPlayerLink } from '../../platform/player-links.ts';
import { problem } from '../../platform/problems.ts';
import { findGame, type GameRow } from '../store/games.ts';
import { findRequest, type RequestRow } from '../store/requests.ts';
import { answerRequest } from './answer.ts';
import type { RequestView } from './view.ts';

/** A request that a player can answer through a link. */
export interface LinkedRequest {
  readonly row: GameRow;
  readonly request: RequestRow;
  readonly playerId: string;
}

/**
 * Returns the request behind a link.
 * @throws Problem invalid-link
 */
export async function linkedRequest(deps: Deps, token: string): Promise<LinkedRequest> {
  const link = await readPlayerLink(deps, 'answer', token);
  const { prisma } = deps.db;
  const row = link && (await findGame(prisma, String(link['game'])));
  const request = link && row && (await findRequest(prisma, row.id, String(link['request'])));
  if (link === undefined || row === undefined || request === undefined) throw problem('invalid-link');
  return { row, request, playerId: link.player };
}

/**
 * Answers the request behind a link, and no other.
 * @throws Problem invalid-link, and those of `answerRequest`
 */
export async function answerByLink(deps: Deps, token: string, agrees: boolean): Promise<RequestView> {
  const { row, request, playerId } = await linkedRequest(deps, token);
  return answerRequest(deps, playerId, { game: row.id, request: request.id }, agrees);
}
