import { Client, type Options, type PrivateMessage } from 'irc-framework';
import { type Identity, identities } from './identity.ts';
import { pacer } from './pace.ts';
import type { IrcSettings } from './settings.ts';

/** A line the bot can read. */
export interface Line {
  readonly by: Identity;
  /** The channel; undefined for a private message. */
  readonly channel: string | undefined;
  readonly text: string;
  /** The network's message id, if it has one. */
  readonly id: string | undefined;
}

/** The bot's connection to an IRC network. Lost connections are restored automatically. */
export interface Connection {
  /** The bot's own nick. */
  readonly nick: () => string;
  open(): void;
  /** Sends lines to a channel or nick, at a limited rate. Rejects while there is no connection. */
  say(target: string, lines: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** The handlers of events on the network. */
export interface Listener {
  hear(line: Line): Promise<void>;
  /** A user in a channel changed their nick. */
  renamed(before: string, now: string): void;
  /** Reports to the operator. */
  log(text: string): void;
}

/** A connection to the network; `open` connects and joins the channels. */
export function connectionTo(settings: IrcSettings, { hear, renamed, log }: Listener): Connection {
  const client = new Client();
  client.requestCap(['message-tags', 'account-tag', 'account-notify', 'extended-join']);
  const identify = identities(client, settings.network);
  const isOwn = (name: string) => client.caseCompare(name, client.user.nick);

  client.on('registered', ({ nick }) => {
    log(`connected to ${settings.host} as ${nick}`);
    for (const channel of settings.channels) client.join(channel);
  });
  client.on('join', ({ nick, channel }) => isOwn(nick) && log(`joined ${channel}`));
  client.on('nick', ({ nick, new_nick }) => renamed(nick, new_nick));
  client.on('nick in use', ({ nick }) => client.changeNick(`${nick}_`));
  client.on('nick invalid', ({ nick }) => log(`${settings.host} takes no nick like ${nick}`));
  client.on('irc error', ({ error, channel, reason }) => log(`${error} ${channel ?? ''} ${reason ?? ''}`));
  client.on('sasl failed', ({ reason }) => log(`the network refuses the bot's account: ${reason}`));
  client.on('kick', ({ kicked, channel }) => isOwn(kicked) && log(`kicked out of ${channel}`));
  client.on('privmsg', (message) => {
    if (message.from_server || message.nick === '' || isOwn(message.nick)) return;
    lineOf(message)
      .then(hear)
      .catch((error: Error) => log(error.message));
  });

  async function lineOf(message: PrivateMessage): Promise<Line> {
    const channel = isOwn(message.target) ? undefined : client.caseLower(message.target);
    const by = await identify(message, channel !== undefined);
    return { by, channel, text: message.message, id: message.tags['msgid'] };
  }

  let isWanted = true;
  let attempt: NodeJS.Timeout | undefined;
  const open = () => client.connect(optionsFrom(settings));
  client.on('close', () => {
    if (!isWanted) return;
    log(`no connection to ${settings.host}; trying again in ${settings.reconnectMs / 1000} s`);
    attempt = setTimeout(open, settings.reconnectMs);
  });

  const pace = pacer(settings.pace);
  return {
    nick: () => client.user.nick,
    open,
    async say(target, lines) {
      for (const line of lines) {
        await pace();
        if (!client.connected) throw new Error('There is no connection to IRC.');
        client.say(target, line);
      }
    },
    async close() {
      isWanted = false;
      clearTimeout(attempt);
      if (!client.connected) return;
      const closed = new Promise<void>((resolve) => client.once('socket close', () => resolve()));
      client.quit('Until the next move');
      await closed;
    },
  };
}

function optionsFrom({ host, port, tls, nick, account, password }: IrcSettings): Options {
  return {
    host,
    port,
    tls,
    nick,
    username: 'carcassonne',
    gecos: 'Carcassonne by mail',
    ...(account !== undefined && { account }),
    ...(password !== undefined && { password }),
    version: 'Carcassonne by mail',
    auto_reconnect: false, // irc-framework gives up if the first attempt fails; see above
    message_max_length: 450, // lines are already cut
  };
}
