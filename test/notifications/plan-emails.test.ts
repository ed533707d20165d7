import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { confirmAddress } from '../support/players.ts';
import { abbeyTable, layTile } from '../support/requests.ts';
import { startTable } from '../support/table.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo } from './support/mailbox.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);

test('a player whose plan has decided learns that the turn goes on', async () => {
  const table = await startTable(service, 2, abbeyTable);
  const two = table.players[1];
  await confirmAddress(service, two!);
  await service.http
    .post(`/v1/games/${table.id}/plans`)
    .set(two!.auth)
    .send({ decisions: [{ type: 'draw' }], repeats: true })
    .expect(201);
  await layTile(service, table, 0);
  const { text } = await emailTo(mailbox(), two!.email, /^Your turn/);
  expect(text).toContain('Your turn');
});
