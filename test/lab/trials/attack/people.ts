import { type Attack, countsOf, type Target } from './target.ts';

/** Addresses behind the service that a webhook must not reach. A service on loopback allows loopback. */
const innerAddresses = [
  'https://0.0.0.0/',
  'https://[::]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://2852039166/',
  'https://10.0.0.1/',
  'https://0xa.1/',
  'https://192.168.0.1/',
  'https://[fd12:3456::1]/',
  'https://[::ffff:10.0.0.1]/',
];

/** Returns what a stranger receives on the live stream of a public game while its players chat. */
async function overheard(target: Target): Promise<string> {
  const [host, stranger] = [await target.signUp(), await target.signUp()];
  const { body: game } = await target.send('POST', '/v1/games', {
    body: { seatCount: 2 },
    headers: host.auth,
  });
  const text = 'only the players of this game can read this';
  const post = () =>
    target.send('POST', `/v1/games/${game.id}/messages`, { body: { text }, headers: host.auth });
  await post();
  const headers = { ...stranger.auth, 'last-event-id': '0-0' };
  const signal = AbortSignal.timeout(3_000);
  const stream = await fetch(new URL(`/v1/games/${game.id}/events`, target.url), { headers, signal });
  await post();
  let heard = '';
  try {
    for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString();
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw error;
  }
  return heard.includes(text) ? 'the stranger received the message' : 'the stranger received nothing';
}

/** Attacks on other people through the service. */
export const againstPeople: readonly Attack[] = [
  {
    name: 'invitations by email from an account that confirmed nothing',
    run: async ({ send, signUp }) => {
      const { auth } = await signUp();
      const invite = Array.from({ length: 20 }, (_, index) => `target-${index}@victim.example`);
      const body = { seatCount: 2, name: 'BUY http://evil.example', invite };
      const answers = [];
      for (let time = 0; time < 5; time += 1)
        answers.push(await send('POST', '/v1/games', { body, headers: auth }));
      return { held: answers.every(({ status }) => status >= 400), seen: countsOf(answers) };
    },
  },
  {
    name: 'learning who has an account',
    run: async ({ send, signUp }) => {
      const known = await signUp();
      const register = (email: string, handle: string) =>
        send('POST', '/v1/accounts', { body: { email, handle, password: `four words of ${handle}` } });
      const again = await register(known.email, `${known.handle}-2`);
      const reset = await send('POST', '/v1/password-resets', { body: { email: known.email } });
      const unknown = await send('POST', '/v1/password-resets', { body: { email: 'unknown@example.org' } });
      const held = again.status === 201 && reset.status === unknown.status;
      return {
        held,
        seen: `registering a known address: ${again.status}; resets: ${reset.status}, ${unknown.status}`,
      };
    },
  },
  {
    name: 'listening to the table talk of others',
    run: async (target) => {
      const seen = await overheard(target);
      return { held: seen.includes('nothing'), seen };
    },
  },
  {
    name: 'webhooks to the network behind the service',
    run: async ({ send, signUp }) => {
      const { auth } = await signUp();
      const answers = [];
      for (const url of innerAddresses)
        answers.push(await send('POST', '/v1/me/webhooks', { body: { url }, headers: auth }));
      return { held: answers.every(({ status }) => status >= 400 && status < 500), seen: countsOf(answers) };
    },
  },
];
