import { signedHeaders } from '../notifications/channels/webhook/signature.ts';
import { openSender } from '../notifications/outgoing/sender.ts';
import type { Deps } from '../platform/deps.ts';
import type { AnchorWebhook } from '../settings/anchors.ts';
import { hashOfLine, lineOf } from './anchor.ts';
import type { AnchorRow } from './store.ts';

/** The operator chose the address, so it can be anywhere. */
const everywhere = { ranges: ['0.0.0.0/0', '::/0'], hasLoopback: true };
/** Time limit for a response, ms. */
const timeoutMs = 20_000;

/** Posts an anchor to the operator's webhook, with a Standard Webhooks signature. */
export async function postAnchor(
  deps: Deps,
  { url, secret }: AnchorWebhook,
  anchor: AnchorRow,
): Promise<void> {
  const line = lineOf(anchor);
  // The line is sent as a string, because its hash is over its bytes.
  const data = { number: anchor.number, hash: hashOfLine(line), line };
  const body = JSON.stringify({ type: 'anchor.created', timestamp: anchor.at.toISOString(), data });
  const signed = signedHeaders(`anchor_${anchor.number}`, deps.clock(), body, [secret]);
  const headers = { 'content-type': 'application/json', 'user-agent': 'carcassonne-by-mail/1', ...signed };
  const sender = openSender(everywhere, timeoutMs);
  try {
    const { status, error } = await sender.send({ owner: 'operator', url, headers, body });
    const isAccepted = status !== undefined && status >= 200 && status < 300;
    if (!isAccepted) throw new Error(error ?? `ANCHOR_WEBHOOK answered ${status}.`);
  } finally {
    await sender.close();
  }
}
