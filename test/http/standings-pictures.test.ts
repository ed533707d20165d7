import { expect, test } from 'vitest';
import { advance, announce, lose, playRound, runningGames, start } from '../competitions/support.ts';
import { useApp } from '../support/app.ts';

const service = useApp();

test('the picture of a running round shows its progress', async () => {
  const cup = await announce(service, 4, { kind: 'swiss', rounds: 2 });
  await start(cup);
  const line = async () => {
    const { body } = await service.http.get(`/v1/competitions/${cup.id}/standings.svg`).expect(200);
    return /Round [^<]*/.exec(Buffer.from(body).toString())?.[0];
  };
  expect(await line()).toBe('Round 1 of 2 · 0 of 2 matches over');
  const [game] = await runningGames(service, cup);
  await lose(service, game!, 1);
  await advance(service, [game!]);
  expect(await line()).toBe('Round 1 of 2 · 1 of 2 matches over');
  await playRound(service, cup);
  await playRound(service, cup);
  expect(await line()).toBe('Round 2 of 2 · Final standings');
});

test('standings are drawn as SVG and PNG, and support revalidation', async () => {
  const { id } = await announce(service, 1, { kind: 'round-robin', name: 'Spring Cup' });
  const path = `/v1/competitions/${id}/standings`;
  const svg = await service.http.get(`${path}.svg`).query({ view: 'crosstable', language: 'de' }).expect(200);
  expect(svg.headers['content-type']).toMatch(/svg/);
  const drawn = Buffer.from(svg.body).toString();
  expect(drawn).toContain('Spring Cup');
  const png = await service.http.get(`${path}.png`).query({ size: 400, theme: 'dark' }).expect(200);
  expect(Buffer.from(png.body).subarray(1, 4).toString()).toBe('PNG');
  const etag = String(png.headers['etag']);
  await service.http
    .get(`${path}.png`)
    .query({ size: 400, theme: 'dark' })
    .set('if-none-match', etag)
    .expect(304);
  const missing = await service.http.get(`${path.replace(id, id.replace(/^.{8}/, '01980000'))}.svg`);
  expect(missing.body.type).toBe('/problems/competition-not-found');
});
