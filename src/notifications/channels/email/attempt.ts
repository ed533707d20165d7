import { type DeliveryRow, dropDelivery, findDelivery } from '../../../db/deliveries.ts';
import { type NewAttempt, writeAttempt } from '../../../db/delivery-attempts.ts';
import type { GameRow } from '../../../db/games.ts';
import type { Deps } from '../../../deps.ts';
import { mailSchedule, nextTry } from '../../outbox/retry-schedule.ts';
import { isStillTrue } from '../../outbox/still-current.ts';
import { accountLetter } from './account-emails.ts';
import { gameLetter } from './game-emails.ts';
import { type Letter, mailFor } from './layout.ts';
import { type Mailer, MailRefused } from './mailer.ts';

/** What is needed to send a mail besides the usual. */
export interface MailMeans {
  readonly mailer: Mailer;
  /** The board as a player (or anybody) may see it, in words of a language; undefined: there is none now. */
  readonly picture: (
    row: GameRow,
    viewer: string | undefined,
    reader: { readonly locale: string; readonly timeZone: string },
  ) => Promise<{ png: Uint8Array; alt: string } | undefined>;
}

/** Attempts a mail, unless it is done or no longer true. It says what is so at this moment. */
export async function attemptMail(deps: Deps, means: MailMeans, id: string): Promise<void> {
  const delivery = await findDelivery(deps.db.pool, id);
  if (delivery?.state !== 'waiting') return;
  const letter = (await isStillTrue(deps, delivery)) ? await letterOf(deps, means, delivery) : undefined;
  if (letter === undefined) return dropDelivery(deps.db.pool, id, deps.clock());
  await writeAttempt(deps.db.pool, await post(deps, means.mailer, delivery, letter));
}

async function letterOf(deps: Deps, means: MailMeans, delivery: DeliveryRow): Promise<Letter | undefined> {
  return (await accountLetter(deps, delivery)) ?? gameLetter(deps, means, delivery);
}

async function post(deps: Deps, mailer: Mailer, delivery: DeliveryRow, letter: Letter): Promise<NewAttempt> {
  const at = deps.clock();
  const begin = performance.now();
  const took = () => ({ delivery: delivery.id, at, milliseconds: performance.now() - begin });
  try {
    const { status, answer } = await mailer.send(mailFor(letter));
    return { ...took(), status, answer: answer.slice(0, 500), state: 'delivered' };
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    const next = error.isFinal ? undefined : nextTry(mailSchedule, delivery.attempts + 1, at);
    const state = next === undefined ? 'failed' : 'waiting';
    return { ...took(), status: error.status, error: error.message.slice(0, 500), state, nextAt: next };
  }
}
