import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import { endWithoutResult } from '../games/play/end-without-result.ts';
import { type GameRow, lockGame } from '../games/store/games.ts';
import { awaitingPlayer } from '../helpers/seats.ts';
import { notifyMatchEnd } from '../matches/notify-end.ts';
import type { Both, MatchGame, Side } from '../matches/rules/match.ts';
import { judgedGame, playerOn, sideOf } from '../matches/rules/match-score.ts';
import { gamesOfMatch, gamesOfMatches, type MatchGameRow } from '../matches/store/match-games.ts';
import {
  finishedAmong,
  lockMatch,
  type MatchChange,
  type MatchRow,
  playersOf,
  updateMatch,
} from '../matches/store/matches.ts';
import type { Deps } from '../platform/deps.ts';
import { Contest } from './contest.ts';
import { notifyClubOfChallenge } from './notify.ts';
import { judgedLate, type Settlement, settlementOf } from './rules/judging.ts';
import type { CompetitionRow } from './store/competitions.ts';
import { decidersIn, openPairings, type PairingRow, settlePairing } from './store/pairings.ts';

/** Records the results of finished matches. Returns whether all pairings are settled. */
export async function settleMatches(deps: Deps, contest: Contest): Promise<boolean> {
  const { tx } = contest;
  const open = await openPairings(tx, contest.id);
  const begun = open.flatMap(({ matchId }) => matchId ?? []);
  const matches = new Map((await finishedAmong(tx, begun)).map((match) => [match.id, match]));
  const ids = [...matches.keys()];
  const [deciders, games] = [await decidersIn(tx, ids), await gamesOfMatches(tx, ids)];
  for (const pairing of open) {
    const match = matches.get(pairing.matchId ?? '');
    if (match === undefined) continue;
    const settlement = settlementFrom(match, games.get(match.id) ?? [], deciders.get(match.id) ?? new Set());
    await storeSettlement(deps, contest, pairing, settlement);
  }
  return matches.size === open.length;
}

function settlementFrom(
  match: MatchRow,
  games: readonly MatchGameRow[],
  deciders: ReadonlySet<string>,
): Settlement {
  return settlementOf({
    terms: match,
    halves: [match.firstHalves, match.secondHalves],
    winner: sideOf(match, match.winnerId) ?? undefined,
    isForfeited: match.forfeitedBy !== null,
    games: judgedGames(match, games),
    hasDecided: bySide(match, deciders),
  });
}

function bySide(match: MatchRow, players: ReadonlySet<string>): Both<boolean> {
  const [first, second] = playersOf(match);
  return [players.has(first), players.has(second)];
}

const judgedGames = (match: MatchRow, games: readonly MatchGameRow[]): MatchGame[] =>
  games.map((game) => judgedGame(match, game));

async function storeSettlement(
  deps: Deps,
  contest: Contest,
  pairing: PairingRow,
  settlement: Settlement,
): Promise<void> {
  await settlePairing(contest.tx, pairing.id, settlement, deps.clock());
  contest.forgetPairings();
  if (contest.format.stage === 'challenge') await notifyClubOfChallenge(deps, contest, pairing, settlement);
}

/** Maximum number of matches judged before the competition advances. */
const maxAtOnce = 32;

/**
 * Judges matches that are unfinished after the deadline of their round or challenge, a few at a time, each in its own transaction. Their
 * games end without a result, and the match counts by the current scores.
 */
export async function judgeLateMatches(deps: Deps, competition: CompetitionRow): Promise<void> {
  const { id, status, roundEndsAt } = competition;
  if (status !== 'running') return;
  const now = deps.clock();
  const isLate = ({ endsAt }: PairingRow) => {
    const end = endsAt ?? roundEndsAt;
    return end !== null && end <= now;
  };
  const late = (await openPairings(deps.db.prisma, id)).filter(isLate);
  for (const pairing of late.slice(0, maxAtOnce)) await judgeLate(deps, competition, pairing);
}

async function judgeLate(deps: Deps, competition: CompetitionRow, pairing: PairingRow): Promise<void> {
  const { matchId } = pairing;
  if (matchId === null) return;
  await transaction(deps.db, async (tx) => {
    const match = await lockMatch(tx, matchId);
    if (match?.status !== 'running') return;
    const running = await lockRunning(tx, match.id);
    const games = await gamesOfMatch(tx, match.id);
    const settlement = judgedLate({
      terms: match,
      games: judgedGames(match, games),
      hasDecided: bySide(match, (await decidersIn(tx, [match.id])).get(match.id) ?? new Set()),
      isAwaited: bySide(match, new Set(running.flatMap((row) => awaitingPlayer(row)?.playerId ?? []))),
    });
    if (running.length === 0) await notifyMatchEnd(deps, tx, match, games, true);
    for (const row of running) await endWithoutResult(deps, tx, row, row.awaitingSeat ?? 0);
    await updateMatch(tx, match.id, changeBy(match, settlement, deps.clock()));
    await storeSettlement(deps, new Contest(tx, competition), pairing, settlement);
  });
}

async function lockRunning(tx: Tx, matchId: string): Promise<GameRow[]> {
  const rows: GameRow[] = [];
  for (const { id } of await gamesOfMatch(tx, matchId)) {
    const row = await lockGame(tx, id);
    if (row?.status === 'running') rows.push(row);
  }
  return rows;
}

function changeBy(match: MatchRow, { outcome, halves, absent }: Settlement, finishedAt: Date): MatchChange {
  const winner: Side | undefined = {
    first: 0 as const,
    second: 1 as const,
    draw: undefined,
    neither: undefined,
  }[outcome];
  const absentee = winner === undefined ? undefined : absent.indexOf(true);
  return {
    status: 'finished',
    firstHalves: halves[0],
    secondHalves: halves[1],
    winnerId: playerOn(match, winner),
    forfeitedBy: absentee === undefined || absentee < 0 ? null : playerOn(match, absentee as Side),
    finishedAt,
  };
}
