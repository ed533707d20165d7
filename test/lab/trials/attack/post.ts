import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Mailbox, ReceivedEmail } from '../../../notifications/support/mailbox.ts';

/** An email as it is sent: sender and recipient of the envelope, and the content (RFC 5322). */
export interface SentEmail {
  readonly from: string;
  readonly to: string;
  readonly raw: string;
}

/** Emails from a service, and to it. */
export interface Post {
  /** Sends an email by SMTP; returns the code of the last answer: 250 if it was taken. */
  send(email: SentEmail): Promise<number>;
  /** Opens a silent connection; returns it with the code of the greeting. */
  connect(): Promise<{ readonly code: number; end(): void }>;
  /** Waits for a matching email of the service to an address. */
  received(to: string, fits: (email: ReceivedEmail) => boolean): Promise<ReceivedEmail>;
}

/** Longest wait for an email of the service, ms. */
const longestWait = 20_000;

/** Returns access to the mailbox of all people and to the service's SMTP port. */
export function postOf(mailbox: Mailbox, port: number): Post {
  return {
    send: (email) => send(port, email),
    connect: async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      return { code: await greetingOf(socket), end: () => socket.destroy() };
    },
    received: async (to, fits) => {
      for (let waited = 0; waited < longestWait; waited += 50) {
        const found = mailbox.to(to).find(fits);
        if (found !== undefined) return found;
        await pause(50);
      }
      throw new Error(`no such email to ${to}`);
    },
  };
}

async function send(port: number, { from, to, raw }: SentEmail): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const { response } = await transport.sendMail({ envelope: { from, to }, raw });
    return Number.parseInt(response, 10);
  } catch (error) {
    return (error as { readonly responseCode?: number }).responseCode ?? 0;
  } finally {
    transport.close();
  }
}

async function greetingOf(socket: Socket): Promise<number> {
  const [line] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return Number.parseInt(String(line), 10) || 0;
}
