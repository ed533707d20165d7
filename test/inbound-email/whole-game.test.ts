import { expect, test, vi } from 'vitest';
import { versionIn } from '../../src/notifications/channels/email/delivery/message-ids.ts';
import type { ReceivedEmail } from '../notifications/support/mailbox.ts';
import { useApp } from '../support/app.ts';
import { depth } from '../support/depth.ts';
import type { TestPlayer } from '../support/players.ts';
import { decide, optionsOf, readTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { chosenIn } from './support/chosen-in.ts';
import { emailTable, usePostOffice } from './support/post-office.ts';
import { inboundEmail } from './support/settings.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example', inboundEmail });
const { mailbox, answer } = usePostOffice(service);

/** Plays for the player on the page until it is another player's turn. */
async function playAt(table: TestTable, player: TestPlayer, seat: number): Promise<void> {
  let { awaiting } = await readTable(service, table, player);
  for (let turn = 0; awaiting?.seats[0] === seat; turn += 1) {
    const options = await optionsOf(service, table, player);
    const option = options[(turn * 7) % options.length];
    const { decision } = option.deployments?.[0] ?? option;
    ({ awaiting } = (await decide(service, table, player, decision).expect(201)).body);
  }
}

/** Both players get tiles with an inn or a cathedral; the deep run plays all tiles. */
const fewTiles = ['base/V', 'inns/H', 'inns/L', 'base/E', 'base/U', 'inns/I', 'inns/K', 'base/B'];
const isWhole = depth >= 1;

test('a player completes a whole game by email replies only', async () => {
  const rules = { expansions: ['inns-and-cathedrals'] };
  const table = await emailTable(service, { rules, ...(!isWhole && { scenario: { draws: fewTiles } }) });
  const [onPage, byEmail] = table.players as [TestPlayer, TestPlayer];
  const state = () => readTable(service, table, onPage);
  const answered = new Set<ReceivedEmail>();
  // An email about an earlier version can arrive last.
  const nextEmail = (): Promise<ReceivedEmail | undefined> =>
    vi.waitFor(async () => {
      const { version, status } = await state();
      const asking = mailbox()
        .to(byEmail.email)
        .findLast(
          ({ text, headers }) =>
            /To play, reply to this email/.test(text) && versionIn(headers['message-id'] ?? '') === version,
        );
      if (asking !== undefined && !answered.has(asking)) return asking;
      if (status === 'finished') return undefined;
      throw new Error('no email asks for a decision');
    }, waiting);

  await playAt(table, onPage, 0);
  for (let turn = 0; ; turn += 1) {
    const email = await nextEmail();
    if (email === undefined) break;
    answered.add(email);
    const { version } = await state();
    await answer(email, chosenIn(email, turn) ?? 'help');
    await vi.waitFor(async () => expect((await state()).version).toBeGreaterThan(version), waiting);
    await playAt(table, onPage, 0);
  }

  const finished = await state();
  expect(finished.status).toBe('finished');
  expect(answered.size).toBeGreaterThanOrEqual(isWhole ? 30 : 4);
  const record = (await onPage.get(`/v1/games/${table.id}/record`).expect(200)).body;
  expect(record.decisions.length).toBe(finished.version);
  const replayed = await service.http.post('/v1/records/replay').send(record).expect(200);
  expect(replayed.body.scores).toEqual(finished.scores);
  await vi.waitFor(
    () =>
      expect(
        mailbox()
          .to(byEmail.email)
          .map(({ about }) => about)
          .join(),
      ).toMatch(/is over/),
    waiting,
  );
  const emails = mailbox()
    .to(byEmail.email)
    .filter(({ headers }) => headers['reply-to'] !== undefined);
  const threads = emails.map(({ headers }) => headers['subject']?.replace(/^Re: /, ''));
  expect(new Set(threads)).toEqual(
    new Set([`Your turn in “${finished.name}”`, `Carcassonne: “${finished.name}”`]),
  );
  expect(Math.max(...emails.map(({ raw }) => raw.length))).toBeLessThan(60_000);
  expect([...answered].filter(({ text }) => !/^Tile: \S+\/\S+/m.test(text))).toEqual([]);
}, 900_000);
