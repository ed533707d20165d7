import { newId } from '../db/id.ts';
import { transaction } from '../db/transactions.ts';
import type { Visibility } from '../games/store/games.ts';
import type { Bag } from '../games/table/new-game.ts';
import { NAMELESS } from '../helpers/nameless.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { advanceLocked } from './progress.ts';
import type { BestOf, Both, MatchForm, TieRule } from './rules/match.ts';
import type { MatchSettings } from './settings.ts';
import { insertMatch, lockMatch, type MatchRow, type NewMatchRow } from './store/matches.ts';

/** The settings of a match, without its players. */
export interface MatchPlan {
  readonly name?: string | undefined;
  readonly label?: string | undefined;
  readonly settings: MatchSettings;
  readonly visibility: Visibility;
  /** Whether its result counts for ratings. */
  readonly rated: boolean;
  readonly bestOf: BestOf;
  readonly form: MatchForm;
  readonly tieRule: TieRule;
}

/** A match whose players are known. */
export interface NewMatch extends MatchPlan {
  readonly creatorId: string;
  /** Ids of the players; the first one starts the first game. */
  readonly players: Both<string>;
  /** The competition that it belongs to. */
  readonly competitionId?: string | undefined;
  readonly round?: number | undefined;
}

/**
 * Creates a match and starts its first game, in the current transaction if there is one. The caller must have the players' consent.
 * @param bag the tile order of the first game; undefined for one of its own
 * @throws Problem invalid-setup; not-your-player if a player was deleted or taken over meanwhile
 */
export async function createMatch(deps: Deps, match: NewMatch, bag?: Bag): Promise<MatchRow> {
  const row = newMatchRow(match, match.creatorId, match.players, deps.clock());
  return transaction(deps.db, async (client) => {
    await insertMatch(client, { ...row, status: 'running', startedAt: row.createdAt });
    const created = await lockMatch(client, row.id);
    if (created === undefined) throw problem('match-not-found');
    return advanceLocked(deps, client, created, bag);
  });
}

/** Returns the row of a proposed match; with null, the second player is the one who accepts. */
export function newMatchRow(
  plan: MatchPlan & Pick<NewMatch, 'competitionId' | 'round'> & { readonly clubId?: string | undefined },
  creatorId: string,
  [firstId, secondId]: readonly [string, string | null],
  createdAt: Date,
): NewMatchRow {
  const { settings, visibility, rated, bestOf, form, tieRule } = plan;
  return {
    id: newId(),
    competitionId: plan.competitionId ?? null,
    round: plan.round ?? null,
    name: plan.name ?? NAMELESS,
    label: plan.label ?? null,
    creatorId,
    firstId,
    secondId,
    clubId: plan.clubId ?? null,
    settings,
    visibility,
    rated,
    bestOf,
    form,
    tieRule,
    status: 'proposed',
    createdAt,
    startedAt: null,
  };
}
