import { type Attack, countsOf } from './target.ts';

/** Stolen, ended and guessed credentials. */
export const credentials: readonly Attack[] = [
  {
    name: 'an access token after its session was logged out',
    run: async ({ send, signUp }) => {
      const { auth } = await signUp();
      await send('DELETE', '/v1/sessions/current', { headers: auth });
      const { status } = await send('GET', '/v1/me', { headers: auth });
      return { held: status === 401, seen: String(status) };
    },
  },
  {
    name: 'a stolen refresh token that its owner has used, too',
    run: async ({ send, signUp }) => {
      const { refreshToken } = await signUp();
      const refresh = () => send('POST', '/v1/sessions/refresh', { body: { refreshToken } });
      const owner = await refresh();
      const thief = await refresh();
      const authorization = `Bearer ${owner.body.accessToken}`;
      const after = await send('GET', '/v1/me', { headers: { authorization } });
      const seen = `thief ${thief.status}, session afterwards ${after.status}`;
      return { held: thief.status === 401 && after.status === 401, seen };
    },
  },
  {
    name: 'forty wrong passwords for one account',
    run: async ({ send, signUp }) => {
      const { email } = await signUp();
      const answers = [];
      for (let guess = 0; guess < 40; guess += 1)
        answers.push(
          await send('POST', '/v1/sessions', { body: { email, password: `wrong guess ${guess}` } }),
        );
      return { held: answers.at(-1)?.status === 429, seen: countsOf(answers) };
    },
  },
  {
    name: 'one password for sixty accounts',
    run: async ({ send }) => {
      const answers = [];
      for (let index = 0; index < 60; index += 1) {
        const body = { email: `stranger-${index}@example.org`, password: 'Summer2026!' };
        answers.push(await send('POST', '/v1/sessions', { body }));
      }
      return { held: answers.at(-1)?.status === 429, seen: countsOf(answers) };
    },
  },
  {
    name: 'a hundred registrations',
    run: async ({ send }) => {
      const answers = [];
      for (let index = 0; index < 100; index += 1) {
        const handle = `flood-${Date.now().toString(36)}-${index}`;
        const body = { email: `${handle}@example.org`, handle, password: `four words of ${handle}` };
        answers.push(await send('POST', '/v1/accounts', { body }));
      }
      return { held: answers.at(-1)?.status === 429, seen: countsOf(answers) };
    },
  },
];
