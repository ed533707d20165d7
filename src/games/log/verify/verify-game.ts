import { awaiting, checkSetup, type GameState } from '../../../engine/index.ts';
import { setupOf } from '../../state/setup.ts';
import type { GameRow } from '../../store/games.ts';
import type { StoredLog } from '../../store/log-entries.ts';
import type { StoredGame } from '../../store/stored-games.ts';
import { hashOfOpening, type Opening, storedOpening } from '../opening.ts';
import { type Anchored, checkAnchored } from './check-anchored.ts';
import { checkAnswers } from './check-answers.ts';
import { checkBeginning, checkSeed } from './check-beginning.ts';
import { type ClockedRow, checkClock } from './check-clock.ts';
import { checkEntries, wholePartOf } from './check-entries.ts';
import { checkPresent, checkUnstarted } from './check-present.ts';
import { type Finding, Findings } from './finding.ts';
import { replayLog, stateAtStart } from './replay-log.ts';

/** What a game is checked against in addition to its rows. */
export interface Surroundings {
  /** The accounts that took over external players, by the player's id. */
  readonly accounts: ReadonlyMap<string, string>;
  readonly anchored: Anchored | undefined;
}

/** Checks everything about one game; returns an empty list when nothing is wrong. */
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
  if (opening !== undefined) checkBeginning(row, opening, accounts, found);
  const log = wholePartOf(game.log, row.version, found);
  const start = opening === undefined ? row : asOpened(row, opening);
  if (found.has('opening-changed') || !checkSeed(start, start.commitment, found)) return;
  const setup = setupOf(start);
  const fault = checkSetup(setup);
  if (fault === undefined) verifyReplay({ ...game, log }, start, found);
  else found.add('rules-differ', `No game begins with these rules: ${fault.detail}`, 0);
}

/** Returns a game's row with the beginning that the opening of its log gives it. */
function asOpened(row: GameRow, opening: Opening): GameRow {
  const { rules, seatCount, scenario, variation = null, imported = null, commitment, clock, at } = opening;
  return { ...row, rules, seatCount, scenario, variation, imported, commitment, clock, startedAt: at };
}

/** Returns what a log says of its game's beginning, if it does and may be believed. */
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

/** Checks everything that follows from the beginning: entries, the present, clock and kept answers. */
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

/** An account may have taken over an external player who made the decision. */
function isPlayerAtIn({ seats }: GameRow, { opening }: StoredLog): (player: string, seat: number) => boolean {
  const { players } = (opening?.content ?? {}) as Partial<Opening>;
  return (player, seat) =>
    players === undefined ||
    players[seat] === player ||
    seats.some((each) => each.seat === seat && each.playerId === player);
}
