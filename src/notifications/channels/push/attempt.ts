import { z } from 'zod';
import { dayMs } from '../../../helpers/time-units.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Attempted, AttemptResult } from '../../channel.ts';
import type { GameServices } from '../../game-services.ts';
import type { Answer } from '../../outgoing/exchange.ts';
import type { Sender } from '../../outgoing/sender.ts';
import type { DeliveryRow } from '../../store/deliveries.ts';
import {
  deletePushSubscription,
  findPushTarget,
  type PushTarget,
  recordPushed,
  recordPushFailure,
} from '../../store/push-subscriptions.ts';
import { encrypted } from './encrypt.ts';
import { prepare, topicFor } from './payload.ts';
import { secondsToLive, urgencyOf } from './urgency.ts';

/** Statuses of devices that no longer exist. */
const gone: readonly (number | undefined)[] = [404, 410];
/** Statuses that a retry would also get: the request, the key or the size is not accepted. */
const refused: readonly (number | undefined)[] = [...gone, 400, 401, 403, 413];

/** A device is deleted after this time of failures, ms. */
const maxFailingMs = 14 * dayMs;

const dataSchema = z.object({ subscription: z.uuid() });

/** Attempts a push notification; drops it if the device no longer exists or its deadline has passed. */
export async function attemptPush(
  deps: Deps,
  services: Pick<GameServices, 'picturePass'>,
  sender: Sender,
  delivery: DeliveryRow,
): Promise<AttemptResult> {
  const target = await targetOf(deps, delivery);
  const prepared = target && (await prepare(deps, services, delivery));
  if (target === undefined || prepared === undefined) return 'dropped';
  const { payload, game } = prepared;
  const at = deps.clock();
  const ttl = secondsToLive(payload.type, game, at);
  if (ttl === 0) return 'dropped';
  const options = { ttl, urgency: urgencyOf(payload.type), topic: topicFor(payload.tag) };
  const answer = await sender.send(await encrypted(deps, target, payload, options));
  return { ...resultOf(answer, at), afterwards: () => noteAnswer(deps, target, answer, at) };
}

/** Returns the device of a delivery, unless it is gone or now belongs to another player. */
async function targetOf(
  { db, clock }: Deps,
  { data, playerId }: DeliveryRow,
): Promise<PushTarget | undefined> {
  if (data === null) return undefined;
  const target = await findPushTarget(db.prisma, dataSchema.parse(data).subscription, clock());
  return target?.playerId === playerId ? target : undefined;
}

const isSuccess = ({ status }: Answer) => status !== undefined && status >= 200 && status < 300;

function resultOf(answer: Answer, at: Date): Attempted {
  const { status, milliseconds, error, text, retryAfter } = answer;
  const isDelivered = isSuccess(answer);
  const failure = isDelivered ? undefined : `The answer was ${status}.`;
  const isFinal = refused.includes(status);
  return {
    isDelivered,
    at,
    milliseconds,
    status,
    error: error ?? failure,
    answer: text,
    retryAfter,
    isFinal,
  };
}

async function noteAnswer({ db }: Deps, target: PushTarget, answer: Answer, at: Date): Promise<void> {
  if (isSuccess(answer)) return recordPushed(db.prisma, target.id, at);
  if (gone.includes(answer.status)) return deletePushSubscription(db.prisma, target);
  return recordPushFailure(db.prisma, target.id, at, new Date(at.getTime() - maxFailingMs));
}
