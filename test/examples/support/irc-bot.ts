import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestApp } from '../../support/app.ts';
import type { TestApplication } from '../../support/players.ts';
import { waiting } from '../../support/waiting.ts';
import type { TestNetwork } from './network.ts';
import { freePort, host } from './places.ts';

/** The bot as operators run it, in its own process. */
export interface BotProcess {
  /** Resolves once it has printed this, after the output of earlier calls. */
  until(pattern: RegExp): Promise<void>;
  end(): Promise<void>;
}

/** Starts the bot and waits until it has joined the channel. */
export async function startBot(
  service: TestApp,
  network: TestNetwork,
  { auth }: TestApplication,
  channel: string,
  more: Record<string, string> = {},
): Promise<BotProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'examples/irc-bot/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      CARCASSONNE_URL: service.url,
      CARCASSONNE_TOKEN: auth.authorization.replace('Bearer ', ''),
      BOT_PORT: String(await freePort()),
      IRC_HOST: host,
      IRC_PORT: String(network.port),
      IRC_TLS: 'false',
      IRC_NETWORK: 'test',
      IRC_CHANNELS: channel,
      IRC_LINE_MS: '0',
      ...more,
    },
  });
  const bot = processOf(child);
  await bot.until(/joined/);
  return bot;
}

function processOf(child: ChildProcess): BotProcess {
  let printed = '';
  let read = 0;
  const listeners = new Set<() => void>();
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (text) => {
      printed += text;
      for (const look of listeners) look();
    });
  const gone = once(child, 'exit');
  gone.then(() => {
    for (const look of listeners) look();
  });
  return {
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`the bot never printed ${pattern}:\n${printed.slice(read)}`)),
          waiting.timeout,
        );
        const look = () => {
          const found = pattern.exec(printed.slice(read));
          if (found === null && child.exitCode === null) return;
          listeners.delete(look);
          clearTimeout(late);
          if (found === null) return reject(new Error(`the bot ended:\n${printed}`));
          read += found.index + found[0].length;
          resolve();
        };
        listeners.add(look);
        look();
      }),
    end: async () => {
      child.kill();
      await gone;
    },
  };
}
