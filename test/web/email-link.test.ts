import { expect, test } from 'vitest';
import { decisionLink } from '../../src/notifications/links.ts';
import { useApp } from '../support/app.ts';
import { readTable, startTable } from '../support/table.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';

describeInBrowser('the link of an email', () => {
  const service = useApp();
  const browser = useBrowser();

  test('opens at the decision, without a password; only confirming plays', async () => {
    const table = await startTable(service, 2, { scenario: { draws: ['base/U', 'base/V'] } });
    const [anna] = table.players;
    const { pathname } = new URL(await decisionLink(service.deps, table.id, 0, anna!.id));
    const page = await browser.open(phone);
    await page.goto(service.url + pathname);
    await page.locator('img[alt]').waitFor();
    expect((await readTable(service, table, anna!)).version).toBe(0);
    await page
      .getByLabel(/turned by 90°, a thief onto the road \(road0\)/)
      .first()
      .check();
    await page.getByRole('button').click();
    await page.getByRole('link').waitFor();
    expect(await page.locator('body').innerText()).toMatch(
      /lays a tile at .* and sends a thief onto the road/,
    );
    expect((await readTable(service, table, anna!)).version).toBe(1);

    await page.goto(service.url + pathname);
    await page.getByRole('link').waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
  });
});
