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
import { countEntrants, countPools, type EntrantRow, enteredAmong } from './store/entrants.ts';
import { type PairingRow, pairingsPart } from './store/pairings.ts';
import type { TeamRow } from './store/teams.ts';

/** A competition as everybody sees it. */
export interface SeenCompetition {
  readonly row: CompetitionRow;
  readonly creator: Person;
  /** The club whose members alone may enter. */
  readonly club: ClubName | undefined;
  /** How many entrants have not withdrawn. */
  readonly entrants: number;
  /** Undefined: not known before it begins, or without end. */
  readonly rounds: number | undefined;
  /** Whether the viewer has entered, and not withdrawn. */
  readonly hasEntered: boolean;
}

/** Returns a competition as everybody sees it. @throws Problem competition-not-found */
export async function readCompetition(
  deps: Pick<Deps, 'db'>,
  viewer: string | undefined,
  id: string,
): Promise<SeenCompetition> {
  return seeCompetition(deps, viewer, (await existing(deps.db.prisma, id)).row);
}

/** Returns a competition that was read, as everybody sees it. @throws Problem competition-not-found */
export async function seeCompetition(
  { db }: Pick<Deps, 'db'>,
  viewer: string | undefined,
  row: CompetitionRow,
): Promise<SeenCompetition> {
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

/** Returns a part of the competitions, those last created first. */
export async function competitions(
  { db }: Pick<Deps, 'db'>,
  viewer: string | undefined,
  filter: CompetitionFilter,
  part: ListPart,
): Promise<SeenCompetition[]> {
  return seenBy(db.prisma, viewer, await listCompetitions(db.prisma, filter, part));
}

async function seenBy(
  tx: Tx,
  viewer: string | undefined,
  rows: readonly CompetitionRow[],
): Promise<SeenCompetition[]> {
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
  const pools = await countPools(tx, ids);
  return rows.map((row) => ({
    row,
    creator: personIn(persons, row.creatorId),
    club: clubs.get(row.clubId ?? ''),
    entrants: counts.get(row.id) ?? 0,
    rounds: roundsOf(row, pools),
    hasEntered: entered.includes(row.id),
  }));
}

/** Returns how many rounds a competition has, by the sizes of its pools; undefined if unknown or without end. */
function roundsOf(row: CompetitionRow, pools: ReadonlyMap<string, readonly number[]>): number | undefined {
  const rounds = settingsOf(row).rounds ?? undefined;
  if (row.status === 'announced') return rounds;
  const count = formatOf(row).rounds(pools.get(row.id) ?? [], rounds);
  return Number.isFinite(count) ? count : undefined;
}

/** Names a team. */
export interface TeamName {
  readonly teamId: string;
  readonly name: string;
}

/** An entrant by name: a player, or a team and its captain. */
export interface EntrantName {
  readonly person: Person;
  /** Undefined: the entrant is a player. */
  readonly team: TeamName | undefined;
}

/** Returns entrants of a competition by their names. */
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

/** Returns somebody among people who were looked up. */
export const personIn = (persons: ReadonlyMap<string, Person>, id: string): Person =>
  persons.get(id) ?? { playerId: id, handle: 'deleted', displayName: 'Deleted player' };

/** An entrant with the name. */
export interface SeenEntrant extends EntrantRow, EntrantName {}

/** Returns the entrants of a competition in the order in which they entered. @throws Problem competition-not-found */
export async function entrants({ db }: Pick<Deps, 'db'>, id: string): Promise<SeenEntrant[]> {
  const contest = await existing(db.prisma, id);
  const rows = await contest.entrants();
  const nameOf = await namesOf(
    contest,
    rows.map(({ entrantId }) => entrantId),
  );
  return rows.map((row) => ({ ...row, ...nameOf(row.entrantId) }));
}

/** A line of standings with the name, and what the entrant did round by round. */
export interface SeenStanding extends Standing, EntrantName {
  readonly cells: readonly (Cell & { readonly other: EntrantName | undefined })[];
}

/** Standings as everybody sees them. */
export interface SeenStandings {
  readonly competition: CompetitionRow;
  /** The last round that counts here; of a league the season. */
  readonly round: number;
  /** How many there will be; undefined: not known, or without end. */
  readonly rounds: number | undefined;
  /** How many matches of that round there are, of teams meetings, and how many of them are over. */
  readonly matches: { readonly over: number; readonly all: number };
  readonly rows: readonly SeenStanding[];
}

/**
 * Returns the standings of a competition with its crosstable; of a league those of a season, the present one if none is named.
 * @throws Problem competition-not-found
 */
export async function standings(
  { db }: Pick<Deps, 'db'>,
  id: string,
  season: number | undefined,
): Promise<SeenStandings> {
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
  const rounds = roundsOf(competition, await countPools(db.prisma, [id]));
  return { competition, round, rounds, matches: { over, all: ofRound.length }, rows };
}

/** A pairing with the names, and the games that were begun for it. */
export interface SeenPairing {
  readonly row: PairingRow;
  readonly first: Person;
  /** Undefined: a bye, or a rank that the other team could not fill. */
  readonly second: Person | undefined;
  /** The teams of both; without a second one a bye. Empty: entrants are players. */
  readonly teams: readonly TeamName[];
  readonly games: readonly string[];
}

/** Returns a part of the pairings of a competition, or of a round of it, in their order. @throws Problem competition-not-found */
export async function pairings(
  { db }: Pick<Deps, 'db'>,
  id: string,
  round: number | undefined,
  part: ListPart,
): Promise<SeenPairing[]> {
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
