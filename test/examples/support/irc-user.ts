import type { Client } from 'irc-framework';
import { onTestFinished } from 'vitest';
import { waiting } from '../../support/waiting.ts';
import { requireFrom } from './bot-packages.ts';
import { host } from './places.ts';

/** A line as a user of IRC reads it. */
export interface Read {
  readonly by: string;
  /** A channel, or the reader's nick. */
  readonly to: string;
  readonly text: string;
}

/** A user with an IRC client. */
export interface IrcUser {
  readonly nick: string;
  /** Everything they have read, oldest first. */
  readonly lines: Read[];
  say(target: string, text: string): void;
  /** The next line with a matching text, after those of earlier calls. */
  waitFor(pattern: RegExp, from?: string): Promise<Read>;
  rename(nick: string): Promise<void>;
  leave(): void;
}

/** Connects a user and joins the channel, until the test ends. */
export async function joinIrc(port: number, nick: string, channel?: string): Promise<IrcUser> {
  const irc: { Client: new () => Client } = requireFrom('irc-bot', 'irc-framework');
  const client = new irc.Client();
  const lines: Read[] = [];
  let next = 0;
  let arrived = () => {};
  client.on('privmsg', ({ nick: by, target: to, message: text }) => {
    lines.push({ by, to, text });
    arrived();
  });
  client.connect({ host, port, nick, auto_reconnect: false });
  onTestFinished(() => client.quit());
  await new Promise<void>((resolve) => client.once('registered', () => resolve()));
  if (channel !== undefined) {
    const joined = new Promise<void>((resolve) => client.once('join', () => resolve()));
    client.join(channel);
    await joined;
  }

  function find(pattern: RegExp, from: string | undefined): Read | undefined {
    const at = lines.findIndex(
      ({ by, text }, index) => index >= next && pattern.test(text) && (from ?? by) === by,
    );
    if (at === -1) return undefined;
    next = at + 1;
    return lines[at];
  }

  return {
    nick,
    lines,
    say: (target, text) => client.say(target, text),
    waitFor: (pattern, from) =>
      new Promise((resolve, reject) => {
        const last = () => lines.map(({ by, text }) => `<${by}> ${text}`).join('\n');
        const late = setTimeout(
          () => reject(new Error(`${nick} never read ${pattern}:\n${last()}`)),
          waiting.timeout,
        );
        arrived = () => {
          const line = find(pattern, from);
          if (line === undefined) return;
          clearTimeout(late);
          arrived = () => {};
          resolve(line);
        };
        arrived();
      }),
    rename: async (other) => {
      const renamed = new Promise<void>((resolve) => client.once('nick', () => resolve()));
      client.changeNick(other);
      await renamed;
    },
    leave: () => client.quit(),
  };
}
