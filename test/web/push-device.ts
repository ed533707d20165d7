import type { Page } from 'playwright-core';
import type { TestBrowser } from '../support/push-browser.ts';

/**
 * Gives the page a browser subscription at a test push service, which outlives a reload: Chromium's real one is
 * remote.
 */
export async function subscribeAt(page: Page, device: TestBrowser): Promise<TestBrowser> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(`{
    const found = {
      ...${JSON.stringify(device.subscription)},
      toJSON: () => (${JSON.stringify(device.subscription)}),
      options: {},
      unsubscribe: async () => {
        localStorage.removeItem('test.subscribed');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem('test.subscribed') === null ? null : found),
      subscribe: async () => {
        localStorage.setItem('test.subscribed', 'yes');
        return found;
      },
    });
  }`);
  return device;
}
