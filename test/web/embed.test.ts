/** A page of another site shows a game in a frame, which replays its moves. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { playOn, startTable, type TestTable, takeFirst } from '../support/table.ts';
import { expectUsable, smallAndDark } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';

/** Serves a page until the test ends; returns its address. */
async function serve(page: string): Promise<string> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

describeInBrowser('a game in a frame of another site', () => {
  const service = useApp();
  const browser = useBrowser();
  let table: TestTable;
  beforeAll(async () => {
    table = await startTable(service, 2, { name: 'Sunday game' });
    await playOn(service, table, 30);
  });

  /** Serves a page of another origin with a frame; returns its address. */
  const siteWith = (frame: string) =>
    serve(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A club</title>
      <body style="margin:12px;font-family:sans-serif"><h1>A club</h1><p>Look at this:</p>${frame}</body></html>`);
  const frameOf = (query = '', more = '') =>
    `<iframe src="${service.url}/embed/games/${table.id}${query}" title="Sunday game" width="600" height="720" style="border:0;max-width:100%" ${more}></iframe>`;

  /** The number of the move shown in the picture. */
  const shownIn = async (frame: FrameLocator) => {
    const source = await frame
      .locator('.stage img')
      .evaluate((image) => (image as unknown as { currentSrc: string }).currentSrc);
    return Number(/moves\/(\d+)\//.exec(source)?.[1]);
  };

  async function open(page: Page, query?: string, more?: string): Promise<FrameLocator> {
    await page.goto(await siteWith(frameOf(query, more)));
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Play', exact: true }).waitFor();
    return frame;
  }

  test('shows the board now, and steps through moves with buttons, keys and slider', async () => {
    const page = await browser.open(desktop);
    const frame = await open(page);
    await expect.poll(() => shownIn(frame)).toBe(30);
    await frame.getByRole('button', { name: 'One move back' }).click();
    await expect.poll(() => shownIn(frame)).toBe(29);
    const slider = frame.getByRole('slider', { name: 'Move shown' });
    expect(await slider.getAttribute('aria-valuetext')).toBe('Move 29 of 30');
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => shownIn(frame)).toBe(0);
    expect(await frame.getByRole('img').getAttribute('alt')).toBe('Before the first move');
    expect(await frame.getByRole('button', { name: 'To the start' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownIn(frame)).toBe(1);
    await frame.getByRole('button', { name: 'To the last move' }).press('Enter');
    await expect.poll(() => shownIn(frame)).toBe(30);
    await frame.getByText('All moves in words').click();
    const words = frame.locator('li[aria-current]');
    expect(await words.textContent()).toBe(await frame.locator('figcaption').textContent());
    await expectUsable(page, 'a page with a frame');
  });

  test('plays from the moment in the address to the end, and stops', async () => {
    const page = await browser.open(phone);
    const frame = await open(page, '?at=28');
    await expect.poll(() => shownIn(frame)).toBe(28);
    await frame.getByRole('button', { name: 'Play', exact: true }).click();
    await frame.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => shownIn(frame), { timeout: 20_000 }).toBe(30);
    await frame.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  test('is accessible on a phone in dark colours, in the reader’s language', async () => {
    const page = await browser.open(smallAndDark, await siteWith(frameOf()));
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Abspielen' }).waitFor();
    await expect
      .poll(() => frame.locator('.stage img').getAttribute('src'))
      .toContain('theme=dark&language=de&size=360');
    await page.goto(`${service.url}/embed/games/${table.id}`);
    await page.getByRole('button', { name: 'Abspielen' }).waitFor();
    await expectUsable(page, 'the frame alone');
  });

  test('works without an origin of its own, and without scripts shows the board and moves in words', async () => {
    const page = await browser.open(desktop);
    const frame = await open(page, '?theme=light', 'sandbox="allow-scripts"');
    await frame.getByRole('button', { name: 'To the start' }).click();
    await expect.poll(() => shownIn(frame)).toBe(0);
    const without = await browser.open(
      { ...desktop, javaScriptEnabled: false },
      await siteWith(frameOf('?at=3')),
    );
    const still = without.frameLocator('iframe');
    await still.getByText('All moves in words').waitFor();
    expect(await shownIn(still)).toBe(3);
    expect(await still.getByRole('button').count()).toBe(0);
    expect(await still.locator('li').count()).toBe(31);
  });
});

/** A page that shows the live events of a game. */
const widget = (events: string) => `<!doctype html><title>widget</title><ol></ol><script>
    const source = new EventSource(${JSON.stringify(events)});
    const show = (text) => document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: text }));
    source.addEventListener('connected', () => show('connected'));
    source.addEventListener('decision.made', ({ data }) => show('entry ' + JSON.parse(data).entry.seq));
  </script>`;

describeInBrowser('a page of another site', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  test('shows a public game live with only an EventSource', async () => {
    const table = await startTable(service, 2);
    const page = await browser.open(
      desktop,
      await serve(widget(`${service.url}/v1/games/${table.id}/events`)),
    );
    await page.getByText('connected').waitFor();
    await takeFirst(service, table, table.players[0]!);
    await page.getByText('entry 1').waitFor();
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['connected', 'entry 1']);
  });
});
