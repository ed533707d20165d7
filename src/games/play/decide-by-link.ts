import { findGame, type GameRow } from '../../db/games.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { readLink } from '../../signed-links.ts';
import { type DecideOutcome, decide } from './decide.ts';

/** What the link in a mail leads to: one decision of one player. */
export interface LinkedDecision {
  readonly row: GameRow;
  readonly playerId: string;
  /** The version that the link is for. */
  readonly version: number;
  /** Whether the decision is still asked for. */
  readonly isOpen: boolean;
}

/**
 * The decision that a link is for.
 * @throws Problem link-not-valid
 */
export async function linkedDecision({ db, config, clock }: Deps, token: string): Promise<LinkedDecision> {
  const link = readLink(config.jwtSecret, 'decide', token, clock());
  const row = link && (await findGame(db.pool, String(link['game'])));
  if (row === undefined) throw problem('link-not-valid');
  const { player, version } = link as { player: string; version: number };
  const awaited = row.seats.find(({ seat }) => seat === row.awaitingSeat)?.playerId;
  return { row, playerId: player, version, isOpen: row.version === version && awaited === player };
}

/**
 * Decides for whoever has the link, and only what the link is for.
 * @throws Problem link-not-valid, and those of `decide`
 */
export async function decideByLink(deps: Deps, token: string, handle: string): Promise<DecideOutcome> {
  const { row, playerId, version } = await linkedDecision(deps, token);
  return decide(deps, {
    game: row.id,
    playerId,
    decision: { type: 'option', id: handle },
    versions: [version],
  });
}
