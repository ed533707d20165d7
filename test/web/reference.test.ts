import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { expectUsable, expectUsableEverywhere, smallAndDark } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';

describeInBrowser('the API reference', () => {
  const service = useApp();
  const browser = useBrowser();

  /** Opens the reference with all other hosts blocked; returns the addresses requested there nevertheless. */
  async function openReference(page: Page, at = ''): Promise<string[]> {
    const elsewhere: string[] = [];
    await page.route(
      ({ origin }) => origin !== service.url,
      (route) => {
        elsewhere.push(route.request().url());
        return route.abort();
      },
    );
    await page.goto(`${service.url}/docs${at}`);
    await page.getByRole('heading', { name: 'Your first call' }).waitFor();
    return elsewhere;
  }

  test('shows the first call without scrolling, and loads from no other host', async () => {
    const page = await browser.open(phone);
    const elsewhere = await openReference(page);
    const call = page.locator('code.language-bash').first();
    expect(await call.textContent()).toContain(`curl '${service.url}/v1/games?status=open'`);
    const { y = 0, height = 0 } = (await call.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(740);
    await page.getByRole('link', { name: 'Carcassonne by mail' }).waitFor();
    expect(elsewhere).toEqual([]);
  });

  test('is accessible on a phone in dark colours and on a desktop', async () => {
    const page = await browser.open(smallAndDark);
    await openReference(page);
    await expectUsableEverywhere(page, 'the reference', async () => {
      const scheme = await page.evaluate(
        `matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'`,
      );
      await page.locator(`body.${scheme}-mode`).waitFor();
    });
  });

  test('finds an operation, shows it in curl, Python and TypeScript, and tries it', async () => {
    const page = await browser.open();
    const elsewhere = await openReference(page);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog').getByRole('combobox');
    await search.fill('guest play is enabled');
    const found = page.getByRole('option', { name: /Check whether guest play is enabled/ });
    await found.first().waitFor();
    await expectUsable(page, 'the search');
    await found.first().click();
    const operation = page.getByRole('region', { name: 'Check whether guest play is enabled' });
    await operation.getByText(`${service.url}/v1/guests`).first().waitFor();
    await operation.getByRole('button', { name: /Curl/ }).click();
    for (const name of ['TypeScript', 'Requests', 'Curl']) await page.getByRole('option', { name }).waitFor();
    await expectUsable(page, 'the choice of a language');
    await page.getByRole('option', { name: 'TypeScript' }).click();
    await operation.getByText(/await fetch\(/).waitFor();
    await operation.getByRole('button', { name: /Test Request/ }).click();
    await page.getByRole('button', { name: /^Send/ }).first().click();
    await page.getByText('"isEnabled"').first().waitFor();
    await expectUsable(page, 'an answer');
    expect(elsewhere).toEqual([]);
  });
});
