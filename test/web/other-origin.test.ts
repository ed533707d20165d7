import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { startTable, takeFirst } from '../support/table.ts';
import { describeInBrowser, useBrowser } from './browser.ts';

const service = useApp();
useWorkers(service);

/** Serves a page at an address of its own, which shows the live events of a game; returns its address. */
async function widgetFor(events: string): Promise<string> {
  const page = `<!doctype html><title>widget</title><ol></ol><script>
    const source = new EventSource(${JSON.stringify(events)});
    const show = (text) => document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: text }));
    source.addEventListener('connected', () => show('connected'));
    source.addEventListener('decision.made', ({ data }) => show('entry ' + JSON.parse(data).entry.seq));
  </script>`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describeInBrowser('a page of another site', () => {
  const browser = useBrowser();

  test('shows a public game live with nothing but an EventSource', async () => {
    const table = await startTable(service, 2);
    const page = await browser.open();
    await page.goto(await widgetFor(`${service.url}/v1/games/${table.id}/events`));
    await page.getByText('connected').waitFor();
    await takeFirst(service, table, table.players[0]!);
    await page.getByText('entry 1').waitFor();
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['connected', 'entry 1']);
  });
});
