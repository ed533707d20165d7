import { afterAll, beforeEach, expect, test, vi } from 'vitest';

interface LinkSessions {
  enterByLink(link: string): Promise<unknown>;
  leaveLink(): void;
  linkSession(): { readonly gameId: string } | undefined;
}

const answers: ((answer: Response) => void)[] = [];
vi.stubGlobal('location', { origin: 'http://localhost' });
vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
// A variable holds the name, because tests are compiled without the browser's types.
const file = new URL('../../../web/api/link-session.ts', import.meta.url).href;
const { enterByLink, leaveLink, linkSession } = (await import(file)) as LinkSessions;

/** Answers the oldest pending exchange, for a game. */
async function answerFor(gameId: string): Promise<void> {
  await vi.waitFor(() => expect(answers).not.toEqual([]));
  answers.shift()?.(Response.json({ accessToken: gameId, expiresIn: 900, gameId, version: 0 }));
}

beforeEach(leaveLink);
// Replacements here would otherwise affect the tests of other files.
afterAll(() => void vi.unstubAllGlobals());

test('a link left before its answer arrives logs no one in', async () => {
  const entering = enterByLink('link');
  leaveLink();
  await answerFor('left');
  await entering;
  expect(linkSession()).toBeUndefined();
});

test('the last link followed counts, in whatever order answers arrive', async () => {
  const [first, second] = [enterByLink('first'), enterByLink('second')];
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers.reverse();
  await answerFor('second');
  await second;
  await answerFor('first');
  await first;
  expect(linkSession()?.gameId).toBe('second');
});
