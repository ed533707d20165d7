import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { playOn, startTable } from '../support/table.ts';

const service = useApp({ publicUrl: 'https://games.example' });

/** A chat's preview of the page at an address. */
async function cardAt(path: string): Promise<Record<string, string>> {
  const { text } = await service.http.get(path).set('accept', 'text/html').expect(200);
  const tags = [...text.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)" \/>/g)];
  return Object.fromEntries(tags.map(([, name, content]) => [name, content]));
}

test('a link to a public game previews its picture, which caches can keep', async () => {
  const table = await startTable(service, 2, { name: 'A <"table"> & $& more' });
  await playOn(service, table, 5);
  const card = await cardAt(`/games/${table.id}?at=3`);
  expect(card).toMatchObject({
    title: 'A &#60;&#34;table&#34;&#62; &#38; $&#38; more · Carcassonne by mail',
    url: `https://games.example/games/${table.id}?at=3`,
    image: `https://games.example/v1/games/${table.id}/moves/3/card.png`,
    'image:width': '1200',
    'image:height': '630',
  });
  expect(card['description']).toMatch(/Move 3 of 5$/);
  const { headers, body } = await service.http.get(new URL(card['image'] ?? '').pathname).expect(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toContain('immutable');
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  const now = await cardAt(`/games/${table.id}?at=zzz`);
  expect(now['image']).toMatch(/moves\/5\/card\.png$/);
  expect(now['description']).toMatch(/Waiting for/);
});

test('the page uses the browser’s language until its script runs', async () => {
  const pageIn = (language: string) => service.http.get('/').set('accept-language', language).expect(200);
  const italian = (await pageIn('it-IT,it;q=0.9')).text;
  for (const part of ['<html lang="it">', 'una mossa oggi']) expect(italian).toContain(part);
  expect((await pageIn('fr')).text).toContain('<html lang="en">');
});

test('the link of a private game reveals no more than one of no game', async () => {
  const table = await startTable(service, 2, { name: 'Secret', visibility: 'private' });
  const nowhere = '/games/01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';
  expect(await cardAt(`/games/${table.id}`)).toEqual(await cardAt(nowhere));
  const invited = await cardAt(`/games/${table.id}?invitation=abc`);
  expect(invited['title']).toBe('You are invited to a game of Carcassonne');
  expect({ ...invited, url: '' }).toEqual({ ...(await cardAt(`${nowhere}?invitation=abc`)), url: '' });
  expect(await cardAt('/games/nonsense')).toEqual(await cardAt('/'));
});

test('an invitation to a visible table names it', async () => {
  const owner = await makePlayer(service, 'owner');
  const { body } = await owner
    .post('/v1/games', { name: 'Sunday', seatCount: 3, visibility: 'unlisted' })
    .expect(201);
  const card = await cardAt(`/games/${body.id}?invitation=${body.invitation}`);
  expect(card['title']).toBe('You are invited: Sunday');
  expect(card['description']).toMatch(/^1 of 3 seats taken/);
  const { headers } = await service.http.get(new URL(card['image'] ?? '').pathname).expect(200);
  expect(headers['content-type']).toBe('image/png');
});

test('security.txt says where to report vulnerabilities, for less than a year (RFC 9116)', async () => {
  const { text, headers } = await service.http.get('/.well-known/security.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ')),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:security@games.example',
    Canonical: 'https://games.example/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
