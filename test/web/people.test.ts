import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { openAs, pageOf } from './player.ts';

describeInBrowser('trouble with other players', () => {
  const service = useApp();
  const browser = useBrowser();

  test('a player is muted and blocked at the table, and both are undone in the settings', async () => {
    const table = await startTable(service, 2);
    const [me] = table.players;
    const page = await browser.open(phone);
    page.on('dialog', (dialog) => dialog.accept());
    await openAs(page, service, me!, `/games/${table.id}`);
    await page.getByText('Trouble with a player?').click();
    await page.getByRole('button', { name: 'Mute' }).click();
    await page.getByText(/no longer see the messages/).waitFor();
    await page.getByRole('button', { name: 'Block' }).click();
    await page.getByText(/is blocked/).waitFor();
    await page.goto(`${service.url}/settings/privacy`);
    await page.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('button', { name: 'Show messages again' }).click();
    await page.getByText('You have blocked or muted no one.').waitFor();
    const { body } = await me!.get('/v1/me/blocks').expect(200);
    expect(body.items).toEqual([]);
  });

  test('a player is reported to the operators with one of the service’s reasons', async () => {
    const table = await startTable(service, 2);
    const [me, other] = table.players;
    const page = await pageOf(browser, service, me!, `/games/${table.id}`);
    await page.getByText('Trouble with a player?').click();
    await page.getByRole('button', { name: 'Report' }).click();
    const form = page.getByRole('form', { name: /^Report / });
    await form.locator('input[value=spam]').check();
    await form.getByLabel('What happened?').fill('The same link again and again.');
    await form.getByRole('button', { name: 'Send to the operator' }).click();
    await page.getByText(/The operator will look into it/).waitFor();
    const reports = await service.db.prisma.report.findMany({ where: { reportedId: other!.id } });
    expect(reports).toMatchObject([{ reason: 'spam', text: 'The same link again and again.' }]);
  });

  test('an owner without a seat writes to those at the table', async () => {
    const [host, player] = [await makePlayer(service), await makePlayer(service)];
    const { body: game } = await host
      .post('/v1/games', { seatCount: 2, join: false, robots: ['easy'], robotDelay: 'PT1H' })
      .expect(201);
    await player.post(`/v1/games/${game.id}/seats`).expect(201);
    const say = (text: string) => player.post(`/v1/games/${game.id}/messages`, { text }).expect(201);
    await say('Who begins?');
    const page = await pageOf(browser, service, host, `/games/${game.id}`);
    const talk = page.locator('#part-messages');
    await talk.getByText('Who begins?').waitFor();
    await talk.getByRole('textbox').fill('The robot.');
    await talk.getByRole('button').last().click();
    await talk.getByText('The robot.').waitFor();
  });

  test('the owner removes a player from an open table, and cancels it', async () => {
    const [owner, guest] = [await makePlayer(service), await makePlayer(service)];
    const { body: game } = await owner.post('/v1/games', { seatCount: 3 });
    await guest.post(`/v1/games/${game.id}/seats`, {}).expect(201);
    const page = await browser.open(desktop);
    page.on('dialog', (dialog) => dialog.accept());
    await openAs(page, service, owner, `/games/${game.id}`);
    await page.getByRole('button', { name: `Remove ${guest.handle} from the table` }).click();
    await expect.poll(() => page.locator('.seats .free').count()).toBe(2);
    await page.getByRole('button', { name: 'Cancel the table' }).click();
    await page.getByRole('link', { name: 'New game' }).waitFor();
    const { body } = await owner.get(`/v1/games/${game.id}`).expect(200);
    expect(body.status).toBe('aborted');
  });
});
