import { type Environment, readBoolean, readInteger, readRequired } from '../chat-core/index.ts';
import type { Addressing } from './addressed.ts';
import type { Pace } from './pace.ts';

/** The bot's settings for IRC. */
export interface IrcSettings extends Addressing {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly nick: string;
  readonly channels: readonly string[];
  /** Part of every player's id, which separates people with the same name on other networks. Never change it. */
  readonly network: string;
  /** The bot's own services account. */
  readonly account: { readonly account: string; readonly password: string } | undefined;
  readonly password: string | undefined;
  /** Whether playing requires a services account. */
  readonly areAccountsNeeded: boolean;
  /** The language of texts until a user chooses one. */
  readonly locale: string;
  readonly pace: Pace;
  /** Delay between connection attempts, in ms. */
  readonly reconnectMs: number;
}

/**
 * Reads the variables listed in README.md.
 * @throws Error that names the missing or invalid one
 */
export function readIrcSettings(env: Environment): IrcSettings {
  const host = readRequired(env, 'IRC_HOST');
  const tls = readBoolean(env, 'IRC_TLS', true);
  const nick = env['IRC_NICK'] ?? 'meeple';
  return {
    host,
    port: readInteger(env, 'IRC_PORT', tls ? 6697 : 6667),
    tls,
    nick,
    channels: readRequired(env, 'IRC_CHANNELS')
      .split(/[\s,]+/)
      .map(channelNamed),
    network: (env['IRC_NETWORK'] ?? host).toLowerCase(),
    account: accountOf(env),
    password: env['IRC_PASSWORD'],
    areAccountsNeeded: readBoolean(env, 'IRC_ACCOUNTS_ONLY', false),
    prefix: env['IRC_PREFIX'] ?? '!',
    acceptsBareLabels: readBoolean(env, 'IRC_BARE_LABELS', false),
    locale: env['BOT_LOCALE'] ?? 'en',
    pace: { burst: readInteger(env, 'IRC_BURST', 5), perLineMs: readInteger(env, 'IRC_LINE_MS', 1000) },
    reconnectMs: readInteger(env, 'IRC_RECONNECT_MS', 15_000),
  };
}

/** Adds the `#` of a channel, which can be omitted because shells and settings files treat it as a comment. */
const channelNamed = (name: string) => (/^[#&!+]/.test(name) ? name : `#${name}`);

function accountOf(env: Environment): IrcSettings['account'] {
  const account = env['IRC_ACCOUNT'];
  return account === undefined ? undefined : { account, password: readRequired(env, 'IRC_ACCOUNT_PASSWORD') };
}
