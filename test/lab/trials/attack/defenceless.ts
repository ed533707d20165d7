import { setTimeout as pause } from 'node:timers/promises';
import type { Post } from './post.ts';
import type { PostTarget } from './target.ts';

/** Maximum connections of a mail server without a limit for each client. */
const maxConnections = 50;
const heavyLength = 100_000;
/** Duration of work in ms; all of it is done in one queue. */
const workMs = { hint: 20, email: 100 };

/** Returns a service without any defence, which does slow work in a single queue for all callers. */
export function defenceless(): PostTarget {
  const said: string[] = [];
  let version = 0;
  let queue = Promise.resolve();
  const inQueue = (ms: number) => {
    queue = queue.then(() => pause(ms));
    return queue;
  };
  const send: PostTarget['send'] = async (_method, path) => {
    if (path.endsWith('/hint')) await inQueue(workMs.hint);
    if (path.endsWith('/moves')) await inQueue(1);
    version += 1;
    const options = { version, options: [{ decision: {} }] };
    const passkey = { challenge: 'YQ', rp: { id: 'localhost' }, user: { id: 'YQ' } };
    const text = JSON.stringify({ ...options, ...passkey, said });
    const status = path.endsWith('/moves') || path === '/v1/guests' ? 201 : 200;
    return { status, body: { id: 'x', accessToken: 'x' }, text, took: 5_000 };
  };
  const person = { email: '', handle: '', password: '', refreshToken: '', auth: { authorization: '' } };
  return {
    url: new URL('http://127.0.0.1'),
    send,
    signUp: async () => person,
    post: postInto(said, inQueue),
  };
}

function postInto(said: string[], inQueue: (ms: number) => Promise<void>): Post {
  const text = 'http://localhost/verify/x http://localhost/reset/x';
  let connections = 0;
  return {
    send: async ({ raw }) => {
      if (connections >= maxConnections) return 421;
      await inQueue(raw.length > heavyLength ? workMs.email : 0);
      said.push(raw.slice(-heavyLength));
      return 250;
    },
    connect: async () => {
      connections += 1;
      return { code: 220, end: () => {} };
    },
    received: async (to) => ({
      to,
      headers: { 'reply-to': 'stranger@example.org' },
      about: '',
      text,
      html: '',
      raw: '',
      returnTo: '',
    }),
  };
}
