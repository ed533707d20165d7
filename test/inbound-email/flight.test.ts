import { expect, test, vi } from 'vitest';
import { dueTimers } from '../../src/games/clock/timers.ts';
import { say } from '../chat/support/talk.ts';
import { useApp } from '../support/app.ts';
import { flightScenario, playToFlight } from '../support/flight.ts';
import { lasting, type TestPlayer } from '../support/players.ts';
import { decide, readTable, resign } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { emailHolding, emailTable, usePostOffice } from './support/post-office.ts';
import { inboundEmail } from './support/settings.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example', inboundEmail });
const { mailbox, answer } = usePostOffice(service);

test('players move the dragon over HTTP, by email and in a chat, each asked once and no one else', async () => {
  const rules = { expansions: ['princess-and-dragon', 'tower'] };
  const table = await emailTable(
    service,
    { rules, scenario: flightScenario, clock: { perTurn: 'P3D' } },
    {},
    4,
  );
  const [overHttp, byEmail, inChat, last] = table.players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
  const state = () => readTable(service, table, overHttp);
  const turnsOf = ({ email }: TestPlayer) =>
    mailbox()
      .to(email)
      .filter(({ text }) => /Move the dragon by one tile:/.test(text)).length;
  await playToFlight(service, table);
  expect((await state()).awaiting).toMatchObject({ phase: 'dragon', seats: [0] });
  await decide(service, table, overHttp, { type: 'dragon', x: 0, y: 1 }).expect(201);

  const email = await emailHolding(mailbox(), byEmail.email, /Move the dragon/);
  // What was news before the flight depends on which email was sent before.
  const text = email.text.replaceAll('\r\n', '\n');
  expect(text).toContain(`The dragon eats ${overHttp.handle}’s meeple.`);
  expect(text).toContain(
    'Move the dragon by one tile:\n1 the dragon to 0,0, eating no one\n' +
      '2 the dragon to 0,2, eating your farmer\nReply with a number, such as 1.',
  );
  expect(email.html).toContain('cid:board');
  await answer(email, '2');
  await vi.waitFor(async () => expect((await state()).awaiting.seats).toEqual([2]), waiting);

  const shown = await say(service, inChat, 'options', { game: table.id });
  expect(shown.text).toContain(
    '1 the dragon to 1,2, eating your knight\n2 the dragon to 0,3, eating your farmer',
  );
  const moved = await say(service, inChat, 'dragon 0,3', { game: table.id });
  expect(moved.text).toContain(
    `${inChat.handle} lands the dragon at 0,3.\nThe dragon eats ${inChat.handle}’s meeple.`,
  );

  await emailHolding(mailbox(), last.email, /Move the dragon/);
  expect([byEmail, last].map(turnsOf)).toEqual([1, 1]);
  // The first mover has decided at once, possibly before the email was sent.
  expect(turnsOf(overHttp)).toBeLessThanOrEqual(1);
  await answer(await emailHolding(mailbox(), last.email, /Move the dragon/), '1');
  await vi.waitFor(async () => expect((await state()).awaiting.phase).toBe('place'), waiting);
}, 120_000);

test('a player who is late in a flight loses one step, and one who resigned is passed over', async () => {
  const rules = { expansions: ['princess-and-dragon', 'tower'] };
  const table = await emailTable(
    service,
    { rules, scenario: flightScenario, clock: { perTurn: 'P3D' } },
    {},
    4,
  );
  await playToFlight(service, table);
  const [late, gone] = table.players as [TestPlayer, TestPlayer];
  await resign(service, table, gone);
  const reader = await lasting(service, late);
  service.pass(3 * 24 * 3_600_000 + 1000);
  await dueTimers(service.deps).drain();
  const { awaiting, last, ...game } = await readTable(service, table, reader);
  expect(game.table.expansions['princess-and-dragon'].flight).toEqual({
    visited: [
      { x: 1, y: 1 },
      { x: 1, y: 2 },
    ],
    movesLeft: 5,
  });
  expect(awaiting).toMatchObject({ phase: 'dragon', seats: [2] });
  expect(last.decision).toEqual({ type: 'skip' });
  const { text } = await emailHolding(mailbox(), late.email, /has run out/);
  expect(text).toContain('ran out of time: the dragon takes the first way that is free.');
}, 120_000);
