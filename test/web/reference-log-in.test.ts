/** The API reference logs its readers in by OAuth, and sends their requests as them. */
import { expect, test } from 'vitest';
import { freePort } from '../../src/embedded-postgres/free-port.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

// The address of the page must be the service's own.
const port = await freePort('127.0.0.1');
const url = `http://127.0.0.1:${port}`;

describeInBrowser('logging in from the reference', () => {
  const service = useApp({ port, publicUrl: url });
  const browser = useBrowser();

  test('logs the player in on the requesting page, and calls the API as them', async () => {
    const player = await makePlayer(service, 'Mira');
    const page = await pageOf(browser, service, player);
    await page.getByRole('heading').first().waitFor();
    await page.goto(`${url}/docs`);
    const asking = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    const question = await asking;
    await question.getByText('127.0.0.1').first().waitFor();
    const asked = new URL(question.url()).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'http://127.0.0.1',
      redirect_uri: `${url}/docs`,
      scope: 'read play',
      code_challenge_method: 'S256',
    });
    const closed = question.waitForEvent('close');
    await question.getByRole('button', { name: 'Allow' }).click();
    await closed;
    await page.getByText('Access Token').first().waitFor();
    await expectUsable(page, 'the reference with a token');

    const { body } = await player.get('/v1/me/apps').expect(200);
    expect(body.items).toMatchObject([{ scopes: ['read', 'play'] }]);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('Get your account');
    await page
      .getByRole('option', { name: /Get your account/ })
      .first()
      .click();
    const operation = page.getByRole('region', { name: 'Get your account', exact: true });
    await operation.getByRole('button', { name: /Test Request/ }).click();
    await page.getByRole('button', { name: /^Send/ }).first().click();
    await page.getByText(`"${player.handle}"`).first().waitFor();

    const kept = await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })');
    expect(kept).not.toContain('cbm_');
  });
});
