import { afterCommit } from '../db/transactions.ts';
import { updateDeadline } from '../games/clock/vacations.ts';
import { closeOutdated } from '../games/requests/close-stale.ts';
import { hasFollowUps } from '../games/store/follow-ups.ts';
import { addPlanTurns } from '../games/store/plan-turns.ts';
import { addRobotTurns } from '../games/store/robot-turns.ts';
import { addDueMatches } from '../matches/store/matches.ts';
import { isOfKind, type OutboxKind } from '../notifications/kinds/index.ts';
import type { UnfannedEvent } from '../notifications/store/unfanned-events.ts';
import type { Follower } from '../notifications/workers/index.ts';
import type { Deps } from '../platform/deps.ts';
import { gamesWithVacation } from '../players/store/vacations.ts';
import type { AllDueWork } from './due.ts';

type Kinds = readonly OutboxKind[];
/** Events after which it may be another player's turn. */
const turns: Kinds = ['decision.made', 'game.started'];
/** Events after which a game may be over. */
const ends: Kinds = ['decision.made', 'game.cancelled'];
/** Events after which plans are reviewed. */
const changesOfTurn: Kinds = ['decision.made', 'player.replaced', 'player.returned'];
/** Events after which a request may be obsolete. */
const outdating: Kinds = [...changesOfTurn, 'game.paused', 'game.resumed'];

/**
 * Processes the consequences of outbox events in games, around their fan-out.
 * @param checkBy checks for due work at a time at the latest, because a decision may have set a clock
 */
export function followGames(deps: Deps, due: AllDueWork, checkBy: (at: Date) => void): Follower {
  /** Number of the last event after which plans were reviewed. */
  let reviewed = 0;
  return {
    followUps: hasFollowUps,
    /** Plans are reviewed before a player is notified of a turn that a plan ends. */
    before: async (tx, events) => {
      const now = deps.clock();
      await addRobotTurns(tx, gamesOf(events, turns), now);
      await addDueMatches(tx, gamesOf(events, ends), now);
      const unreviewed = events.filter(({ number }) => number > reviewed);
      const added = await addPlanTurns(tx, gamesOf(unreviewed, changesOfTurn), now);
      afterCommit(() => {
        reviewed = Math.max(reviewed, events.at(-1)?.number ?? 0);
      });
      return added === 0;
    },
    catchUp: () => due.plans.drain(),
    after: async (all) => {
      for (const { timerAt } of all) if (timerAt !== null) checkBy(timerAt);
      const events = all.filter((event) => event.hasFollowUps);
      if (events.length === 0) return;
      await updateDeadlines(deps, eventsOf(events, turns));
      const changed = gamesOf(events, outdating);
      if (changed.length > 0) await closeOutdated(deps, changed);
      if (eventsOf(events, [...turns, 'player.replaced']).length > 0) await due.robot.takeAvailable();
      if (eventsOf(events, ends).length > 0) await due.match.takeAvailable();
    },
  };
}

const eventsOf = (events: readonly UnfannedEvent[], kinds: Kinds) =>
  events.filter((event) => isOfKind(event, ...kinds));
const gamesOf = (events: readonly UnfannedEvent[], kinds: Kinds): string[] => [
  ...new Set(eventsOf(events, kinds).map(({ game }) => game)),
];

/** Updates the deadlines of games in which it is now the turn of a player on vacation. */
async function updateDeadlines(deps: Deps, events: readonly UnfannedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const since = new Date(Math.min(...events.map(({ at }) => at.getTime())));
  const games = await gamesWithVacation(deps.db.prisma, gamesOf(events, turns), since);
  for (const game of games) await updateDeadline(deps, game);
}
