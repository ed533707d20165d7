import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { optionsOf, playOn, readTable, startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

const draws = ['base/U', 'base/U', 'base/D', 'base/E'];
const upright = { ...phone, viewport: { width: 390, height: 844 } };

interface Point {
  readonly x: number;
  readonly y: number;
}

describeInBrowser('a dragged tile', () => {
  const service = useApp();
  const browser = useBrowser();

  /** A two-player game whose seat 0 must place a tile, with that player's page. */
  async function openTurn(options = desktop) {
    const table = await startTable(service, 2, { scenario: { draws } });
    await playOn(service, table, 2);
    const page = await pageOf(browser, service, table.players[0]!, `/games/${table.id}`, options);
    await page.locator('.sheet.awaiting .hand-tile').waitFor();
    await page.locator('.picture.drawn').waitFor();
    return { table, page };
  }

  test('follows the mouse from the hand, snaps to a place, turns by wheel and key, and is placed', async () => {
    const { page, table } = await openTurn();
    const place = page.locator('.place').first();
    const cell = await place.getAttribute('data-cell');
    await pressOn(page, page.locator('.hand-tile'));
    const at = await middleOf(place);
    await page.mouse.move(at.x + 12, at.y + 9, { steps: 5 });
    const carried = page.locator(`.carried.snapped[data-cell-below="${cell}"]`);
    await carried.waitFor();
    expect(await middleOf(carried.locator('svg'))).toEqual({
      x: expect.closeTo(at.x, 0),
      y: expect.closeTo(at.y, 0),
    });
    const before = await carried.getAttribute('data-rotation');
    await page.mouse.wheel(0, 100);
    await expect.poll(() => carried.getAttribute('data-rotation')).not.toBe(before);
    await page.keyboard.press('Shift+R');
    await expect.poll(() => carried.getAttribute('data-rotation')).toBe(before);
    await page.keyboard.press('r');
    await page.mouse.up();
    const ghost = page.locator('.ghost');
    await ghost.waitFor();
    expect(await page.locator('.place.chosen').getAttribute('data-cell')).toBe(cell);
    expect(await ghost.getAttribute('data-rotation')).not.toBe(before);
    expect(await page.locator('.carried').count()).toBe(0);
    await expectUsable(page, 'after a tile was carried');
    const { version } = await readTable(service, table, table.players[0]!);
    await page.locator('.confirm .main').click();
    await page.locator(`.picture[data-seq="${version + 1}"]`).waitFor();
  });

  test('moves between places and back to the hand, while the board stays still', async () => {
    const { page } = await openTurn();
    const stage = page.locator('.stage');
    const [first, second] = [page.locator('.place').nth(0), page.locator('.place').nth(1)];
    await first.click();
    const look = await stage.getAttribute('style');
    await pressOn(page, page.locator('.ghost'));
    const at = await middleOf(second);
    await page.mouse.move(at.x, at.y, { steps: 5 });
    await page.locator('.carried.snapped').waitFor();
    await page.mouse.up();
    await page.locator('.ghost').waitFor();
    expect(await second.getAttribute('aria-pressed')).toBe('true');
    expect(await stage.getAttribute('style')).toBe(look);

    await pressOn(page, page.locator('.ghost'));
    await page.mouse.move(4, 4, { steps: 5 });
    await page.mouse.up();
    await page.locator('.hand-tile').waitFor();
    expect(await page.locator('.ghost').count()).toBe(0);

    await pressOn(page, page.locator('.hand-tile'));
    await page.mouse.move(at.x, at.y, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.locator('.carried').waitFor({ state: 'detached' });
    await page.mouse.up();
    expect(await page.locator('.ghost').count()).toBe(0);
  });

  test('is previewed on a place for mouse and keyboard', async () => {
    const { page } = await openTurn();
    const preview = page.locator('.preview');
    const place = page.locator('.place').first();
    await place.hover();
    await preview.waitFor();
    expect(await preview.getAttribute('transform')).toBe(await place.getAttribute('transform'));
    const rotation = await preview.getAttribute('data-rotation');
    await place.click();
    await page.locator(`.ghost[data-rotation="${rotation}"]`).waitFor();
    expect(await preview.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.move(2, 2);
    await preview.waitFor({ state: 'detached' });
    await page.locator('.hand-tile').focus();
    await place.focus();
    await page.keyboard.press('ArrowRight');
    await preview.waitFor();
    await expectUsable(page, 'with a tile on a place that has the focus');
    await page.keyboard.press('Enter');
    await page.locator('.ghost').waitFor();
  });

  test('is turned before the choice, each key advancing to the next rotation that fits', async () => {
    const { page, table } = await openTurn();
    const options: { decision: { x: number; y: number } }[] = await optionsOf(
      service,
      table,
      table.players[0]!,
    );
    const cells = options.map(({ decision: { x, y } }) => `${x},${y}`);
    const twice = cells.find((cell) => cells.filter((one) => one === cell).length === 2);
    await page.locator(`[data-cell="${twice}"]`).hover();
    const preview = page.locator('.preview');
    await preview.waitFor();
    const before = await preview.getAttribute('data-rotation');
    await page.keyboard.press('r');
    await expect.poll(() => preview.getAttribute('data-rotation')).not.toBe(before);
    await page.keyboard.press('r');
    await expect.poll(() => preview.getAttribute('data-rotation')).toBe(before);
  });

  test('is carried above one finger, and confirmed by a tap', async () => {
    const { page, table } = await openTurn(upright);
    const finger = await fingersOf(page);
    await carryByFinger(page, finger);
    const button = page.locator('.confirm .main');
    // A busy browser sometimes treats a tap as the end of the drag; users then tap again.
    const tapped = async () => {
      // Without a wait between them, because a resting finger would become a long press.
      const at = (await button.isVisible()) ? await middleOf(button) : undefined;
      if (at !== undefined) await Promise.all([finger('touchStart', [at]), finger('touchEnd', [])]);
      expect((await readTable(service, table, table.players[0]!)).version).toBe(3);
    };
    await vi.waitFor(tapped, { ...waiting, interval: 2000 });
  });

  test('is turned by a second finger, while two fingers still zoom', async () => {
    const { page } = await openTurn(upright);
    const finger = await fingersOf(page);
    const hand = await middleOf(page.locator('.hand-tile'));
    await finger('touchStart', [hand]);
    const over = { x: hand.x, y: 300 };
    await finger('touchMove', [over]);
    const carried = page.locator('.carried');
    await carried.waitFor();
    const before = await carried.getAttribute('data-rotation');
    await finger('touchStart', [over, { x: 60, y: 500 }]);
    await expect.poll(() => carried.getAttribute('data-rotation')).not.toBe(before);
    await finger('touchMove', [hand, { x: 60, y: 500 }]);
    await finger('touchEnd', []);
    await carried.waitFor({ state: 'detached' });
    await page.locator('.place').first().tap();
    const ghost = page.locator('.ghost');
    const { width } = (await ghost.boundingBox())!;
    const { x, y } = await middleOf(ghost);
    await finger('touchStart', [{ x, y }]);
    await finger('touchStart', [
      { x, y },
      { x: x + 30, y: y + 30 },
    ]);
    await finger('touchMove', [
      { x: x - 30, y: y - 30 },
      { x: x + 60, y: y + 60 },
    ]);
    await finger('touchEnd', []);
    await expect.poll(async () => (await ghost.boundingBox())!.width).toBeGreaterThan(1.3 * width);
  });
});

async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function pressOn(page: Page, element: Locator): Promise<void> {
  const { x, y } = await middleOf(element);
  await page.mouse.move(x, y);
  await page.mouse.down();
}

type Fingers = (
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: readonly Point[],
) => Promise<unknown>;

/** Returns functions that move fingers over a page. */
async function fingersOf(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })),
    });
}

/** Drags the tile in hand to a place with one finger, above which it is held. */
async function carryByFinger(page: Page, finger: Fingers): Promise<void> {
  const hand = page.locator('.sheet.awaiting .hand-tile');
  await hand.waitFor();
  const place = page.locator('.place').first();
  const to = await middleOf(place);
  await finger('touchStart', [await middleOf(hand)]);
  await finger('touchMove', [{ x: to.x, y: to.y + 120 }]);
  await finger('touchMove', [{ x: to.x, y: to.y + 52 }]);
  await page.locator('.carried.snapped').waitFor();
  await finger('touchEnd', []);
  await page.locator('.ghost').waitFor();
}
