import { type Environment, needed, wholeOf, yesOrNo } from '../chat-core/index.ts';
import type { Manners } from './addressed.ts';
import type { Pace } from './paced.ts';

/** Where the bot is on IRC, and how it behaves there. */
export interface IrcSettings extends Manners {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly nick: string;
  readonly channels: readonly string[];
  /** Part of every player's id: people with the same name elsewhere are others. Never change it. */
  readonly network: string;
  /** The bot's own services account. */
  readonly account: { readonly account: string; readonly password: string } | undefined;
  readonly password: string | undefined;
  /** Whether only people with a services account may play. */
  readonly areAccountsNeeded: boolean;
  /** Of texts, until somebody chooses otherwise. */
  readonly locale: string;
  readonly pace: Pace;
  /** Wait between attempts to connect, ms. */
  readonly reconnectMs: number;
}

/** Reads the variables that README.md lists. Throws an Error that names the one that is missing or wrong. */
export function readIrcSettings(env: Environment): IrcSettings {
  const host = needed(env, 'IRC_HOST');
  const tls = yesOrNo(env, 'IRC_TLS', true);
  const nick = env['IRC_NICK'] ?? 'meeple';
  return {
    host,
    port: wholeOf(env, 'IRC_PORT', tls ? 6697 : 6667),
    tls,
    nick,
    channels: needed(env, 'IRC_CHANNELS')
      .split(/[\s,]+/)
      .map(channelNamed),
    network: (env['IRC_NETWORK'] ?? host).toLowerCase(),
    account: accountOf(env),
    password: env['IRC_PASSWORD'],
    areAccountsNeeded: yesOrNo(env, 'IRC_ACCOUNTS_ONLY', false),
    prefix: env['IRC_PREFIX'] ?? '!',
    areLabelsHeard: yesOrNo(env, 'IRC_BARE_LABELS', false),
    locale: env['BOT_LOCALE'] ?? 'en',
    pace: { burst: wholeOf(env, 'IRC_BURST', 5), perLineMs: wholeOf(env, 'IRC_LINE_MS', 1000) },
    reconnectMs: wholeOf(env, 'IRC_RECONNECT_MS', 15_000),
  };
}

/** Shells and files of settings take `#` for a comment, so it may be left out. */
const channelNamed = (name: string) => (/^[#&!+]/.test(name) ? name : `#${name}`);

function accountOf(env: Environment): IrcSettings['account'] {
  const account = env['IRC_ACCOUNT'];
  return account === undefined ? undefined : { account, password: needed(env, 'IRC_ACCOUNT_PASSWORD') };
}
