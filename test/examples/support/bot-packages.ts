import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'vitest';
import { run } from '../../support/run.ts';

export type BotName = 'discord-bot' | 'irc-bot' | 'telegram-bot';

const folderOf = (bot: BotName) => join(import.meta.dirname, '../../../examples', bot);

/**
 * Returns whether a bot’s own packages are installed. CI installs them; elsewhere a warning says how to, and the
 * bot's tests are skipped.
 */
export function hasPackages(bot: BotName): boolean {
  const folder = folderOf(bot);
  if (process.env['CI'] !== undefined) {
    const options = { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' } as const;
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], options);
    if (status !== 0) throw new Error(`The packages of the ${bot} could not be installed.`);
  }
  const areThere = existsSync(join(folder, 'node_modules', '.package-lock.json'));
  if (!areThere)
    console.warn(
      `The tests of the ${bot} are skipped: npm ci --prefix examples/${bot} installs its packages.`,
    );
  return areThere;
}

/** Loads a package that only a bot depends on. */
export const requireFrom = (bot: BotName, name: string) =>
  createRequire(join(folderOf(bot), 'package.json'))(name);

/**
 * Expects the bot and its tests to compile; the project excludes them because their types are in the bot's packages.
 */
export async function expectTypesOf(bot: BotName): Promise<void> {
  const compiler = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');
  const { printed } = await run(process.execPath, [compiler, '-p', folderOf(bot)]);
  expect(printed).toBe('');
}
