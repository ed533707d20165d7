import { minuteMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';
import { emailAnchor } from './send-email.ts';
import { postAnchor } from './send-webhook.ts';
import { type AnchorReceiver, type AnchorRow, claimAnchor, markAnchorSent } from './store.ts';

/** An anchor that a process claimed but did not send is sent by another one after this time, ms. */
const claimMs = 5 * minuteMs;

type Send = (anchor: AnchorRow) => Promise<void>;

/**
 * Sends missing anchors to each configured receiver, in order. One process at a time sends to a receiver, and repeats an
 * anchor only if its arrival is unknown. A rejected anchor is sent again at the next call.
 */
export async function sendAnchors(deps: Deps): Promise<void> {
  const { email, webhook } = deps.config.anchors;
  if (email !== undefined) await sendTo(deps, 'email', (anchor) => emailAnchor(deps, email, anchor));
  if (webhook !== undefined) await sendTo(deps, 'webhook', (anchor) => postAnchor(deps, webhook, anchor));
}

async function sendTo(deps: Deps, receiver: AnchorReceiver, send: Send): Promise<void> {
  const { prisma } = deps.db;
  const claim = () => {
    const now = deps.clock();
    return claimAnchor(prisma, receiver, now, new Date(now.getTime() + claimMs));
  };
  try {
    for (let anchor = await claim(); anchor !== undefined; anchor = await claim()) {
      await send(anchor);
      await markAnchorSent(prisma, receiver, anchor.number);
    }
  } catch (error) {
    deps.log.error({ err: error, receiver }, 'an anchor could not be sent; it is sent again later');
  }
}
