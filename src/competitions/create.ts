import { requireRole, running } from '../clubs/roles.ts';
import { addDue } from '../db/due.ts';
import { newId } from '../db/id.ts';
import { transaction } from '../db/transactions.ts';
import { type RulesRequest, resolveRules } from '../engine/index.ts';
import type { Clock } from '../games/clock/deadlines.ts';
import { newBagInStep } from '../games/table/mirrored-pair.ts';
import { refuseBadSetup } from '../games/table/new-game.ts';
import { spendNewGame } from '../games/table/quota.ts';
import { type MatchSettings, matchSettingsSchema } from '../matches/settings.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { requireAccount } from '../players/guests.ts';
import { mayWrite } from '../players/may-write.ts';
import { type CompetitionKind, formatOf, formats } from './rules/formats.ts';
import { type CompetitionSettings, competitionSettingsSchema, maxEntrantsOf } from './settings.ts';
import { type CompetitionRow, countOpenCompetitions, insertCompetition } from './store/competitions.ts';

/** A competition, as its organiser describes it. */
export interface NewCompetition
  extends Omit<CompetitionSettings, 'rounds' | 'match' | 'teamSize'>,
    Omit<MatchSettings, 'rules' | 'clock'> {
  readonly kind: CompetitionKind;
  readonly name: string;
  readonly description: string;
  readonly label?: string | undefined;
  /** Handle of the club that the competition is restricted to. */
  readonly club?: string | undefined;
  readonly capacity?: number | undefined;
  readonly startsAt?: Date | undefined;
  readonly rounds?: number | undefined;
  readonly teamSize?: number | undefined;
  readonly rules?: RulesRequest | undefined;
  readonly clock: Clock;
}

/** Maximum number of unfinished competitions per organiser. */
export const maxCompetitions = 20;

/**
 * Announces a competition.
 * @throws Problem validation if the start is in the past, club-not-found unless the organiser runs the club, account-required, silenced,
 * invalid-setup, too-many-competitions, too-many-requests
 */
export async function createCompetition(
  deps: Deps,
  creatorId: string,
  request: NewCompetition,
): Promise<CompetitionRow> {
  refuseUnfitBags(deps, request);
  refuseUnfitTeams(request);
  refuseTooMany(request);
  const settings = settingsFrom(request);
  refuseBadSetup({ rules: settings.match.rules, seatCount: 2, seating: 'as-taken' }, deps.newSeed());
  refusePast(deps, request.startsAt);
  await requireAccount(deps, creatorId, 'organise competitions');
  await mayWrite(deps, creatorId);
  const clubId = await clubFor(deps, creatorId, request.club);
  if ((await countOpenCompetitions(deps.db.prisma, creatorId)) >= maxCompetitions)
    throw problem('too-many-competitions', {
      detail: `${maxCompetitions} of your competitions are not over yet.`,
    });
  await spendNewGame(deps, creatorId);
  const { kind, name, description, label = null, capacity = null, startsAt = null } = request;
  const id = newId();
  const columns = { id, kind, name, description, label, creatorId, clubId, capacity, startsAt };
  return transaction(deps.db, async (tx) => {
    const competition = await insertCompetition(tx, { ...columns, settings, createdAt: deps.clock() });
    if (startsAt !== null) await addDue(tx, 'competition', id, startsAt);
    return competition;
  });
}

/** Returns the club that a competition is restricted to; the organiser must run it. */
const clubFor = async (deps: Deps, organiser: string, handle: string | undefined): Promise<string | null> =>
  handle === undefined ? null : (await requireRole(deps, handle, organiser, running)).id;

/** Refuses shared bags that would let some players know coming tiles. */
function refuseUnfitBags(deps: Deps, request: NewCompetition): void {
  const { bestOf, form, sameBag, rules } = request;
  if (form === 'mirrored') newBagInStep(deps, rules);
  const isOneGameEach = formatOf(request).hasOneMatchEach && bestOf === 1 && form === 'games';
  if (!sameBag || isOneGameEach) return;
  const detail =
    'Tables have the same bag where each player has one game in a round: in no league and no ladder, with `bestOf` 1 and the form `games`.';
  throw problem('invalid-setup', { detail });
}

function refuseUnfitTeams(request: NewCompetition): void {
  if (request.teamSize === undefined || formatOf(request).allowsTeams) return;
  const kinds = Object.entries(formats).flatMap(([kind, { allowsTeams }]) =>
    allowsTeams ? `\`${kind}\`` : [],
  );
  const detail = `Teams take part in tournaments of the kinds ${new Intl.ListFormat('en-GB').format(kinds)}.`;
  throw problem('invalid-setup', { detail });
}

function refusePast({ clock }: Deps, startsAt: Date | undefined): void {
  if (startsAt === undefined || startsAt > clock()) return;
  const detail = 'The start of a competition must be in the future.';
  throw problem('validation', { detail, errors: [{ in: 'body', pointer: '/startsAt', detail }] });
}

function refuseTooMany({ capacity, sameBag, teamSize }: NewCompetition): void {
  const most = maxEntrantsOf({ sameBag, teamSize: teamSize ?? null });
  if (capacity === undefined || capacity <= most) return;
  throw problem('invalid-setup', { detail: `At most ${most} teams of ${teamSize} can share a bag.` });
}

function settingsFrom(request: NewCompetition): CompetitionSettings {
  const { rounds = null, teamSize = null } = request;
  const match = matchSettingsSchema.strip().parse({ ...request, rules: resolveRules(request.rules ?? {}) });
  return competitionSettingsSchema.strip().parse({ ...request, rounds, teamSize, match });
}
