import { hash, randomBytes } from 'node:crypto';
import { newId } from '../../db/id.ts';
import {
  awaiting,
  checkSetup,
  type GameSetup,
  newGame,
  resolveRules,
  type Scenario,
} from '../../engine/index.ts';
import { NAMELESS } from '../../helpers/nameless.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { RobotLevel } from '../../robots/index.ts';
import type { NewGameRow, PlaceInMatch } from '../store/games.ts';
import { type Terms, wantedTerms } from '../terms.ts';
import { engineVersion } from './start.ts';

/** A request for a game. */
export interface NewGame extends Terms {
  readonly name?: string | undefined;
  /** A label that groups games and can be searched for. */
  readonly label?: string | undefined;
  readonly seatCount: number;
  /** Handles and email addresses. */
  readonly invite?: readonly string[] | undefined;
  readonly scenario?: Scenario | undefined;
  /** Whether the owner takes the first seat. */
  readonly join: boolean;
  /** Levels of the robots on the next seats. */
  readonly robots?: readonly RobotLevel[] | undefined;
  /** Handle of the club that the table is open to. */
  readonly club?: string | undefined;
  /** The game that this is the rematch of. */
  readonly rematchOf?: string | undefined;
  /** The game's position in a match, which is rated instead of the game. */
  readonly inMatch?: PlaceInMatch | undefined;
}

/** A bag: the seed of its shuffle, and the games that share it. */
export interface Bag {
  readonly seed: string;
  /** Undefined if no other game has it. */
  readonly shared?: { readonly id: string; readonly inSync: boolean } | undefined;
}

/** Returns a bag for games that are each played by different people. */
export const newBagApart = ({ newSeed }: Pick<Deps, 'newSeed'>): Bag => ({
  seed: newSeed(),
  shared: { id: newId(), inSync: false },
});

/**
 * Returns the row of a new game. Its bag is shuffled by a seed unless its tiles were chosen. A game that shares its bag with other players
 * stays private until all of the games are finished; its own visibility applies afterwards.
 */
export function newGameRow(
  request: NewGame,
  ownerId: string,
  { seed, shared }: Bag,
  createdAt: Date,
): NewGameRow {
  const { seatCount, visibility, scenario, inMatch } = request;
  return {
    ...wantedTerms(request),
    id: newId(),
    ownerId,
    name: request.name ?? NAMELESS,
    label: request.label ?? null,
    rules: resolveRules(request.rules ?? {}),
    seatCount,
    engineVersion,
    rated: inMatch === undefined && (request.rated ?? scenario === undefined),
    inMatch,
    inviteCode: randomBytes(12).toString('base64url'),
    createdAt,
    ...(shared !== undefined && { bagId: shared.id, inSync: shared.inSync }),
    ...(shared?.inSync === false && { visibility: 'private', laterVisibility: visibility }),
    ...(scenario === undefined ? { seed, commitment: commitmentTo(seed) } : { scenario }),
  };
}

/** Returns the published commitment to a seed: SHA-256 over its 64 hexadecimal digits as text. */
function commitmentTo(seed: string): string {
  return hash('sha256', seed, 'hex');
}

/**
 * Refuses rules, seats and tiles that make no valid game.
 * @throws Problem invalid-setup
 */
export function refuseBadSetup(
  request: Pick<NewGame, 'rules' | 'seatCount' | 'seating' | 'scenario' | 'rated'>,
  seed: string,
): void {
  const { scenario, seating, rated } = request;
  const setup: GameSetup = {
    rules: resolveRules(request.rules ?? {}),
    seats: request.seatCount,
    bag: scenario ?? { seed },
  };
  const fault = checkSetup(setup);
  if (fault !== undefined) throw problem('invalid-setup', { detail: fault.detail, rule: fault.rule });
  if (scenario === undefined) return;
  if (rated === true) {
    const detail =
      'A game whose tiles were chosen does not count for ratings. Leave out `rated` or `scenario`.';
    throw problem('invalid-setup', { detail });
  }
  if (awaiting(newGame(setup).state) === undefined) {
    const detail = 'With these rules and this scenario the game never asks for a decision.';
    throw problem('invalid-setup', { detail });
  }
  if (seating === 'drawn') {
    const detail = 'In a scenario the seats stay as they were taken.';
    throw problem('invalid-setup', { detail, rule: 'R-SETUP-10' });
  }
}
