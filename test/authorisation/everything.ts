/** Everything a viewer gets about a game, without incidental differences, so that two games can be compared. */

import { createHash } from 'node:crypto';
import { operations } from '../contract/document.ts';
import type { TestListener } from '../notifications/support/listener.ts';
import type { Mailbox } from '../notifications/support/mailbox.ts';
import type { Receiver } from '../notifications/support/receiver.ts';
import type { TestApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { normalised } from './normalised.ts';

/** The headers of the viewer; none for an anonymous one. */
export type Viewer = Partial<TestPlayer['auth']>;

/** A game with its listeners. */
export interface Watched {
  readonly id: string;
  readonly live: readonly TestListener[];
}

const readable = operations.filter(
  ({ method, path }) => method === 'GET' && path.startsWith('/v1/games/{id}') && !path.endsWith('/events'),
);

/** Everything viewers can read about a game. */
export async function everythingRead(
  { http }: Pick<TestApp, 'http'>,
  { id }: Pick<Watched, 'id'>,
  viewers: readonly Viewer[],
): Promise<string[]> {
  const answers: string[] = [];
  for (const viewer of viewers) {
    for (const { path } of readable) {
      const url = path.replace('{id}', id).replace('{seq}', '0');
      for (const query of queriesOf(path)) {
        const { status, body, text } = await http.get(`${url}${query}`).set(viewer);
        answers.push(`${path}${query} ${status} ${Buffer.isBuffer(body) ? pictureOf(body) : text}`);
      }
    }
  }
  return answers.map((answer) => normalised(answer, id));
}

/** A drawing as it is; for pixels their hash, to make a difference readable. */
function pictureOf(body: Buffer): string {
  const text = body.toString('latin1');
  return text.startsWith('<svg') ? text : createHash('sha256').update(body).digest('hex').slice(0, 20);
}

function queriesOf(path: string): string[] {
  if (path.endsWith('.svg') || path.endsWith('.png')) return ['', '?legal=1'];
  if (path.endsWith('/plans/options')) return ['', '?tile=base/U'];
  return path.endsWith('/projection') ? ['', '?x=1&y=0'] : [''];
}

/** Turns a viewer can assume: of the second seat, then of the first. */
const explorations = [
  { seat: 1, tile: 'base/U' },
  { seat: 1, tile: 'base/P' },
  { after: [{ seat: 1, tile: 'base/V' }], seat: 0, tile: 'base/U' },
  { after: [{ tile: 'base/U', decisions: [{ type: 'tile', x: 0, y: 1, rotation: 0 }] }] },
  { seat: 1 },
];

const commands = [
  'look',
  'options',
  'board',
  'score',
  'remaining',
  'log',
  'facts',
  'turn',
  'link',
  'plans',
  'requests',
];

/** The answers to text commands and to exploration. */
export async function everythingAsked(
  { http }: Pick<TestApp, 'http'>,
  { id }: Pick<Watched, 'id'>,
  viewers: readonly Viewer[],
): Promise<string[]> {
  const answers: string[] = [];
  for (const viewer of viewers) {
    for (const text of commands) {
      const { status, body } = await http.post(`/v1/games/${id}/commands`).set(viewer).send({ text });
      answers.push(normalised(`${text} ${status} ${JSON.stringify(body)}`, id));
    }
    for (const exploration of explorations) {
      const request = http.post(`/v1/games/${id}/plans/options`).set(viewer).send(exploration);
      const { status, text } = await request;
      answers.push(normalised(`${JSON.stringify(exploration)} ${status} ${text}`, id));
    }
  }
  return answers;
}

/** Messages about a game: live events by listener, then webhooks, then emails to an address. */
export function everythingSent(
  { id, live }: Watched,
  receiver: Receiver,
  mailbox: Mailbox,
  address: string,
): string[][] {
  const events = live.map(({ received }) =>
    received.map(({ event, data }) => `${event} ${JSON.stringify(data)}`),
  );
  const webhooks = receiver.received.filter(({ text }) => text.includes(id)).map(({ text }) => text);
  const emails = mailbox
    .to(address)
    .filter(({ raw }) => raw.includes(id))
    .map(({ headers, text, html }) => `${headers['subject']}\n${text}\n${html}`);
  return [...events, webhooks.sort(), emails.sort()].map((items) =>
    items.map((item) => normalised(item, id)),
  );
}
