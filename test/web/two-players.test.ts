import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { readTable, type TestTable } from '../support/table.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { decideOnPage, logIn, openAs } from './player.ts';

/** A straight road is closed between two monasteries; a city grows to four tiles and is completed. */
const draws = ['base/A', 'base/A', 'base/D', 'base/E', 'base/E', 'base/B'];

describeInBrowser('two players, one of them on a phone', () => {
  const service = useApp();
  const browser = useBrowser();

  test('play a whole game against each other with the mouse, and review it', async () => {
    const table = await openTable();
    const [anna, bruno] = table.players;
    const [atDesk, onPhone] = [
      await browser.open({ ...desktop, reducedMotion: 'no-preference' }),
      await browser.open(phone),
    ];
    await openAs(atDesk, service, anna!, `/games/${table.id}`);
    const link = await atDesk.getByLabel('Invitation', { exact: true }).inputValue();
    await logIn(onPhone, service, bruno!, new URL(link).pathname + new URL(link).search);
    await onPhone.getByRole('button', { name: 'Take a seat' }).click();
    const pages = [atDesk, onPhone];
    for (const page of pages) await page.locator('.picture.drawn').waitFor();

    for (let moves = 0; moves < draws.length; moves++) {
      const { awaiting } = await readTable(service, table, anna!);
      const seat: number = awaiting.seats[0];
      const { body } = await table.players[seat]!.get(`/v1/games/${table.id}/options`);
      const best = bestOf(body.options, seat);
      await decideOnPage(pages[seat]!, service, table, seat, best.text, async (page) => {
        if (best.gain > 0)
          expect(await page.locator('.confirm .main').innerText()).toContain(`+${best.gain}`);
      });
    }

    const { scores, status } = await readTable(service, table, anna!);
    expect(status).toBe('finished');
    expect(Math.max(...scores)).toBeGreaterThan(3);
    for (const page of pages) {
      await page.getByRole('heading', { name: /^(You won by|You lost by|It is a draw)/ }).waitFor();
      // The points count up.
      await expect.poll(() => page.locator('.scores .score').allInnerTexts()).toEqual(scores.map(String));
    }
    await reviewGame(atDesk);
    await reviewGame(onPhone);
  });

  async function openTable(): Promise<TestTable> {
    const players = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    const request = { name: 'Short game', visibility: 'private', scenario: { draws } };
    const { body } = await players[0]!.post('/v1/games', request).expect(201);
    return { id: body.id, players };
  }

  /** The slider reaches every moment, and a link to one opens there. */
  async function reviewGame(page: Awaited<ReturnType<typeof browser.open>>): Promise<void> {
    const slider = page.getByRole('slider', { name: 'Move shown on the board' });
    expect(await slider.inputValue()).toBe(String(draws.length));
    await slider.fill('2');
    await page.locator('.picture[data-seq="2"]').waitFor();
    expect(new URL(page.url()).search).toBe('?at=2');
    expect(await page.locator('.log li.current .seq').innerText()).toBe('2');
    await slider.press('Home');
    await page.getByRole('heading', { name: 'Before the first move' }).waitFor();
    await page.goto(`${page.url().split('?')[0]}?at=3`);
    await page.getByText(`Move 3 of ${draws.length}`, { exact: true }).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share this moment' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(page.url());
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await page.locator(`.picture[data-seq="${draws.length}"]`).waitFor();
  }
});

interface ListedOption {
  readonly label: string;
  readonly decision: { x: number; y: number; rotation: number; deploy?: { piece: string; segment: string } };
  readonly gains: readonly number[];
  readonly deployments?: readonly ListedOption[];
}

/** The option with the most immediate points, or else one that claims something. */
function bestOf(options: readonly ListedOption[], seat: number): { text: string; gain: number } {
  const all = options.flatMap((option) => [...(option.deployments ?? []), option]);
  const [best] = [...all].sort((a, b) => (b.gains[seat] ?? 0) - (a.gains[seat] ?? 0));
  const { x, y, rotation, deploy } = best!.decision;
  const piece = deploy === undefined ? '' : ` ${deploy.piece}@${deploy.segment}`;
  return { text: `${x},${y} r${rotation}${piece}`, gain: best!.gains[seat] ?? 0 };
}
