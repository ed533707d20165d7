import { awaiting, checkSetup, type GameState } from '../../../engine/index.ts';
import { setupOf } from '../../state/setup.ts';
import type { GameRow } from '../../store/games.ts';
import type { StoredLog } from '../../store/log-entries.ts';
import type { StoredGame } from '../../store/stored-games.ts';
import { hashOfOpening, type Opening, storedOpening } from '../opening.ts';
import { type Anchored, checkAnchored } from './check-anchored.ts';
import { checkAnswers } from './check-answers.ts';
import { type ClockedRow, checkClock } from './check-clock.ts';
import { checkEntries, wholePartOf } from './check-entries.ts';
import { checkPresent, checkUnstarted } from './check-present.ts';
import { checkSeed, checkStart } from './check-start.ts';
import { type Finding, Findings } from './finding.ts';
import { replayLog, stateAtStart } from './replay-log.ts';

/** Facts outside a game's rows that the game is checked against. */
export interface Surroundings {
  /** The accounts that took over external players, by player id. */
  readonly accounts: ReadonlyMap<string, string>;
  readonly anchored: Anchored | undefined;
}

/** Checks all data of one game; returns an empty list if no faults are found. */
export function verifyGame(game: StoredGame, surroundings: Surroundings): Finding[] {
  const { row, log } = game;
  const found = new Findings(row.id);
  const isEmpty = log.opening === undefined && log.entries.length === 0;
  if (row.startedAt === null && isEmpty) {
    checkUnstarted(row, found);
    checkSeed(row, row.commitment, found);
  } else {
    if (row.startedAt === null) found.add('log-unexpected', 'The game never started, and yet has a log.');
    verifyStarted(game, surroundings, found);
  }
  if (surroundings.anchored !== undefined) checkAnchored(log, surroundings.anchored, found);
  return found.list;
}

function verifyStarted(game: StoredGame, { accounts }: Surroundings, found: Findings): void {
  const { row } = game;
  const opening = openingIn(game, found);
  if (opening !== undefined) checkStart(row, opening, accounts, found);
  const log = wholePartOf(game.log, row.version, found);
  const start = opening === undefined ? row : asOpened(row, opening);
  if (found.has('opening-changed') || !checkSeed(start, start.commitment, found)) return;
  const setup = setupOf(start);
  const fault = checkSetup(setup);
  if (fault === undefined) verifyReplay({ ...game, log }, start, found);
  else found.add('rules-differ', `No game can start with these rules: ${fault.detail}`, 0);
}

/** Returns a game's row with the start according to its log's opening. */
function asOpened(row: GameRow, opening: Opening): GameRow {
  const { rules, seatCount, scenario, variation = null, imported = null, commitment, clock, at } = opening;
  return { ...row, rules, seatCount, scenario, variation, imported, commitment, clock, startedAt: at };
}

/** Returns the opening of a log, if it exists and is trustworthy. */
function openingIn({ row, log }: StoredGame, found: Findings): Opening | undefined {
  if (log.opening === undefined) {
    found.add('opening-missing', 'The log has no opening.', 0);
    return undefined;
  }
  const opening = storedOpening(row.id, log.opening);
  if (hashOfOpening(opening) === log.opening.hash) return opening;
  found.add('opening-changed', 'Its content does not give its hash.', 0);
  return undefined;
}

/** Checks everything after the start: entries, the current state, clock and stored answers. */
function verifyReplay({ row, log, answers, ...delays }: StoredGame, start: GameRow, found: Findings): void {
  const setup = setupOf(start);
  const seats = new Map<number, number | undefined>();
  const begun = stateAtStart(setup);
  const note = (seq: number, state: GameState) => {
    if (start.clock !== null) seats.set(seq, awaiting(state)?.seat);
  };
  note(0, begun);
  const replayed = replayLog(setup, log.entries, note);
  const sound = checkEntries(row.id, log, replayed, found);
  checkAnswers(answers, { log, sound, isPlayerAt: isPlayerAtIn(row, log) }, found);
  const isWhole = sound === row.version && !found.has('entry-extra');
  if (replayed.state === undefined || !isWhole) return;
  checkPresent(row, log, replayed.state, found);
  const { status, deadline, pausedAt, updatedAt } = row;
  const clocked: ClockedRow = { ...start, status, deadline, pausedAt, updatedAt };
  checkClock(clocked, log, delays, (seq) => seats.get(seq), found);
}

/** The decision may have been made by an external player whom an account has since taken over. */
function isPlayerAtIn({ seats }: GameRow, { opening }: StoredLog): (player: string, seat: number) => boolean {
  const { players } = (opening?.content ?? {}) as Partial<Opening>;
  return (player, seat) =>
    players === undefined ||
    players[seat] === player ||
    seats.some((each) => each.seat === seat && each.playerId === player);
}
