import type { Client, Sender } from 'irc-framework';

/** A user of IRC, as identified by the network. */
export interface Identity {
  /** `anna@network` with a services account, `~anna@network` for the person currently called anna. */
  readonly id: string;
  readonly nick: string;
  /** Whether the network's services vouch for them. */
  readonly isKnown: boolean;
}

/** The network did not identify a user. */
export class WhoisFailed extends Error {
  override readonly name = 'WhoisFailed';
}

/** Maximum time for an answer to WHOIS, in ms. */
const timeoutMs = 15_000;

/** The network's answer about the current owner of a nick. */
interface Asked {
  readonly mask: string;
  readonly account: Promise<string | undefined>;
}

/**
 * Identifies senders. A nick belongs to whoever took it first today, so the account at the network's services counts:
 * the network sends it with each message (account-tag), or is asked (WHOIS). The answer about a user in a channel is
 * cached until they leave, change their nick, or log in or out. For other users we would not be notified of that.
 */
export function identities(
  client: Client,
  network: string,
): (sender: Sender, isInChannel: boolean) => Promise<Identity> {
  const asked = new Map<string, Asked>();
  const forget = (nick: string) => asked.delete(client.caseLower(nick));
  client.on('quit', ({ nick }) => forget(nick));
  client.on('part', ({ nick }) => forget(nick));
  client.on('kick', ({ kicked }) => forget(kicked));
  client.on('join', ({ nick }) => forget(nick));
  client.on('account', ({ nick }) => forget(nick));
  client.on('nick', ({ nick, new_nick }) => [nick, new_nick].forEach(forget));
  client.on('socket close', () => asked.clear());

  function accountOf(sender: Sender, isInChannel: boolean): Promise<string | undefined> {
    if (client.network.cap.isEnabled('account-tag')) return Promise.resolve(sender.account);
    const { nick, ident, hostname } = sender;
    const mask = `${nick}!${ident}@${hostname}`;
    const known = asked.get(client.caseLower(nick));
    if (isInChannel && known?.mask === mask) return known.account;
    const account = askAccount(client, nick);
    if (isInChannel) asked.set(client.caseLower(nick), { mask, account });
    account.catch(() => forget(nick));
    return account;
  }

  return async (sender, isInChannel) => {
    const account = await accountOf(sender, isInChannel);
    const name = client.caseLower(account ?? `~${sender.nick}`);
    return { id: `${name}@${network}`, nick: sender.nick, isKnown: account !== undefined };
  };
}

function askAccount(client: Client, nick: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const hear = (answer: { nick: string; account?: string; error?: string }) => {
      if (!client.caseCompare(answer.nick, nick)) return;
      done();
      if (answer.error === undefined) resolve(answer.account);
      else reject(new WhoisFailed(`WHOIS ${nick}: ${answer.error}`));
    };
    const late = setTimeout(() => {
      done();
      reject(new WhoisFailed(`WHOIS ${nick}: no answer`));
    }, timeoutMs);
    const done = () => {
      clearTimeout(late);
      client.off('whois', hear);
    };
    client.on('whois', hear);
    client.whois(nick);
  });
}
