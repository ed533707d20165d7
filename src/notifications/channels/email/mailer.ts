import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Deps } from '../../../deps.ts';

/** The response of the mail server. */
export interface Sent {
  readonly status: number | undefined;
  readonly answer: string;
}

/** Mail transport. */
export interface Mailer {
  send(mail: SendMailOptions): Promise<Sent>;
  close(): void;
}

/** The mail server did not accept an email. */
export class EmailRefused extends Error {
  override readonly name = 'EmailRefused';
  /** Whether it will not accept it later either. */
  readonly isFinal: boolean;
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined) {
    super(message);
    this.status = status;
    this.isFinal = status !== undefined && status >= 500;
  }
}

/** The host in the sender address and in message ids. */
export function emailHost({ config }: Pick<Deps, 'config'>): string {
  const [, host] = /@([^@\s>]+)>?$/.exec(config.mailFrom ?? '') ?? [];
  return host ?? new URL(config.publicUrl).hostname;
}

/** Opens the transport: SMTP if a server is configured, else files in the data folder. */
export function openMailer(deps: Deps): Mailer {
  const { smtpUrl, mailFrom } = deps.config;
  const from = mailFrom ?? `Carcassonne by mail <no-reply@${emailHost(deps)}>`;
  return smtpUrl === undefined ? fileMailer(deps, from) : smtpMailer(smtpUrl, from);
}

/** Emails contain no references that nodemailer would have to fetch. */
const withoutAccess = { disableFileAccess: true, disableUrlAccess: true } as const;

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const url = new URL(smtpUrl);
  const defaults = { pool: 'true', maxConnections: '4', connectionTimeout: '10000', socketTimeout: '30000' };
  for (const [name, value] of Object.entries(defaults)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  const transport = createTransport(url.href, { from });
  const send = async (mail: SendMailOptions): Promise<Sent> => {
    try {
      const { response } = (await transport.sendMail({ ...mail, ...withoutAccess })) as { response: string };
      return { status: Number(response.slice(0, 3)) || undefined, answer: response };
    } catch (error) {
      const { message, responseCode } = error as Error & { responseCode?: number };
      throw new EmailRefused(message, responseCode);
    }
  };
  return { send, close: () => transport.close() };
}

function fileMailer({ config, log, clock }: Deps, from: string): Mailer {
  const folder = join(config.dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  const send = async (mail: SendMailOptions): Promise<Sent> => {
    const { message, messageId } = await transport.sendMail({ ...mail, ...withoutAccess });
    await mkdir(folder, { recursive: true });
    const time = clock().toISOString().replace(/[:.]/g, '-');
    const file = join(folder, `${time} ${messageId.replace(/[^\w-]+/g, ' ').trim()}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log.info({ file }, 'SMTP_URL is not set: an email was written to a file');
    return { status: undefined, answer: 'written to a file, as SMTP_URL is not set' };
  };
  return { send, close: () => transport.close() };
}
