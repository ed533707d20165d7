/** The part of irc-framework used here; the library itself has no types. */
declare module 'irc-framework' {
  /** The sender; `account` is set if the network adds it to each message (account-tag). */
  export interface Sender {
    readonly nick: string;
    readonly ident: string;
    readonly hostname: string;
    readonly account?: string;
  }
  export interface PrivateMessage extends Sender {
    /** A channel, or the bot's own nick. */
    readonly target: string;
    readonly message: string;
    readonly tags: Readonly<Record<string, string>>;
    readonly from_server: boolean;
  }
  export interface Whois {
    readonly nick: string;
    readonly account?: string;
    readonly error?: string;
  }
  export interface Events {
    registered: { readonly nick: string };
    close: undefined;
    'socket close': undefined;
    reconnecting: { readonly attempt: number; readonly wait: number };
    'nick in use': { readonly nick: string; readonly reason: string };
    'nick invalid': { readonly nick: string; readonly reason: string };
    'irc error': { readonly error: string; readonly channel?: string; readonly reason?: string };
    'sasl failed': { readonly reason: string; readonly message?: string };
    privmsg: PrivateMessage;
    join: Sender & { readonly channel: string };
    part: Sender & { readonly channel: string };
    kick: { readonly kicked: string; readonly channel: string };
    quit: Sender;
    nick: Sender & { readonly new_nick: string };
    account: Sender;
    whois: Whois;
  }
  export interface Options {
    host: string;
    port: number;
    nick: string;
    username?: string;
    gecos?: string;
    tls?: boolean;
    password?: string;
    account?: { account: string; password: string };
    version?: string | null;
    auto_reconnect?: boolean;
    auto_reconnect_max_retries?: number;
    auto_reconnect_max_wait?: number;
    ping_interval?: number;
    message_max_length?: number;
    sasl_disconnect_on_fail?: boolean;
  }
  export class Client {
    readonly connected: boolean;
    readonly user: { readonly nick: string };
    readonly network: { readonly cap: { isEnabled(name: string): boolean } };
    on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): this;
    once<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): this;
    off<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): this;
    requestCap(names: string | string[]): void;
    connect(options: Options): void;
    join(channel: string, key?: string): void;
    say(target: string, text: string): void;
    changeNick(nick: string): void;
    whois(nick: string): void;
    quit(reason?: string): void;
    caseLower(text: string): string;
    caseCompare(one: string, other: string): boolean;
  }
}
