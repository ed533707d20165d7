import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { drawLots, formatDecision, pilesFor, resolveRules } from '../../src/engine/index.ts';
import { chosenIn } from '../inbound-email/support/chosen-in.ts';
import { emailTable, usePostOffice } from '../inbound-email/support/post-office.ts';
import { inboundEmail } from '../inbound-email/support/settings.ts';
import type { ReceivedEmail } from '../notifications/support/mailbox.ts';
import { usePushService } from '../notifications/support/push-service.ts';
import { useApp } from '../support/app.ts';
import { depth } from '../support/depth.ts';
import type { TestPlayer } from '../support/players.ts';
import type { TestBrowser } from '../support/push-browser.ts';
import { optionsOf, readTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { describeInBrowser, desktop, useBrowser } from './browser.ts';
import { decideOnPage, openAs } from './player.ts';

/** Tiles with an inn, with a cathedral and of the base game. */
const prepared = ['base/V', 'inns/A', 'inns/L', 'base/E', 'base/U', 'inns/I', 'inns/H', 'base/B'];

const rules = { expansions: ['inns-and-cathedrals' as const] };
const seed = '20261122'.repeat(8);

/** All 89 tiles of the bag, shuffled by a fixed seed. */
function wholeBag(): string[] {
  const piles = pilesFor(resolveRules(rules), 2);
  return drawLots(
    piles.flatMap(({ tiles }) => tiles),
    seed,
  );
}

const draws = depth >= 1 ? wholeBag() : prepared;

describeInBrowser('one player answers emails, the other is woken on the page', () => {
  const service = useApp({ publicUrl: 'http://carcassonne.example', inboundEmail });
  const { mailbox, answer } = usePostOffice(service);
  const pushService = usePushService();
  const browser = useBrowser();

  /** The game's page that a push notification about this version opens. */
  async function wokenFor(device: TestBrowser, version: number): Promise<string> {
    const url = await vi.waitFor(async () => {
      const messages = await pushService().received(device);
      const found = messages.find(
        ({ payload }) => payload.type === 'turn.started' && payload.version === version,
      );
      if (found === undefined) throw new Error(`nothing about version ${version}`);
      return found.payload.url;
    }, waiting);
    return url.replace(service.deps.config.publicUrl, service.url);
  }

  /** Plays on the page until the game waits for somebody else; every second turn with a piece. */
  async function playOnPage(page: Page, table: TestTable, turn: number): Promise<void> {
    const options = await optionsOf(service, table, table.players[0]!);
    const option = options[(turn * 7) % options.length];
    const { decision } = (turn % 2 === 0 ? option.deployments?.[0] : undefined) ?? option;
    await decideOnPage(page, service, table, 0, formatDecision(decision));
  }

  /** The first email that asks for a decision and has not been answered. */
  const asking = (reader: TestPlayer, answered: ReadonlySet<ReceivedEmail>): Promise<ReceivedEmail> =>
    vi.waitFor(() => {
      const emails = mailbox().to(reader.email);
      const email = emails.findLast(({ text }) => /To play, answer this email/.test(text));
      if (email === undefined || answered.has(email)) throw new Error('no email asks for a decision');
      return email;
    }, waiting);

  test('and the score of their whole game is that of its replayed record', async () => {
    const table = await emailTable(service, { rules, scenario: { draws } });
    const [onPage, byEmail] = table.players as [TestPlayer, TestPlayer];
    const state = () => readTable(service, table, onPage);
    const device = pushService().subscribe();
    await service.http
      .post('/v1/me/push-subscriptions')
      .set(onPage.auth)
      .send(device.subscription)
      .expect(201);
    const page = await browser.open(desktop);
    await openAs(page, service, onPage, `/games/${table.id}`);
    const answered = new Set<ReceivedEmail>();

    for (let turn = 0, now = await state(); now.status === 'running'; turn += 1, now = await state()) {
      const { version } = now;
      if (now.awaiting.seats[0] === 0) {
        if (turn > 0) await page.goto(await wokenFor(device, version));
        await playOnPage(page, table, turn);
      } else {
        const email = await asking(byEmail, answered);
        answered.add(email);
        await answer(email, chosenIn(email, turn) ?? 'help');
        await vi.waitFor(async () => expect((await state()).version).toBeGreaterThan(version), waiting);
      }
    }

    const { status, scores } = await state();
    expect(status).toBe('finished');
    // A tile that fits nowhere is set aside.
    expect(answered.size).toBeGreaterThanOrEqual(0.4 * draws.length);
    const read = service.http.get(`/v1/games/${table.id}/record`).set(onPage.auth);
    const { body: record } = await read.expect(200);
    const replayed = await service.http.post('/v1/records/replay').send(record).expect(200);
    expect(replayed.body.scores).toEqual(scores);
    expect(Math.max(...scores)).toBeGreaterThan(0);
    await page.getByRole('heading', { name: /^(You won by|You lost by|It is a draw)/ }).waitFor();
    expect(await page.locator('.scores .score').allInnerTexts()).toEqual(scores.map(String));
    const ended = () =>
      mailbox()
        .to(byEmail.email)
        .filter(({ about }) => / is over: /.test(about));
    await vi.waitFor(() => expect(ended()).toHaveLength(1), waiting);
  }, 600_000);
});
