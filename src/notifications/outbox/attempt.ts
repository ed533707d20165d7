import { isUnavailable } from '../../db/connection/unavailable.ts';
import { currentTurns } from '../../games/store/games.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Attempted, AttemptResult, DeliveryChannel, Transport } from '../channel.ts';
import { isNotificationType, kinds } from '../kinds/index.ts';
import { type DeliveryRow, type DeliveryState, dropDeliveries } from '../store/deliveries.ts';
import { type NewAttempt, writeAttempts } from '../store/delivery-attempts.ts';
import { countAttempt, observeAge } from './delivery-metrics.ts';
import { nextAttempt } from './retry-schedule.ts';

/** An open channel. */
export interface OpenChannel {
  readonly channel: Pick<DeliveryChannel, 'name' | 'retrySchedule'>;
  readonly transport: Pick<Transport, 'attempt'>;
}

/**
 * Runs an attempt. An unexpected error is logged and counts as a failure, so that the schedule retries it and nothing
 * else is blocked. Errors of an unavailable database are rethrown.
 */
export async function tryAttempt(
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  delivery: DeliveryRow,
  attempt: () => Promise<AttemptResult>,
): Promise<AttemptResult> {
  const at = clock();
  const begin = performance.now();
  try {
    return await attempt();
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.error({ err: error, delivery: delivery.id }, 'a delivery could not be attempted');
    const milliseconds = performance.now() - begin;
    return { isDelivered: false, at, milliseconds, error: 'The service could not attempt it.' };
  }
}

/** Attempts a reserved delivery and stores the result. */
export async function attemptDelivery(
  deps: Deps,
  { channel, transport }: OpenChannel,
  delivery: DeliveryRow,
): Promise<AttemptResult> {
  const isCurrent = (await currentOf(deps, [delivery])).has(delivery.id);
  const attempt = () => transport.attempt(delivery);
  const result = isCurrent ? await tryAttempt(deps, delivery, attempt) : 'dropped';
  await storeResults(deps, channel, [{ delivery, result }]);
  return result;
}

/** A delivery and the result of an attempt. */
export interface DeliveryResult {
  readonly delivery: DeliveryRow;
  readonly result: AttemptResult;
}

/** Stores the results of attempts of different deliveries of a channel, all at once. */
export async function storeResults(
  deps: Deps,
  channel: OpenChannel['channel'],
  results: readonly DeliveryResult[],
): Promise<void> {
  const dropped = results.filter(({ result }) => result === 'dropped').map(({ delivery }) => delivery.id);
  if (dropped.length > 0) await dropDeliveries(deps.db.prisma, dropped, deps.clock());
  const attempts = results.flatMap(({ delivery, result }) =>
    result === 'dropped' ? [] : [{ attempt: attemptOf(channel, delivery, result), result, delivery }],
  );
  if (attempts.length > 0)
    await writeAttempts(
      deps.db.prisma,
      attempts.map(({ attempt }) => attempt),
    );
  for (const _ of dropped) countAttempt(deps, channel.name, 'dropped', undefined);
  for (const { attempt, result, delivery } of attempts) {
    const { state, milliseconds } = attempt;
    countAttempt(deps, channel.name, state === 'waiting' ? 'retried' : state, milliseconds);
    if (state === 'delivered') observeAge(deps, channel.name, delivery.createdAt);
    await result.afterwards?.(state);
  }
}

function attemptOf(channel: OpenChannel['channel'], delivery: DeliveryRow, result: Attempted): NewAttempt {
  const { at, milliseconds, status, error, answer } = result;
  const next = isManual(delivery) ? afterManual(delivery, result) : afterScheduled(channel, delivery, result);
  const facts = { delivery: delivery.id, at, milliseconds, status, error, answer };
  return { ...facts, ...next, isManual: isManual(delivery) };
}

/** Whether the pending attempt was requested by the owner. */
export const isManual = ({ resumeState }: Pick<DeliveryRow, 'resumeState'>): boolean => resumeState !== null;

interface Next {
  readonly state: DeliveryState;
  /** When to try again. */
  readonly nextAt: Date | undefined;
}

function afterScheduled(
  { retrySchedule }: OpenChannel['channel'],
  { attempts }: DeliveryRow,
  { isDelivered, isFinal, at, retryAfter }: Attempted,
): Next {
  if (isDelivered) return { state: 'delivered', nextAt: undefined };
  const nextAt = isFinal === true ? undefined : nextAttempt(retrySchedule, attempts + 1, at, { retryAfter });
  return { state: nextAt === undefined ? 'failed' : 'waiting', nextAt };
}

/** Restores a delivery's state before its owner requested an attempt, unless the attempt succeeded. */
function afterManual({ resumeState, resumeAt }: DeliveryRow, { isDelivered }: Attempted): Next {
  const state = isDelivered ? 'delivered' : (resumeState ?? 'failed');
  return { state, nextAt: state === 'waiting' ? (resumeAt ?? undefined) : undefined };
}

/** Returns the ids of the deliveries that are still worth sending: none about a past turn, and no reminders during a pause. */
export async function currentOf(
  { db }: Deps,
  deliveries: readonly DeliveryRow[],
): Promise<ReadonlySet<string>> {
  const games = new Set(deliveries.filter(isAboutTurn).flatMap(({ gameId }) => gameId ?? []));
  const rows = games.size === 0 ? [] : await currentTurns(db.prisma, [...games]);
  const turns = new Map(rows.map((row) => [row.id, row]));
  const isCurrent = (delivery: DeliveryRow) => {
    const { type, gameId, seq } = delivery;
    if (!isAboutTurn(delivery) || gameId === null || seq === null) return true;
    const turn = turns.get(gameId);
    return turn?.version === seq && (type !== 'turn.reminder' || turn.pausedAt === null);
  };
  return new Set(deliveries.filter(isCurrent).map(({ id }) => id));
}

const isAboutTurn = ({ type }: DeliveryRow) => isNotificationType(type) && kinds[type].isAboutTurn;
