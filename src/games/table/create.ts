import { createHash, randomBytes } from 'node:crypto';
import { transaction } from '../../db/client.ts';
import { findGame, type GameRow, insertGame, type Seating, type Visibility } from '../../db/games.ts';
import { newId } from '../../db/id.ts';
import { takeSeat } from '../../db/seats.ts';
import type { Deps } from '../../deps.ts';
import {
  awaiting,
  checkSetup,
  type GameSetup,
  newGame,
  type RulesRequest,
  resolveRules,
  type Scenario,
} from '../../engine/index.ts';
import { problem } from '../../problems.ts';
import type { Clock } from '../clock/deadlines.ts';
import { inviteAll, whomToInvite } from './invite.ts';

/** The game's rules in the engine's words; kept with each game, so that a change of the engine can be told. */
export const engineVersion = '1';

export interface NewGame {
  readonly name?: string | undefined;
  readonly rules?: RulesRequest | undefined;
  readonly seatCount: number;
  readonly visibility: Visibility;
  readonly seating: Seating;
  readonly clock?: Clock | undefined;
  /** Handles and e-mail addresses. */
  readonly invite?: readonly string[] | undefined;
  readonly scenario?: Scenario | undefined;
  /** Whether the owner takes the first seat. */
  readonly join: boolean;
  readonly rematchOf?: string | undefined;
}

/**
 * Makes an open game. The shuffle is fixed and committed to here, before anybody sits down.
 * @throws Problem invalid-setup, player-not-found
 */
export async function createGame(deps: Deps, ownerId: string, wish: NewGame): Promise<GameRow> {
  const seed = deps.newSeed();
  const rules = resolveRules(wish.rules ?? {});
  refuseBadSetup(
    { rules, seats: wish.seatCount, bag: wish.scenario ?? { seed } },
    wish.scenario !== undefined,
  );
  if (wish.scenario !== undefined && wish.seating === 'drawn') {
    throw problem('invalid-setup', {
      detail: 'In a scenario the seats stay as they were taken.',
      rule: 'R-SETUP-10',
    });
  }
  const guests = await whomToInvite(deps, wish.invite ?? []);
  const at = deps.clock();
  const id = newId();
  const game = {
    id,
    ownerId,
    name: wish.name ?? 'Carcassonne',
    rules,
    seatCount: wish.seatCount,
    visibility: wish.visibility,
    seating: wish.seating,
    clock: wish.clock,
    engineVersion,
    rematchOf: wish.rematchOf,
    inviteCode: randomBytes(12).toString('base64url'),
    createdAt: at,
    ...(wish.scenario === undefined ? { seed, commitment: commitmentTo(seed) } : { scenario: wish.scenario }),
  };
  await transaction(deps.db, async (client) => {
    await insertGame(client, game);
    if (wish.join && !(await takeSeat(client, id, 0, ownerId, at))) throw problem('not-your-player');
    await inviteAll(client, id, guests, ownerId, at);
  });
  return (await findGame(deps.db.pool, id)) as GameRow;
}

/** What is published about a seed before the first draw: SHA-256 over its 64 hexadecimal digits as text. */
export function commitmentTo(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

function refuseBadSetup(setup: GameSetup, isScenario: boolean): void {
  const fault = checkSetup(setup);
  if (fault !== undefined) throw problem('invalid-setup', { detail: fault.detail, rule: fault.rule });
  if (isScenario && awaiting(newGame(setup).state) === undefined) {
    throw problem('invalid-setup', {
      detail: 'With these rules and this scenario nobody is ever asked for a decision.',
    });
  }
}
