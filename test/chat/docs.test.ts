import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/chat/commands/index.ts';
import { plain } from '../../src/chat/plain.ts';
import { useOwnApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { say } from './support/talk.ts';

const service = useOwnApp();
const file = 'docs/text-commands.md';

/** A player with the name on the page. */
async function makeNamedPlayer(handle: string): Promise<Pick<TestPlayer, 'auth'>> {
  const who = { email: `${handle}@example.org`, password: 'correct horse battery' };
  await service.http
    .post('/v1/accounts')
    .send({ ...who, handle })
    .expect(201);
  const { body } = await service.http.post('/v1/sessions').send(who).expect(201);
  return { auth: { authorization: `Bearer ${body.accessToken}` } };
}

/** The ids of games on the page, in the order the games are created. */
const written = ['#3f9ac', '#b07d1', '#c28e4'];

test('the documented conversations match the service’s answers', async () => {
  const people = new Map<string, Pick<TestPlayer, 'auth'>>();
  for (const name of ['anna', 'bruno', 'carla']) people.set(name, await makeNamedPlayer(name));
  await service.http.patch('/v1/me').set(people.get('carla')!.auth).send({ locale: 'it' }).expect(200);
  Object.assign(service.deps, { newSeed: () => '5'.repeat(64), clock: clockFrom('2026-03-01T18:00:00Z') });

  const real: string[] = [];
  const inReal = (text: string) => swapped(text, written, real);
  const answers: string[] = [];
  const page = readFileSync(file, 'utf8');
  for (const [block] of page.matchAll(/(?<=```chat\n)[\s\S]*?(?=```)/g)) {
    const lines: string[] = [];
    for (const [line, name = '', text = ''] of block.matchAll(/^<(\w+)> (.*)$/gm)) {
      // Each invitation has a new code.
      const answer = await say(service, people.get(name)!, inReal(text));
      const id = `#${answer.game?.slice(-5)}`;
      if (answer.game !== null && !real.includes(id)) real.push(id);
      lines.push(
        line,
        ...answer.text
          .split('\n')
          .map(
            (answered) => `    ${swapped(answered.replace(/join [\w-]{16}$/, 'join CODE'), real, written)}`,
          ),
      );
    }
    answers.push(lines.join('\n'));
  }
  let block = 0;
  const answered = page.replace(/(?<=```chat\n)[\s\S]*?(?=```)/g, () => `${answers[block++]}\n`);
  await expect(answered).toMatchFileSnapshot(`../../${file}`);
});

const swapped = (text: string, from: readonly string[], to: readonly string[]) =>
  from.reduce((changed, id, index) => changed.replaceAll(id, to[index] ?? id), text);

function clockFrom(start: string): () => Date {
  const began = Date.now();
  return () => new Date(Date.parse(start) + Math.min(Date.now() - began, 30_000));
}

test('the page lists every command in all languages', () => {
  const page = plain(readFileSync(file, 'utf8'));
  const missing = COMMANDS.flatMap(({ texts }) =>
    Object.values(texts).map(({ words: [word] }) => word),
  ).filter((word) => !page.includes(`\`${word}`));
  expect(missing).toEqual([]);
});
