import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { usePushService } from '../notifications/support/push-service.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { decide, optionsOf, startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { describeInBrowser, desktop, phone, useBrowser, withWorker } from './browser.ts';
import { openAs, pageOf } from './player.ts';
import { subscribeAt } from './push-device.ts';

describeInBrowser('push notifications', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();
  const pushService = usePushService();

  test('are enabled in the settings, arrive, replace each other, and open the decision', async () => {
    const table = await startTable(service, 2, { name: 'Sunday table' });
    const [first, second] = table.players;
    const page = await browser.open({ ...desktop, ...withWorker });
    const device = await subscribeAt(page, pushService().subscribe());
    await openAs(page, service, second!, '/settings');
    await page.getByLabel('Notify me on this device').check();
    await page.getByText('this device', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send a test' }).click();
    const tested = await pushService().receives(device, 'push.test');
    const deliver = await deliveryTo(page, service.url);
    await showsOnce(page, ['It works'], () => deliver(tested.payload));

    const [option] = await optionsOf(service, table, first!);
    await decide(service, table, first!, option.decision).expect(201);
    const { payload } = await pushService().receives(device, 'turn.started');
    const turn = `Your turn in “Sunday table”: ${payload.body}`;
    const deliverThree = async () => {
      for (const version of [0, 1, 0])
        await deliver({ ...payload, image: null, version, ...(version === 0 && { body: 'older' }) });
    };
    await showsOnce(page, [turn], deliverThree, table.id);
    const worker = await workerOf(page.context());
    // The notification may already be gone.
    const opened = await vi.waitFor(async () => {
      await deliver({ ...payload, image: null });
      return openedByClick(worker, table.id);
    }, waiting);
    expect(opened).toBe(`${service.url}/games/${table.id}`);
    await vi.waitFor(async () => expect(await page.title()).toMatch(/^\(1\) /), waiting);
    expect(await page.locator('#icon').getAttribute('href')).toBe('/assets/icon-waiting.svg');
    await page.goto(`${service.url}/games/${table.id}`);
    await page.locator('.sheet.awaiting').waitFor();
  });

  test('are offered once below the board while the game waits for a person', async () => {
    const table = await startTable(service, 2);
    const [first, second] = table.players as [TestPlayer, TestPlayer];
    const page = await browser.open({ ...phone, ...withWorker });
    await subscribeAt(page, pushService().subscribe());
    await openAs(page, service, first, `/games/${table.id}`);
    const offer = page.getByRole('region', { name: 'Get a notification on this device' });
    await page.locator('.sheet.awaiting').waitFor();
    await playByApi(table, first);
    await offer.waitFor();
    expect(await offer.locator('.main').count()).toBe(0);
    expect(
      await page.locator('.sheet').getByRole('region', { name: 'Get a notification on this device' }).count(),
    ).toBe(1);
    // Left open: the next turn removes it for good.
    await playByApi(table, second);
    await page.locator('.sheet.awaiting').waitFor();
    expect(await offer.count()).toBe(0);
    await playByApi(table, first);
    await page.getByRole('heading', { name: /^Waiting for/ }).waitFor();
    expect(await offer.count()).toBe(0);
  });

  async function playByApi(table: TestTable, player: TestPlayer): Promise<void> {
    const [option] = await optionsOf(service, table, player);
    await decide(service, table, player, option.decision).expect(201);
  }

  test('stay off on a device that was removed, here or elsewhere', async () => {
    const { players } = await startTable(service, 2);
    const [me] = players;
    const page = await browser.open({ ...desktop, ...withWorker });
    const { subscription } = await subscribeAt(page, pushService().subscribe());
    const on = page.getByLabel('Notify me on this device');
    const here = page.getByText('this device', { exact: true });
    await openAs(page, service, me!, '/settings');
    await on.check();
    await here.waitFor();
    await page.getByRole('button', { name: /^Remove: / }).click();
    await here.waitFor({ state: 'detached' });
    expect(await on.isChecked()).toBe(false);
    expect(await page.evaluate(renewal)).toBeNull();

    await on.check();
    await here.waitFor();
    for (const { id } of await devicesOf(me!))
      await me!.delete(`/v1/me/push-subscriptions/${id}`).expect(204);
    // The subscription is due for renewal at the service.
    const dueLongAgo = JSON.stringify(`${me!.id} 1 ${subscription.endpoint}`);
    await page.evaluate(`localStorage.setItem('carcassonne.push-renewed', ${dueLongAgo})`);
    await page.reload();
    await vi.waitFor(async () => expect(await page.evaluate(renewal)).toBeNull(), waiting);
    expect(await devicesOf(me!)).toEqual([]);
  });

  const devicesOf = async ({ auth }: TestPlayer): Promise<{ id: string }[]> =>
    (await service.http.get('/v1/me/push-subscriptions').set(auth).expect(200)).body.items;

  test('are removed for a turn played elsewhere', async () => {
    const table = await startTable(service, 2);
    const [first] = table.players;
    const page = await pageOf(browser, service, first!, '/', { ...desktop, ...withWorker });
    const deliver = await deliveryTo(page, service.url);
    const message = {
      type: 'turn.started',
      title: 'Your turn',
      body: '',
      language: 'en',
      tag: table.id,
      image: null,
      url: `http://localhost/games/${table.id}`,
      waiting: 1,
      gameId: table.id,
      version: 0,
      timestamp: new Date().toISOString(),
    };
    await showsOnce(page, ['Your turn'], () => deliver(message));
    const [option] = await optionsOf(service, table, first!);
    await decide(service, table, first!, option.decision).expect(201);
    await page.evaluate("dispatchEvent(new Event('online'))");
    await shows(page, []);
    expect(await page.title()).not.toMatch(/^\(/);
  });

  test('without a connection the last board stays, and the page recovers automatically', async () => {
    const table = await startTable(service, 2, { name: 'Sunday table' });
    const page = await pageOf(browser, service, table.players[0]!, `/games/${table.id}`, {
      ...desktop,
      ...withWorker,
    });
    await page.locator('.picture.drawn').waitFor();
    await workerOf(page.context());
    await vi.waitFor(async () => expect(await page.evaluate('caches.keys()')).toHaveLength(2), waiting);
    // The page itself is not cached, so that an old page never meets a newer service.
    const kept =
      'caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname))))';
    const pathsKept = async () => ((await page.evaluate(kept)) as string[][]).flat();
    await vi.waitFor(async () => expect(await pathsKept()).toContain('/offline.html'), waiting);
    const paths = await pathsKept();
    expect(paths.filter((path) => !/^\/(offline|assets\/(offline|icon))/.test(path))).toEqual([]);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    const picture = page.getByRole('img', { name: 'The board of “Sunday table”' });
    await picture.waitFor();
    expect(await page.evaluate('document.querySelector("figure img").naturalWidth')).toBeGreaterThan(100);
    await page.context().setOffline(false);
    await page.locator('.picture.drawn').waitFor();
  });
});

/** The page's note about the last registration of the device at the service. */
const renewal = `localStorage.getItem('carcassonne.push-renewed')`;

/** Returns a function that delivers a payload to the page's worker, like the browser after decryption. */
async function deliveryTo(page: Page, origin: string): Promise<(payload: object) => Promise<void>> {
  await page.context().grantPermissions(['notifications']);
  await workerOf(page.context());
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const session: CDPSession = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', (update) => {
    for (const { registrationId } of update.registrations) registrations.push(registrationId);
  });
  await session.send('ServiceWorker.enable');
  await vi.waitFor(() => expect(registrations).not.toEqual([]), waiting);
  return async (payload) => {
    const registrationId = registrations.at(-1) ?? '';
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(payload),
    });
  };
}

const workerOf = (context: BrowserContext): Promise<Worker> =>
  vi.waitFor(() => {
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error('no service worker');
    return worker;
  }, waiting);

interface Shown {
  readonly title: string;
  readonly whole: string;
}

/**
 * Delivers until the page's notifications, or those with a tag, are these: the test browser removes one after a few
 * seconds, which on a busy machine can be too early.
 */
const showsOnce = (
  page: Page,
  expected: readonly string[],
  deliver: () => Promise<void>,
  tag = '',
): Promise<void> =>
  vi.waitFor(async () => {
    await deliver();
    await shows(page, expected, tag, { ...waiting, timeout: 2_000 });
  }, waiting);

/** Waits until the page's notifications, or those with a tag, are these, as `title: body` or `title`. */
async function shows(
  page: Page,
  expected: readonly string[],
  tag = '',
  within: { readonly timeout: number; readonly interval: number } = waiting,
): Promise<void> {
  await vi.waitFor(async () => {
    const shown = (await page.evaluate(`navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications({ tag: '${tag}' }))
      .then((all) => all.map(({ title, body }) => ({ title, whole: title + ': ' + body })))`)) as Shown[];
    const texts = shown.map(({ title, whole }) => (expected.includes(whole) ? whole : title));
    expect(texts.sort()).toEqual([...expected].sort());
  }, within);
}

/** Clicks the notification of a game within the worker; returns the address that it opens. */
function openedByClick(worker: Worker, tag: string): Promise<unknown> {
  // Only a user's click can open windows, so the worker's function for it is replaced.
  return worker.evaluate(`(async () => {
    const [notification] = await registration.getNotifications({ tag: '${tag}' });
    const opened = new Promise((resolve) => {
      clients.openWindow = async (url) => resolve(url);
    });
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    return opened;
  })()`);
}
