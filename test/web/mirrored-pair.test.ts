import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { startPair, takeTurn } from '../support/mirrored-pair.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs } from './player.ts';

describeInBrowser('a mirrored pair', () => {
  const service = useApp();
  const browser = useBrowser();

  test('shows a move that waits for the other game, and what comes of it', async () => {
    const { anna, first, second } = await startPair(service);
    await takeTurn(service, first);
    const page = await browser.open(phone);
    await openAs(page, service, anna, `/games/${first.id}`);
    await page.getByRole('heading', { name: 'You have decided' }).waitFor();
    await page.locator('.planned .ghost').waitFor();
    expect(await page.locator('.picture').getAttribute('data-seq')).toBe('0');
    await keepPicture(page, 'mirrored-pair-held');
    await takeTurn(service, second);
    await page.locator('.picture[data-seq="1"]').waitFor();
    await page.getByRole('heading', { name: /^Waiting for / }).waitFor();
    expect(await page.locator('.planned .ghost').count()).toBe(0);
  });

  test('tells in the list which game waits for the other one', async () => {
    const { anna, first } = await startPair(service);
    await takeTurn(service, first);
    const page = await browser.open(phone);
    await openAs(page, service, anna, '/games');
    await page.getByText('waits for the other game').waitFor();
    await keepPicture(page, 'mirrored-pair-list');
  });
});
