import { expect, test } from 'vitest';
import { findReplyAddress, upsertReplyAddress } from '../../src/inbound-email/store/reply-addresses.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress } from '../support/players.ts';
import { startTable } from '../support/table.ts';

const service = useApp();

test('simultaneous emails about a game share one reply address, with the latest version', async () => {
  const { id, players } = await startTable(service);
  const { prisma } = service.db;
  const [player] = players;
  if (player === undefined) throw new Error('The table has players.');
  await confirmAddress(service, player);
  const rows = await prisma.player.findUniqueOrThrow({ where: { id: player.id } });
  const at = service.deps.clock();
  for (let round = 0; round < 40; round++) {
    const address = {
      game: id,
      player: player.id,
      tokenHash: `hash ${round}`,
      generation: rows.linkGeneration,
      at,
    };
    const versions = [3, 1, 4, 1, 5, 2, 6, 2];
    await Promise.all(versions.map((version) => upsertReplyAddress(prisma, { ...address, version })));
    expect(await findReplyAddress(prisma, `hash ${round}`, at)).toMatchObject({ version: 6 });
  }
});
