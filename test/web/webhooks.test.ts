import { expect, test } from 'vitest';
import { useReceiver } from '../notifications/support/receiver.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { seatAll } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

describeInBrowser('webhooks in the settings', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  test('are added, tested, called about turns, switched off and deleted', async () => {
    const receiver = await useReceiver();
    const player = await makePlayer(service);
    const page = await pageOf(browser, service, player, '/settings/programs', phone);
    const card = page.locator('section', { hasText: 'Discord, Slack and webhooks' });
    await card.getByText('Add a webhook').click();
    await card.getByLabel('Address').fill('http://10.0.0.1/');
    await card.getByRole('button', { name: 'Add', exact: true }).click();
    await card.locator('form .error:not(.empty)').waitFor();

    await card.getByLabel('My own program').check();
    await card.getByLabel('Address').fill(receiver.url);
    await card.getByLabel('Name for the list').fill('my bot');
    await card.getByRole('button', { name: 'Add', exact: true }).click();
    await card.getByText(`my bot: ${receiver.url}`).waitFor();
    expect(await card.locator('.secret').textContent()).toMatch(/^whsec_/);
    await card.getByRole('button', { name: 'Send a test' }).click();
    await card.locator('li').getByText('delivered').waitFor();
    await seatAll(service, [player, await makePlayer(service)]);
    await expect
      .poll(() => receiver.received.map(({ body }) => body.type))
      .toEqual(['webhook.test', 'turn.started']);

    await card.getByRole('button', { name: 'Switch off' }).click();
    await card.getByText('switched off').waitFor();
    const { body } = await service.http.get('/v1/me/webhooks').set(player.auth).expect(200);
    expect(body.items).toMatchObject([{ enabled: false, disabledBecause: 'owner' }]);
    await card.getByRole('button', { name: 'Delete' }).click();
    await card.locator('li').waitFor({ state: 'detached' });
  });

  test('are for one game, for a label, or for the results of all public games', async () => {
    const receiver = await useReceiver();
    const player = await makePlayer(service);
    const table = await seatAll(service, [player, await makePlayer(service)], { name: 'Sunday' });
    const page = await pageOf(browser, service, player, '/settings/programs', phone);
    const card = page.locator('section', { hasText: 'Discord, Slack and webhooks' });
    const add = async () => {
      await card.getByLabel('Address').fill(receiver.url);
      await card.getByRole('button', { name: 'Add', exact: true }).click();
    };
    await card.getByText('Add a webhook').click();
    await card.getByLabel('Which of them').selectOption({ index: 1 });
    await card.getByLabel('Only games with this label').fill('Spring Cup');
    await expectUsable(page, 'the form of a webhook');
    await add();
    await card.locator('li').getByText('one game · only “Spring Cup”').waitFor();
    await card.getByLabel('The results of all public games').check();
    await card.getByLabel('Which of them').waitFor({ state: 'detached' });
    await add();
    await card.locator('li').getByText('results of all public games · only “Spring Cup”').waitFor();
    const { body } = await service.http.get('/v1/me/webhooks').set(player.auth).expect(200);
    const scopes = body.items.map(({ games, gameId, label }: Record<string, unknown>) => ({
      games,
      gameId,
      label,
    }));
    expect(scopes).toHaveLength(2);
    expect(scopes).toContainEqual({ games: 'mine', gameId: table.id, label: 'Spring Cup' });
    expect(scopes).toContainEqual({ games: 'public', gameId: null, label: 'Spring Cup' });
  });
});
