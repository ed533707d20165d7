import { readFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { Tally } from '../helpers/tally.ts';
import { minuteMs, secondMs } from '../helpers/time-units.ts';
import { count, isLocal, isLoopback, networkOf } from '../limits/index.ts';
import { inboundDomain } from '../notifications/channels/email/address/reply-address.ts';
import type { Deps } from '../platform/deps.ts';
import type { InboundEmail } from '../settings/inbound-email.ts';
import type { Envelope } from './message.ts';
import { largestEmail, TryLater } from './receipt.ts';
import { receiveEmail } from './receive-later.ts';
import { recipientOf } from './recipient.ts';
import type { CheckContext } from './sender-check.ts';

/** A running server that receives emails (SMTP, RFC 5321). */
export interface InboundServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Limits for connecting servers. */
export const bounds = { maxClients: 200, socketTimeout: minuteMs, closeTimeout: 5 * secondMs } as const;
/** Simultaneous connections of one network, and the maximum lifetime of each, ms. */
export const share = { connections: 5, lastsMs: 5 * minuteMs } as const;
/** Maximum number of recipients of an email; this service's emails have one. */
const maxRecipients = 5;

/** Receives emails on a port. Unknown recipients are rejected immediately, so that no bounce is needed. */
export async function startInboundServer(
  deps: Deps,
  { port, host, tls }: InboundEmail,
  context: CheckContext = {},
  lastsMs: number = share.lastsMs,
): Promise<InboundServer> {
  const { SMTPServer: Server } = await import('smtp-server');
  const connected = new Tally();
  const server: SMTPServer = new Server({
    ...bounds,
    name: inboundDomain(deps) ?? 'localhost',
    size: largestEmail,
    disabledCommands: tls === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...(tls && { cert: readFileSync(tls.certificate), key: readFileSync(tls.key) }),
    disableReverseLookup: true,
    onConnect: ({ remoteAddress }, done) =>
      answerWith(deps, mayConnect(deps, remoteAddress, connected.of(networkOf(remoteAddress))), done),
    onRcptTo: ({ address }, session, done) => answerWith(deps, mayReceive(deps, address, session), done),
    onData: (stream, session, done) => answerWith(deps, take(deps, context, stream, session), done),
  });
  server.server.on('connection', (socket) => limitConnection(socket, connected, lastsMs));
  server.on('error', (error) => deps.log.info({ err: error }, 'a connection of the email server broke'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port ?? 0, host, () => resolve());
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A refusal with an SMTP code: 4xx is retried, 5xx is final. */
class Refusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** Reports the end of some work to the library; after an unknown error the sender retries. */
function answerWith(
  deps: Deps,
  work: Promise<string | undefined>,
  done: (error?: Error | null, message?: string) => void,
): void {
  work.then(
    (message) => done(null, message),
    (error: unknown) => done(refusalFor(deps, error)),
  );
}

function refusalFor(deps: Deps, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof TryLater)) deps.log.error({ err: error }, 'an email could not be taken');
  return new Refusal(451, 'Try again later');
}

/** Counts a connection by its network until it ends, which its time limit ensures. */
function limitConnection(socket: Socket, connected: Tally, lastsMs: number): void {
  const network = networkOf(socket.remoteAddress ?? '');
  connected.add(network, 1);
  const end = setTimeout(() => socket.destroy(), lastsMs).unref();
  socket.once('close', () => {
    clearTimeout(end);
    connected.add(network, -1);
  });
}

/**
 * @param connections number of the network's connections, including this one
 * @throws Refusal, temporary, to a server that connects too often or has too many connections
 */
export async function mayConnect(deps: Deps, address: string, connections: number): Promise<undefined> {
  if (isLoopback(address)) return;
  if (!isLocal(address) && connections > share.connections)
    throw new Refusal(421, 'Too many connections of your network');
  const standing = await count(deps, 'email-connections-hourly', networkOf(address));
  if (standing?.isAllowed === false) throw new Refusal(421, 'Too many connections');
}

async function mayReceive(deps: Deps, address: string, { envelope }: SMTPServerSession): Promise<undefined> {
  if (envelope.rcptTo.length >= maxRecipients) throw new Refusal(452, 'Too many recipients');
  if ((await recipientOf(deps, address)) === undefined) throw new Refusal(550, 'No such address');
}

async function take(
  deps: Deps,
  context: CheckContext,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<string> {
  const raw = await read(stream);
  if (raw === undefined) throw new Refusal(552, `An email may have ${largestEmail} bytes`);
  await receiveEmail(deps, context, raw, envelopeOf(session));
  return 'Taken';
}

/** Reads an email; undefined if it is too long, in which case the rest is discarded. */
async function read(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  let size = 0;
  const kept: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestEmail) kept.push(chunk);
  }
  return size > largestEmail || stream.sizeExceeded ? undefined : Buffer.concat(kept);
}

function envelopeOf({ envelope, remoteAddress, hostNameAppearsAs }: SMTPServerSession): Envelope {
  const { mailFrom, rcptTo } = envelope;
  return {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address),
    client: { address: remoteAddress, helo: hostNameAppearsAs },
  };
}
