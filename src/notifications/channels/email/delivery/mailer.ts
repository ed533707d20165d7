import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Deps } from '../../../../platform/deps.ts';
import { EmailRefused } from './email-refused.ts';
import { mailServerHealth } from './mail-server-health.ts';

/** The response of the mail server. */
export interface Sent {
  readonly status: number | undefined;
  readonly answer: string;
}

/** Mail transport. */
export interface Mailer {
  /** @throws EmailRefused */
  send(mail: SendMailOptions): Promise<Sent>;
  /** Whether the mail server currently refuses all emails. */
  isFailing(): boolean;
  close(): void;
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
  return smtpUrl === undefined ? fileMailer(deps, from) : smtpMailer(deps, smtpUrl, from);
}

/** Emails contain no references for nodemailer to fetch. */
const withoutAccess = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Opens a transport at its first use, because loading nodemailer would slow down each start. */
function openLazily<Transport extends { close(): void }>(
  open: (nodemailer: typeof import('nodemailer')) => Transport,
) {
  let opened: Promise<Transport> | undefined;
  const get = () => {
    opened ??= import('nodemailer').then(open);
    return opened;
  };
  return { get, close: () => void opened?.then((transport) => transport.close()) };
}

function smtpMailer(deps: Deps, smtpUrl: string, from: string): Mailer {
  const url = new URL(smtpUrl);
  const defaults = { pool: 'true', maxConnections: '4', connectionTimeout: '10000', socketTimeout: '30000' };
  for (const [name, value] of Object.entries(defaults)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  const transport = openLazily(({ createTransport }) => createTransport(url.href, { from }));
  const health = mailServerHealth(deps);
  const send = async (mail: SendMailOptions): Promise<Sent> => {
    try {
      const { response } = (await (await transport.get()).sendMail({ ...mail, ...withoutAccess })) as {
        response: string;
      };
      health.noteSent();
      return { status: Number(response.slice(0, 3)) || undefined, answer: response };
    } catch (error) {
      const refused = refusedBy(error as SmtpError);
      health.noteRefused(refused);
      throw refused;
    }
  };
  return { send, isFailing: health.isFailing, close: transport.close };
}

/** An error of nodemailer. */
type SmtpError = Error & {
  readonly responseCode?: number;
  readonly code?: string;
  readonly command?: string;
};

const refusedBy = ({ message, responseCode: status, code, command }: SmtpError) =>
  new EmailRefused(message, { status, code, command });

function fileMailer({ config, log, clock }: Deps, from: string): Mailer {
  const folder = join(config.dataDir, 'outbox');
  const transport = openLazily(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from }),
  );
  const send = async (mail: SendMailOptions): Promise<Sent> => {
    const { message } = await (await transport.get()).sendMail({ ...mail, ...withoutAccess });
    await mkdir(folder, { recursive: true });
    // Two emails of the same millisecond can have the same recipient and subject.
    const file = join(folder, `${fileName(clock(), mail)}-${randomBytes(3).toString('hex')}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log.info({ file }, 'SMTP_URL is not set: an email was written to a file');
    return { status: undefined, answer: 'written to a file, as SMTP_URL is not set' };
  };
  return { send, isFailing: () => false, close: transport.close };
}

/**
 * Returns a file name that sorts by time and contains recipient and subject, such as
 * `2026-03-01T09-30-00-000Z-mira@example.org-Your-turn`.
 */
function fileName(at: Date, { to, subject = '' }: SendMailOptions): string {
  const parts = [at.toISOString(), String(to), subject.slice(0, 60)];
  return parts.map((part) => part.replace(/[^\p{L}\p{N}@.-]+|[:.](?=\d{3}Z$)/gu, '-')).join('-');
}
