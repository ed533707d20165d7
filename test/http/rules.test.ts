import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';

const service = useApp();

test('the rules list every expansion, option, preset, piece and tile, for anybody', async () => {
  const { body, headers } = await service.http.get('/v1/rules').expect(200);
  expect(body.seatCount).toEqual({ least: 2, most: 5, mostWithSixth: 6 });
  expect(body.options.map(({ name }: { name: string }) => name)).toEqual([
    'fieldScoring',
    'fieldPoints',
    'smallCity',
    'handSize',
    'sharing',
  ]);
  expect(Object.keys(body.editions)).toEqual(['first', 'second', 'third', 'bga']);
  const counts = [body.base, ...body.expansions].map(
    ({ id, tiles }: { id: string; tiles: { count: number }[] }) => [
      id,
      tiles.reduce((sum, { count }) => sum + count, 0),
    ],
  );
  expect(Object.fromEntries(counts)).toMatchObject({
    base: 72,
    river: 12,
    'inns-and-cathedrals': 18,
    'traders-and-builders': 24,
    'king-and-robber': 5,
    'abbey-and-mayor': 12,
    count: 12,
  });
  await service.http.get('/v1/rules').set('if-none-match', String(headers['etag'])).expect(304);
});
