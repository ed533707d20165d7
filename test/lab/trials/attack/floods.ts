import { connect, type Socket } from 'node:net';
import { type Attack, atOnce, countsOf, type Target, waitDuring } from './target.ts';

const maxMs = 1_000;
const isLimited = ({ status }: { readonly status: number }) =>
  status === 429 || status === 503 || status === 0;

/** Starts a public game of two players. */
async function makeGame(target: Target): Promise<string> {
  const [one, other] = [await target.signUp(), await target.signUp()];
  const made = await target.send('POST', '/v1/games', { body: { seatCount: 2 }, headers: one.auth });
  const { id = '' } = made.body;
  await target.send('POST', `/v1/games/${id}/seats`, { body: {}, headers: other.auth });
  return id;
}

/** Opens a connection that sends nothing; resolves once it is open or refused. */
function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  return new Promise((resolve) => {
    for (const event of ['connect', 'close']) socket.once(event, () => resolve(socket));
  });
}

/** Attacks with more connections, pictures and streams than one caller is allowed. */
export const floods: readonly Attack[] = [
  {
    name: 'a thousand silent connections',
    run: async (target) => {
      const sockets = await atOnce(1000, () => opened(Number(target.url.port)));
      const outcome = await waitDuring(target, async () => {});
      for (const socket of sockets) socket.destroy();
      return outcome;
    },
  },
  {
    name: 'a flood of large pictures by one caller',
    run: async (target) => {
      const path = `/v1/games/${await makeGame(target)}`;
      const flood = atOnce(40, (index) =>
        target.send('GET', `${path}/moves/0/board.png?size=${2300 + index}`),
      );
      const other = await target.signUp();
      const picture = await target.send('GET', `${path}/board.png?size=400`, { headers: other.auth });
      const seen = `${countsOf(await flood)}; another player's picture: ${picture.status} in ${Math.round(picture.took)} ms`;
      return { held: picture.status === 200 && picture.took < 2 * maxMs, seen };
    },
  },
  {
    name: 'fifty live streams of one player',
    run: async (target) => {
      const { auth } = await target.signUp();
      const abort = new AbortController();
      const streams = await atOnce(50, () =>
        fetch(new URL('/v1/me/events', target.url), { headers: auth, signal: abort.signal }),
      );
      const open = streams.filter(({ status }) => status === 200).length;
      abort.abort();
      return { held: open <= 10, seen: `${open} were opened` };
    },
  },
];

/** Exhausts the limits of an address, so no other attack can follow. */
export const lastFlood: readonly Attack[] = [
  {
    name: 'as many requests as can be sent, from invented addresses',
    run: async (target) => {
      const answers = await atOnce(900, (index) => {
        const from = `203.0.113.${index % 250}`;
        return target.send('GET', '/v1/rules', { headers: { 'x-forwarded-for': `${from}, 198.51.100.7` } });
      });
      return { held: answers.some(isLimited), seen: countsOf(answers) };
    },
  },
];
