/** Four people play a game with all eight expansions, each in a way of their own. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { type Decision, formatDecision, recordSchema } from '../../src/engine/index.ts';
import { versionIn } from '../../src/notifications/channels/email/delivery/message-ids.ts';
import { say } from '../chat/support/talk.ts';
import { usePostOffice } from '../inbound-email/support/post-office.ts';
import { inboundEmail } from '../inbound-email/support/settings.ts';
import { useApp } from '../support/app.ts';
import { depth } from '../support/depth.ts';
import { confirmAddress, makePlayer, type TestPlayer } from '../support/players.ts';
import { decide, readTable, seatAll, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { decideOnPage, pageOf } from './player.ts';

const record = recordSchema.parse(JSON.parse(readFileSync('examples/records/dragon-and-tower.json', 'utf8')));
/** The decisions to the end of the first flight of the dragon; the deep run plays the whole game. */
const decisions = depth >= 1 ? record.decisions : record.decisions.slice(0, 39);

describeInBrowser('over HTTP, on the page of a phone, by email and in a chat', () => {
  const service = useApp({ inboundEmail });
  const { mailbox, answer } = usePostOffice(service);
  const browser = useBrowser();

  test('four players make every kind of decision, and all four move the dragon in one flight', async () => {
    const players: TestPlayer[] = [];
    for (const name of record.players) players.push(await makePlayer(service, name.toLowerCase()));
    const [, onPhone, byEmail, inChat] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
    await confirmAddress(service, byEmail);
    const { rules, draws, start, returns } = record;
    const table = await seatAll(service, players, { rules, scenario: { draws, start, returns } });
    const page = await pageOf(browser, service, onPhone, `/games/${table.id}`, phone);

    const send = [
      (_: number, decision: Decision) =>
        decide(service, table, players[0] as TestPlayer, decision).expect(201),
      (_: number, decision: Decision) => decideOnPage(page, service, table, 1, formatDecision(decision)),
      (version: number, decision: Decision) => replyTo(table, byEmail, version, formatDecision(decision)),
      async (_: number, decision: Decision) => {
        const said = await say(service, inChat, formatDecision(decision), { game: table.id });
        expect(said.outcome, said.text).toBe('done');
      },
    ];
    for (const [version, { seat, decision }] of decisions.entries())
      await send[seat]?.(version, decision as Decision);

    const { status, scores } = await readTable(service, table, inChat);
    if (depth >= 1) expect({ status, scores }).toEqual({ status: 'finished', scores: record.result?.scores });
    const { items } = (await inChat.get(`/v1/games/${table.id}/moves?limit=500`).expect(200)).body;
    expect(items.map(({ seat, decision }: (typeof decisions)[number]) => ({ seat, decision }))).toEqual(
      decisions,
    );
    const flown = decisions.filter(({ decision }) => decision.type === 'dragon');
    expect(new Set(flown.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
  }, 1_800_000);

  /** Replies to the email about a version of the game, and waits until the decision is made. */
  async function replyTo(table: TestTable, player: TestPlayer, version: number, text: string): Promise<void> {
    const email = await vi.waitFor(() => {
      const asking = mailbox()
        .to(player.email)
        .find(({ headers }) => versionIn(headers['message-id'] ?? '') === version);
      if (asking === undefined) throw new Error(`no email about version ${version}`);
      return asking;
    }, waiting);
    await answer(email, text);
    const moved = async () => expect((await readTable(service, table, player)).version).toBe(version + 1);
    await vi.waitFor(moved, waiting);
  }
});
