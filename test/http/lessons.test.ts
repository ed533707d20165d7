import { expect, test } from 'vitest';
import type { Decision } from '../../src/engine/index.ts';
import { LANGUAGES, textsIn } from '../../src/texts/index.ts';
import { LESSONS } from '../../src/tutorial/index.ts';
import { useApp } from '../support/app.ts';
import { finished } from '../tutorial/support/steps.ts';

const service = useApp();

/** Sends decisions of a lesson, without any account. */
const check = (lesson: string, decisions: readonly Decision[], language = 'en') =>
  service.http
    .post(`/v1/lessons/${lesson}/check`)
    .set('accept-language', language)
    .send({ decisions })
    .expect(200)
    .then(({ body }) => body);

test.each(LANGUAGES)('lists the lessons in %s', async (language) => {
  const { body } = await service.http.get('/v1/lessons').set('accept-language', language).expect(200);
  expect(body.items).toHaveLength(LESSONS.length);
  expect(body.items[1].title).toBe(textsIn(language).lessons.lessons.road.title);
});

test('supports revalidation of the list', async () => {
  const { headers } = await service.http.get('/v1/lessons').expect(200);
  await service.http.get('/v1/lessons').set('if-none-match', String(headers['etag'])).expect(304);
});

test.each(LESSONS.flatMap((lesson) => LANGUAGES.map((language) => ({ lesson, language, id: lesson.id }))))(
  '$id can be finished in $language, without an account',
  async ({ lesson, language, id }) => {
    const { completedDecisions } = finished(lesson);
    const first = await service.http.get(`/v1/lessons/${id}`).set('accept-language', language).expect(200);
    expect(first.body).toMatchObject({
      outcome: 'started',
      step: 1,
      done: false,
      completedDecisions: [],
      yourSeat: 0,
    });
    expect(first.body.options.length).toBeGreaterThan(0);
    for (let step = 1; step <= completedDecisions.length; step += 1) {
      const body = await check(id, completedDecisions.slice(0, step), language);
      expect(body).toMatchObject({ outcome: 'reached', done: step === completedDecisions.length });
      expect(body.completedDecisions).toHaveLength(step);
      expect(body.task === null).toBe(body.done);
    }
  },
);

test('explains an unintended legal decision, in both languages, without accepting it', async () => {
  const withoutPiece: Decision = { type: 'tile', x: 1, y: 0, rotation: 90 };
  const english = await check('road', [withoutPiece]);
  expect(english).toMatchObject({ outcome: 'missed', step: 1, completedDecisions: [], entries: [] });
  expect(english.feedback).toContain('still unclaimed');
  expect((await check('road', [withoutPiece], 'it')).feedback).toContain('non è di nessuno');
});

test('names the rule that forbids an illegal decision', async () => {
  const body = await check('road', [{ type: 'tile', x: 1, y: 0, rotation: 0 }]);
  expect(body).toMatchObject({ outcome: 'illegal', completedDecisions: [] });
  expect(body.feedback).toContain('R-TILE-2');
});

test('includes the others’ moves, each with a sentence', async () => {
  const body = await check('place', [{ type: 'tile', x: 1, y: 0, rotation: 0 }]);
  expect(
    body.entries.map(({ seat, sentence }: { seat: number; sentence: string }) => [seat, sentence]),
  ).toEqual([
    [0, expect.stringContaining('Red')],
    [1, expect.stringContaining('Blue')],
  ]);
});

test('draws the board after the decisions so far', async () => {
  const { played } = await check('place', [{ type: 'tile', x: 1, y: 0, rotation: 0 }]);
  const picture = (query: object) => service.http.get('/v1/lessons/place/board.svg').query(query).expect(200);
  const tilesIn = async (query: object) => /with (\d+) tiles?/.exec(String((await picture(query)).body))?.[1];
  expect(await tilesIn({})).toBe('1');
  expect(await tilesIn({ played })).toBe('3');
  const italian = await picture({ played, language: 'it', legal: '1', theme: 'dark' });
  expect(italian.headers).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'cache-control': 'public, max-age=86400',
  });
  expect(String(italian.body)).toContain('Blu');
  await service.http.get('/v1/lessons/place/board.png').query({ size: 240 }).expect(200);
  await service.http.get('/v1/lessons/place/board.svg').query({ played: 'nonsense' }).expect(400);
});
