/** A game on other sites: a page for a frame, and its discovery (oEmbed). */
import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { playOn, startTable } from '../support/table.ts';

const site = 'https://games.example';
const service = useApp({ publicUrl: site });
const nowhere = '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';

const page = (path: string, language = 'en') =>
  service.http.get(path).set('accept', 'text/html').set('accept-language', language);
const oembed = (query: Record<string, string | number>) => service.http.get('/oembed').query(query);

async function sundayGame() {
  const table = await startTable(service, 2, { name: 'A <b>bold</b> "game"' });
  await playOn(service, table, 4);
  return table;
}

describe('the embedded page', () => {
  test('can be framed by any site, and loads only its script and pictures', async () => {
    const { id } = await sundayGame();
    const { text, headers } = await page(`/embed/games/${id}?at=2`).expect(200);
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'sha256-[^']+'; img-src 'self'; .*frame-ancestors \*$/,
    );
    expect(text).toContain('<h1>A &#60;b&#62;bold&#60;/b&#62; &#34;game&#34;</h1>');
    expect(text.match(/<li>/g)).toHaveLength(5);
    const picture = /<img src="([^"]+)" alt="Move 2 of 4">/.exec(text)?.[1]?.replaceAll('&#38;', '&');
    await service.http.get(String(picture)).expect(200).expect('content-type', /svg/);
    expect(text).toContain(`<a href="${site}/games/${id}" target="_blank" rel="noopener">`);
  });

  test('uses the language and colours of the reader, or those the site chooses', async () => {
    const { id } = await sundayGame();
    expect((await page(`/embed/games/${id}`, 'it').expect(200)).text).toContain('Apri la partita');
    const { text } = await page(`/embed/games/${id}?language=de&theme=dark`, 'it').expect(200);
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('Partie öffnen');
    expect(text).not.toContain('theme=light');
    expect(text).not.toContain('prefers-color-scheme');
  });

  test('shows the seated players of a table that has not started', async () => {
    const owner = await makePlayer(service);
    const { body } = await owner.post('/v1/games', { seatCount: 3 }).expect(201);
    const { text } = await page(`/embed/games/${body.id}`).expect(200);
    expect(text).toContain('1 of 3 seats taken');
    expect(text).not.toContain('<script');
  });

  test('shows nothing of a private game', async () => {
    const { id } = await startTable(service, 2, { name: 'Secret', visibility: 'private' });
    const { text } = await page(`/embed/games/${id}`).expect(404);
    expect(text).toBe((await page(`/embed/games/${nowhere}`).expect(404)).text);
    expect(text).toBe((await page('/embed/games/nonsense').expect(404)).text);
  });
});

describe('oEmbed', () => {
  test('is discovered from the page of a game, and returns the frame', async () => {
    const { id } = await sundayGame();
    const { text } = await page(`/games/${id}?at=3`).expect(200);
    const [, href = ''] =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(text) ?? [];
    const address = new URL(href.replaceAll('&#38;', '&'));
    expect(address.origin).toBe(site);
    const { body } = await service.http.get(address.pathname + address.search).expect(200);
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      width: 600,
      height: 720,
      provider_url: `${site}/`,
    });
    expect(body.title).toBe('A <b>bold</b> "game" · Carcassonne by mail');
    expect(body.html).toContain(`<iframe src="${site}/embed/games/${id}?at=3" title="A &#60;b&#62;bold`);
    await service.http
      .get(new URL(body.thumbnail_url).pathname)
      .expect(200)
      .expect('content-type', 'image/png');
  });

  test('fits the requested size, and accepts unknown parameters', async () => {
    const { id } = await sundayGame();
    const url = `${site}/games/${id}/analysis`;
    const { body } = await oembed({ url, maxwidth: 400, maxheight: 500, dnt: 1, format: 'json' }).expect(200);
    expect([body.width, body.height]).toEqual([400, 500]);
    expect(body.html).toContain(`src="${site}/embed/games/${id}" `);
    expect((await oembed({ url: `${site}/embed/games/${id}` }).expect(200)).body.width).toBe(600);
  });

  test('refuses URLs of anything but our games, with an example', async () => {
    for (const url of [
      'x',
      'https://other.example/games/1',
      `${site}/rules`,
      `${site}.evil.example/games/${nowhere}`,
    ]) {
      const { body } = await oembed({ url }).expect(400);
      expect(body).toMatchObject({ type: '/problems/validation', errors: [{ pointer: '/url' }] });
      expect(body.detail).toContain(`${site}/games/`);
    }
    expect(
      (await oembed({ url: `${site}/games/${nowhere}`, format: 'xml' }).expect(400)).body.detail,
    ).toMatch(/JSON/);
    await oembed({}).expect(400);
  });

  test('reveals nothing about games that are not public', async () => {
    const { id } = await startTable(service, 2, { visibility: 'private' });
    expect((await page(`/games/${id}`).expect(200)).text).not.toContain('oembed');
    const refused = async (game: string) =>
      (await oembed({ url: `${site}/games/${game}` }).expect(404)).body.type;
    expect(await refused(id)).toBe('/problems/game-not-found');
    expect(await refused(nowhere)).toBe('/problems/game-not-found');
  });
});
