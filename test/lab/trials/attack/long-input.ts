import { type Attack, atOnce, type Target, waitDuring } from './target.ts';

const long = 'a'.repeat(15_500);
/** Fields that the service reads. */
const fields = ['on-behalf-of', 'authorization', 'if-match', 'idempotency-key', 'last-event-id'];

/** Sends four requests at once with each field. */
async function sendFields({ send }: Target): Promise<void> {
  for (const field of fields) {
    const headers = { [field]: `a:b${' '.repeat(15_500)}x` };
    await atOnce(4, () => send('GET', '/v1/me', { headers }));
  }
}

/** Long requests, which should not be more expensive. */
export const longInput: readonly Attack[] = [
  {
    name: 'eight URLs of 16 KB at once',
    run: (target) => waitDuring(target, () => atOnce(8, () => target.send('GET', `/healthz?${long}`))),
  },
  {
    name: 'header fields of 16 KB',
    run: (target) => waitDuring(target, () => sendFields(target)),
  },
  {
    name: 'bodies that are too large, too deep or not JSON',
    run: async ({ send }) => {
      const bodies = [long.repeat(8), `{"a":${'['.repeat(20_000)}`, '{"__proto__":{}}', '\u0000', '1e400'];
      const answers = [];
      for (const body of bodies) answers.push(await send('POST', '/v1/accounts', { body }));
      const statuses = answers.map(({ status }) => status);
      return { held: statuses.every((status) => status >= 400 && status < 500), seen: statuses.join(', ') };
    },
  },
  {
    name: 'paths that leave their folder',
    run: async ({ send }) => {
      const paths = ['/docs/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/.env'];
      const answers = [];
      for (const path of paths) answers.push(await send('GET', path));
      const statuses = answers.map(({ status }) => status);
      return {
        held: statuses.every((status) => status === 404 || status === 400),
        seen: statuses.join(', '),
      };
    },
  },
];
