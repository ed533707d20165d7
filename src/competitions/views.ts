import { type ClubName, clubNames } from '../clubs/store/clubs.ts';
import type { Tx } from '../db/tx.ts';
import type { ListPart } from '../helpers/list-part.ts';
import { gameIdsOf } from '../matches/store/match-games.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { type Person, personsById } from '../players/store/players.ts';
import { Contest } from './contest.ts';
import { courseOf } from './course.ts';
import { formatOf } from './rules/formats.ts';
import { type Cell, cellsOf, type Standing } from './rules/standings.ts';
import { settingsOf } from './settings.ts';
import {
  type CompetitionFilter,
  type CompetitionRow,
  findCompetition,
  listCompetitions,
} from './store/competitions.ts';
import { countEntrants, countGroups, type EntrantRow, enteredAmong } from './store/entrants.ts';
import { type PairingRow, pairingsPart } from './store/pairings.ts';
import type { TeamRow } from './store/teams.ts';

/** The public view of a competition. */
export interface CompetitionView {
  readonly row: CompetitionRow;
  readonly creator: Person;
  /** The club that it is restricted to. */
  readonly club: ClubName | undefined;
  /** Number of active entrants. */
  readonly entrants: number;
  /** Undefined before the start if unknown, or if it has no end. */
  readonly rounds: number | undefined;
  /** Whether the viewer is an active entrant. */
  readonly hasEntered: boolean;
}

/**
 * Returns the public view of a competition.
 * @throws Problem competition-not-found
 */
export async function readCompetition(
  deps: Pick<Deps, 'db'>,
  viewer: string | undefined,
  id: string,
): Promise<CompetitionView> {
  return viewOf(deps, viewer, (await existing(deps.db.prisma, id)).row);
}

/**
 * Returns the public view of a loaded competition.
 * @throws Problem competition-not-found
 */
export async function viewOf(
  { db }: Pick<Deps, 'db'>,
  viewer: string | undefined,
  row: CompetitionRow,
): Promise<CompetitionView> {
  const [seen] = await seenBy(db.prisma, viewer, [row]);
  if (seen === undefined) throw problem('competition-not-found');
  return seen;
}

/** @throws Problem competition-not-found */
export async function existing(tx: Tx, id: string): Promise<Contest> {
  const row = await findCompetition(tx, id);
  if (row === undefined) throw problem('competition-not-found');
  return new Contest(tx, row);
}

/** Returns a page of competitions, newest first. */
export async function competitions(
  { db }: Pick<Deps, 'db'>,
  viewer: string | undefined,
  filter: CompetitionFilter,
  part: ListPart,
): Promise<CompetitionView[]> {
  return seenBy(db.prisma, viewer, await listCompetitions(db.prisma, filter, part));
}

async function seenBy(
  tx: Tx,
  viewer: string | undefined,
  rows: readonly CompetitionRow[],
): Promise<CompetitionView[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await countEntrants(tx, ids);
  const persons = await personsById(
    tx,
    rows.map(({ creatorId }) => creatorId),
  );
  const clubs = await clubNames(
    tx,
    rows.flatMap(({ clubId }) => clubId ?? []),
  );
  const entered = viewer === undefined ? [] : await enteredAmong(tx, viewer, ids);
  const groups = await countGroups(tx, ids);
  return rows.map((row) => ({
    row,
    creator: personIn(persons, row.creatorId),
    club: clubs.get(row.clubId ?? ''),
    entrants: counts.get(row.id) ?? 0,
    rounds: roundsOf(row, groups),
    hasEntered: entered.includes(row.id),
  }));
}

/** Returns the number of rounds of a competition, from its group sizes; undefined if unknown or without end. */
function roundsOf(row: CompetitionRow, groups: ReadonlyMap<string, readonly number[]>): number | undefined {
  const rounds = settingsOf(row).rounds ?? undefined;
  if (row.status === 'announced') return rounds;
  const count = formatOf(row).rounds(groups.get(row.id) ?? [], rounds);
  return Number.isFinite(count) ? count : undefined;
}

/** The name of a team. */
export interface TeamName {
  readonly teamId: string;
  readonly name: string;
}

/** The name of an entrant: a player, or a team and its captain. */
export interface EntrantName {
  readonly person: Person;
  /** Undefined if the entrant is a player. */
  readonly team: TeamName | undefined;
}

/** Returns the names of entrants of a competition. */
async function namesOf(contest: Contest, ids: readonly string[]): Promise<(id: string) => EntrantName> {
  const teams = await contest.teams();
  const persons = await personsById(
    contest.tx,
    ids.map((id) => teams.get(id)?.captainId ?? id),
  );
  return (id) => {
    const team = teams.get(id);
    return { person: personIn(persons, team?.captainId ?? id), team: team && teamName(team) };
  };
}

const teamName = ({ id, name }: Pick<TeamRow, 'id' | 'name'>): TeamName => ({ teamId: id, name });

/** Returns one of the loaded persons. */
export const personIn = (persons: ReadonlyMap<string, Person>, id: string): Person =>
  persons.get(id) ?? { playerId: id, handle: 'deleted', displayName: 'Deleted player' };

/** An entrant with its name. */
export interface EntrantView extends EntrantRow, EntrantName {}

/**
 * Returns the entrants of a competition in order of entry.
 * @throws Problem competition-not-found
 */
export async function entrants({ db }: Pick<Deps, 'db'>, id: string): Promise<EntrantView[]> {
  const contest = await existing(db.prisma, id);
  const rows = await contest.entrants();
  const nameOf = await namesOf(
    contest,
    rows.map(({ entrantId }) => entrantId),
  );
  return rows.map((row) => ({ ...row, ...nameOf(row.entrantId) }));
}

/** A line of the standings with the entrant's name and cells by round. */
export interface StandingLine extends Standing, EntrantName {
  readonly cells: readonly (Cell & { readonly other: EntrantName | undefined })[];
}

/** The public view of standings. */
export interface StandingsView {
  readonly competition: CompetitionRow;
  /** The last round included; for a league, the season. */
  readonly round: number;
  /** The total number of rounds; undefined if unknown or without end. */
  readonly rounds: number | undefined;
  /** Number of matches in that round (for teams, meetings), and how many have ended. */
  readonly matches: { readonly over: number; readonly all: number };
  readonly rows: readonly StandingLine[];
}

/**
 * Returns the standings of a competition with their crosstable; for a league, those of a season, by default the current one.
 * @throws Problem competition-not-found
 */
export async function standings(
  { db }: Pick<Deps, 'db'>,
  id: string,
  season: number | undefined,
): Promise<StandingsView> {
  const contest = await existing(db.prisma, id);
  const competition = contest.row;
  const course = await courseOf(contest, season);
  const nameOf = await namesOf(
    contest,
    course.entrants.map((each) => each.id),
  );
  const { rank, stage } = contest.format;
  const rows = rank(course).map((row) => ({
    ...row,
    ...nameOf(row.entrant),
    cells: cellsOf(row.entrant, course).map((cell) => ({
      ...cell,
      other: cell.opponent === undefined ? undefined : nameOf(cell.opponent),
    })),
  }));
  const round = (stage === 'season' ? season : undefined) ?? competition.round;
  const ofRound = course.matches.filter((match) => match.round === round);
  const over = ofRound.filter(({ result }) => result !== undefined).length;
  const rounds = roundsOf(competition, await countGroups(db.prisma, [id]));
  return { competition, round, rounds, matches: { over, all: ofRound.length }, rows };
}

/** A pairing with names, and the games started for it. */
export interface PairingView {
  readonly row: PairingRow;
  readonly first: Person;
  /** Undefined for a bye, or a rank that the other team could not fill. */
  readonly second: Person | undefined;
  /** The teams of both players; only one for a bye, and empty if the entrants are players. */
  readonly teams: readonly TeamName[];
  readonly games: readonly string[];
}

/**
 * Returns a page of the pairings of a competition, or of one of its rounds, in order.
 * @throws Problem competition-not-found
 */
export async function pairings(
  { db }: Pick<Deps, 'db'>,
  id: string,
  round: number | undefined,
  part: ListPart,
): Promise<PairingView[]> {
  const contest = await existing(db.prisma, id);
  const rows = await pairingsPart(db.prisma, id, round, part);
  const persons = await personsById(
    db.prisma,
    rows.flatMap(({ firstId, secondId }) => [firstId, secondId ?? []].flat()),
  );
  const games = await gameIdsOf(
    db.prisma,
    rows.flatMap(({ matchId }) => matchId ?? []),
  );
  const teams = await contest.teams();
  return rows.map((row) => ({
    row,
    first: personIn(persons, row.firstId),
    second: row.secondId === null ? undefined : personIn(persons, row.secondId),
    teams: [row.firstTeamId, row.secondTeamId].flatMap((id) => teams.get(id ?? '') ?? []).map(teamName),
    games: games.get(row.matchId ?? '') ?? [],
  }));
}
