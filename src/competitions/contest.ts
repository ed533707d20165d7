import type { Tx } from '../db/tx.ts';
import type { Format } from './rules/format.ts';
import { formatOf } from './rules/formats.ts';
import { type CompetitionSettings, settingsOf } from './settings.ts';
import { type CompetitionChange, type CompetitionRow, updateCompetition } from './store/competitions.ts';
import {
  type EntrantRow,
  entrantsIn,
  type Placement,
  placeEntrants,
  withdrawEntrants,
} from './store/entrants.ts';
import { insertPairings, type NewPairingRow, type PairingRow, pairingsIn } from './store/pairings.ts';
import { type TeamRow, teamsIn } from './store/teams.ts';

/** A competition in a transaction. Entrants, pairings and teams are loaded on first use, and reloaded after changes made through it. */
export class Contest {
  readonly tx: Tx;
  readonly settings: CompetitionSettings;
  readonly format: Format;
  #row: CompetitionRow;
  #entrants: Promise<EntrantRow[]> | undefined;
  #pairings: Promise<PairingRow[]> | undefined;
  #teams: Promise<ReadonlyMap<string, TeamRow>> | undefined;

  constructor(tx: Tx, row: CompetitionRow) {
    this.tx = tx;
    this.#row = row;
    this.settings = settingsOf(row);
    this.format = formatOf(row);
  }

  get row(): CompetitionRow {
    return this.#row;
  }

  get id(): string {
    return this.#row.id;
  }

  /** Whether the entrants are teams. */
  get isOfTeams(): boolean {
    return this.settings.teamSize !== null;
  }

  /** All entrants in order of entry, withdrawn ones included. */
  entrants(): Promise<readonly EntrantRow[]> {
    this.#entrants ??= entrantsIn(this.tx, this.id);
    return this.#entrants;
  }

  /** The pairings of all rounds, in the order of their creation. */
  pairings(): Promise<readonly PairingRow[]> {
    this.#pairings ??= pairingsIn(this.tx, this.id);
    return this.#pairings;
  }

  /** The teams by id; empty if the entrants are players. */
  teams(): Promise<ReadonlyMap<string, TeamRow>> {
    this.#teams ??= this.isOfTeams ? teamsById(this.tx, this.id) : Promise.resolve(new Map());
    return this.#teams;
  }

  async update(change: CompetitionChange): Promise<void> {
    await updateCompetition(this.tx, this.id, change);
    this.#row = { ...this.#row, ...change };
  }

  /** Withdraws entrants; skips those who have already withdrawn. */
  async withdraw(ids: readonly string[], at: Date): Promise<void> {
    if (ids.length === 0) return;
    await withdrawEntrants(this.tx, this.id, ids, at);
    this.#entrants = undefined;
  }

  /** Writes seeds and groups of entrants. */
  async place(placements: readonly Placement[]): Promise<void> {
    await placeEntrants(this.tx, this.id, placements);
    this.#entrants = undefined;
  }

  async addPairings(rows: readonly NewPairingRow[], at: Date): Promise<void> {
    await insertPairings(this.tx, rows, at);
    this.#pairings = undefined;
  }

  /** Discards loaded pairings after a change. */
  forgetPairings(): void {
    this.#pairings = undefined;
  }

  /** Discards loaded teams after a change. */
  forgetTeams(): void {
    this.#teams = undefined;
  }
}

const teamsById = async (tx: Tx, id: string): Promise<ReadonlyMap<string, TeamRow>> =>
  new Map((await teamsIn(tx, id)).map((team) => [team.id, team]));
