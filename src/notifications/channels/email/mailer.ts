import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Deps } from '../../../deps.ts';

/** What a mail server said. */
export interface Sent {
  readonly status: number | undefined;
  readonly answer: string;
}

/** A way out of the house for mails. */
export interface Mailer {
  send(mail: SendMailOptions): Promise<Sent>;
  close(): void;
}

/** A mail server did not take a mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** It will not take it later either. */
  readonly isFinal: boolean;
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined) {
    super(message);
    this.status = status;
    this.isFinal = status !== undefined && status >= 500;
  }
}

/** The host that mails and their ids come from. */
export function mailHost({ config }: Pick<Deps, 'config'>): string {
  const [, host] = /@([^@\s>]+)>?$/.exec(config.mailFrom ?? '') ?? [];
  return host ?? new URL(config.publicUrl).hostname;
}

/** By SMTP when a server is set, else as files in the data folder. */
export function openMailer(deps: Deps): Mailer {
  const { smtpUrl, mailFrom } = deps.config;
  const from = mailFrom ?? `Carcassonne by mail <no-reply@${mailHost(deps)}>`;
  return smtpUrl === undefined ? fileMailer(deps, from) : smtpMailer(smtpUrl, from);
}

/** Letters are made here of texts; nothing in them is to be fetched. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const url = new URL(smtpUrl);
  const usual = { pool: 'true', maxConnections: '4', connectionTimeout: '10000', socketTimeout: '30000' };
  for (const [name, value] of Object.entries(usual)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  const transport = createTransport(url.href, { from });
  const send = async (mail: SendMailOptions): Promise<Sent> => {
    try {
      const { response } = (await transport.sendMail({ ...mail, ...closed })) as { response: string };
      return { status: Number(response.slice(0, 3)) || undefined, answer: response };
    } catch (error) {
      const { message, responseCode } = error as Error & { responseCode?: number };
      throw new MailRefused(message, responseCode);
    }
  };
  return { send, close: () => transport.close() };
}

function fileMailer({ config, log, clock }: Deps, from: string): Mailer {
  const folder = join(config.dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  const send = async (mail: SendMailOptions): Promise<Sent> => {
    const { message, messageId } = await transport.sendMail({ ...mail, ...closed });
    await mkdir(folder, { recursive: true });
    const time = clock().toISOString().replace(/[:.]/g, '-');
    const file = join(folder, `${time} ${messageId.replace(/[^\w-]+/g, ' ').trim()}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log.info({ file }, 'SMTP_URL is not set: a mail was written to a file');
    return { status: undefined, answer: 'written to a file, as SMTP_URL is not set' };
  };
  return { send, close: () => transport.close() };
}
