import { awaitingPlayer } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { readPlayerLink } from '../../platform/player-links.ts';
import { problem } from '../../platform/problems.ts';
import { findGame, type GameRow } from '../store/games.ts';
import { type DecideOutcome, decide } from './decide.ts';

/** The decision behind a link in a player's email. */
export interface LinkedDecision {
  readonly row: GameRow;
  readonly playerId: string;
  /** The version that the link is for. */
  readonly version: number;
  /** Whether the game still waits for this decision. */
  readonly isOpen: boolean;
}

/**
 * Returns the decision behind a link.
 * @throws Problem invalid-link
 */
export async function linkedDecision(deps: Deps, token: string): Promise<LinkedDecision> {
  const link = await readPlayerLink(deps, 'decide', token);
  const row = link && (await findGame(deps.db.prisma, String(link['game'])));
  if (row === undefined) throw problem('invalid-link');
  const { player, version } = link as { player: string; version: number };
  const isOpen = row.version === version && awaitingPlayer(row)?.playerId === player;
  return { row, playerId: player, version, isOpen };
}

/**
 * Makes the decision behind a link, and no other.
 * @throws Problem invalid-link, and those of `decide`
 */
export async function decideByLink(deps: Deps, token: string, handle: string): Promise<DecideOutcome> {
  const { row, playerId, version } = await linkedDecision(deps, token);
  const decision = { type: 'option', id: handle } as const;
  return decide(deps, { game: row.id, playerId, decision, versions: [version] });
}
