import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { folderOfTest } from '../support/folders.ts';
import { run } from '../support/run.ts';
import { resign, startTable } from '../support/table.ts';

const service = useApp();

test('`npm run dump` writes a dump without overwriting anything else', async () => {
  const folder = folderOfTest('dump');
  const command = (...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'src/commands/dump.ts', ...args], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        DATA_DIR: folder,
        DATABASE_URL: service.deps.config.databaseUrl,
      },
    });
  const table = await startTable(service, 2);
  await resign(service, table, table.players[0]!);
  const ended = new Date('2026-01-31'); // the command uses the machine's clock
  await service.db.prisma.game.update({
    where: { id: table.id },
    data: { finishedAt: ended, revealedAt: ended },
  });
  const target = join(folder, 'by-hand');
  expect(await command(target)).toEqual({
    status: 0,
    printed: `${target}: 1 games in 1 files, 1 of them written\n`,
  });
  await writeFile(join(target, 'manifest.json'), '{"format":"something else"}');
  expect(await command(target)).toEqual({
    status: 1,
    printed: `${join(target, 'manifest.json')} is not the manifest of a dump.\n`,
  });
  expect(await command()).toEqual({
    status: 1,
    printed: 'Name a folder, or set DUMP_FOLDER: npm run dump -- FOLDER\n',
  });
});
