import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { confirmAddress } from '../support/players.ts';
import { agreeTo, undoableTable } from '../support/requests.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo } from './support/mailbox.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);

async function confirmedTable() {
  const table = await undoableTable(service);
  const [one, two] = table.players;
  for (const player of table.players) await confirmAddress(service, player);
  await service.http.patch('/v1/me').set(two!.auth).send({ locale: 'it' }).expect(200);
  return { table, one: one!, two: two! };
}

test('after an undo it is the turn of the player whose decision it was, who is told why', async () => {
  const { table, one } = await confirmedTable();
  await agreeTo(service, table, 0, 'undo');
  const { text } = await emailTo(mailbox(), one.email, /^Your turn/);
  expect(text).toContain(
    `Everybody agrees to undo ${one.handle}’s last move: the game goes on after move 1.`,
  );
});

test('the end without a result is said in each language, with points and without winner and analysis', async () => {
  const { table, one, two } = await confirmedTable();
  await agreeTo(service, table, 0, 'end');
  const english = await emailTo(mailbox(), one.email, /is over/);
  expect(english.about).toMatch(/is over: everybody agreed to end it without a result$/);
  expect(english.text).not.toMatch(/\bwon\b|analysis/);
  const italian = await emailTo(mailbox(), two.email, /è finita/);
  expect(italian.about).toMatch(/è finita: tutti hanno accettato di chiuderla senza risultato$/);
  expect(italian.text).toContain(one.handle);
});
