import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** DNS text records by name. */
export type Names = Readonly<Record<string, string>>;

/** The senders' domains: all authorise this machine (SPF) and ask to reject unauthenticated emails (DMARC). */
export const domains: Names = Object.fromEntries(
  ['example.org', 'evil.example'].flatMap((domain) => [
    [domain, 'v=spf1 ip4:127.0.0.1 -all'],
    [`_dmarc.${domain}`, 'v=DMARC1; p=reject'],
  ]),
);

/** A name server on loopback. */
export interface NameServer {
  /** Its address and port, as `dns.setServers` takes them. */
  readonly address: string;
  close(): void;
}

/** Starts a name server (DNS, RFC 1035) with some text records; everything else does not exist. */
export async function startNameServer(names: Names): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, names), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

const headLength = 12;
const textType = 16;
const [isAnswered, isUnknown] = [0x8180, 0x8183];

function answerTo(query: Buffer, names: Names): Buffer {
  const end = query.indexOf(0, headLength) + 1;
  const name = nameIn(query.subarray(headLength, end));
  const text = query.readUInt16BE(end) === textType ? names[name] : undefined;
  const head = Buffer.from(query.subarray(0, headLength));
  head.writeUInt16BE(name in names ? isAnswered : isUnknown, 2);
  const counts = [1, text === undefined ? 0 : 1, 0, 0];
  for (const [at, count] of counts.entries()) head.writeUInt16BE(count, 4 + 2 * at);
  const question = query.subarray(headLength, end + 4);
  return Buffer.concat([head, question, ...(text === undefined ? [] : [recordOf(text)])]);
}

function nameIn(labels: Buffer): string {
  const parts: string[] = [];
  for (let at = 0; (labels[at] ?? 0) > 0; at += 1 + (labels[at] ?? 0))
    parts.push(labels.toString('latin1', at + 1, at + 1 + (labels[at] ?? 0)));
  return parts.join('.').toLowerCase();
}

/** Returns a text record of the queried name with a TTL of 0. */
function recordOf(text: string): Buffer {
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
  const head = Buffer.from([0xc0, headLength, 0, textType, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([head, data]);
}
