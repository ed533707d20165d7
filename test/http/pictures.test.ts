import { afterAll, describe, expect, test } from 'vitest';
import { closePictures } from '../../src/render/index.ts';
import { type TestApp, useApp } from '../support/app.ts';
import { optionsOf, playOn, startTable } from '../support/table.ts';

const service = useApp();
afterAll(closePictures);

const svgOf = async ({ http }: TestApp, path: string) => {
  const answer = await http
    .get(path)
    .expect(200)
    .expect('content-type', /^image\/svg\+xml/);
  return Buffer.from(answer.body).toString('utf8');
};

describe('pictures of the board', () => {
  test('are served as SVG and PNG in the requested size', async () => {
    const table = await startTable(service);
    await playOn(service, table, 5);
    const svg = await svgOf(service, `/v1/games/${table.id}/board.svg?size=600`);
    expect(svg).toMatch(/^<svg /);
    const png = await service.http
      .get(`/v1/games/${table.id}/board.png?size=600`)
      .expect(200)
      .expect('content-type', 'image/png');
    const bytes = Buffer.from(png.body);
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(600);
  });

  test('use the requested language', async () => {
    const table = await startTable(service);
    await playOn(service, table, 1);
    const path = `/v1/games/${table.id}/board.svg`;
    expect(await svgOf(service, path)).toMatch(/places a tile at .* to place a tile/);
    expect(await svgOf(service, `${path}?language=it`)).toMatch(
      /piazza una tessera in .* deve piazzare una tessera/,
    );
  });

  test('are compressed', async () => {
    const table = await startTable(service);
    await service.http
      .get(`/v1/games/${table.id}/board.svg`)
      .set('accept-encoding', 'gzip')
      .expect('content-encoding', 'gzip')
      .expect(200);
  });

  test('number the legal places like the options', async () => {
    const table = await startTable(service);
    const path = `/v1/games/${table.id}/board.svg`;
    const options = await optionsOf(service, table, table.players[0]!);
    const plain = await svgOf(service, path);
    const numbered = await svgOf(service, `${path}?legal=1`);
    const words = [...numbered.matchAll(/>([^<>]+)<\/text>/g)].flatMap(([, text = '']) => text.split(' '));
    expect(words).toEqual(expect.arrayContaining(options.map(({ label }: { label: string }) => label)));
    expect(numbered.length).toBeGreaterThan(plain.length);
  });

  test('show every version of the log; past ones can be cached', async () => {
    const table = await startTable(service);
    const beginning = await svgOf(service, `/v1/games/${table.id}/board.svg?last=0`);
    await playOn(service, table, 3);
    const path = `/v1/games/${table.id}/moves`;
    expect(await svgOf(service, `${path}/0/board.svg?last=0`)).toBe(beginning);
    const past = await service.http.get(`${path}/2/board.svg`).expect(200);
    expect(past.headers['cache-control']).toContain('public');
    await service.http.get(`${path}/2/board.svg`).set('if-none-match', past.headers['etag']!).expect(304);
    const beyond = await service.http.get(`${path}/4/board.svg`).expect(404);
    expect(beyond.body.type).toBe('/problems/entry-not-found');
  });
});
