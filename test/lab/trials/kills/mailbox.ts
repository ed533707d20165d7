import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** An email as the server got it. */
export interface Email {
  readonly id: string;
  readonly to: string;
  /** Header and body up to the first picture, with quoted-printable decoded. */
  readonly text: string;
}

/** An SMTP server (RFC 5321) that takes everything and forgets nothing. */
export interface Mailbox {
  readonly url: string;
  readonly emails: readonly Email[];
  close(): void;
}

export async function openMailbox(): Promise<Mailbox> {
  const emails: Email[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (email) => emails.push(email)).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Answers the commands of one connection. An email counts once its end has come, before that is answered. */
async function converse(socket: Socket, onEmail: (email: Email) => void): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  const state = { to: '', lines: undefined as string[] | undefined };
  say('220 trial');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (state.lines === undefined) say(answerTo(line, state));
    else if (line !== '.') state.lines.push(line.replace(/^\./, ''));
    else {
      onEmail(emailFrom(state.to, state.lines));
      state.lines = undefined;
      say('250 taken');
    }
  }
}

function answerTo(line: string, state: { to: string; lines: string[] | undefined }): string {
  const [command = ''] = line.toUpperCase().split(' ');
  if (command === 'QUIT') return '221 bye';
  if (command === 'RCPT') state.to = /<([^>]*)>/.exec(line)?.[1] ?? '';
  if (command !== 'DATA') return '250 ok';
  state.lines = [];
  return '354 go on';
}

function emailFrom(to: string, lines: readonly string[]): Email {
  const picture = lines.findIndex((line) => /^content-type: image/i.test(line));
  const text = lines
    .slice(0, picture === -1 ? lines.length : picture)
    .join('\n')
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { to, text, id: /^message-id: *(.*)$/im.exec(text)?.[1] ?? '' };
}
