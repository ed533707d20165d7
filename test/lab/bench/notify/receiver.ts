import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A process that receives webhooks: reports its port to its parent and, at each message, the milliseconds from each
 * decision to its webhook since the last message. Addresses that end in /hang get no response.
 */
let late: number[] = [];
const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    text += chunk;
  });
  request.once('end', () => {
    if (request.url?.endsWith('/hang')) return;
    late.push(Date.now() - Date.parse(/"timestamp":"([^"]+)"/.exec(text)?.[1] ?? ''));
    response.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => {
  process.send?.(late);
  late = [];
});
process.once('disconnect', () => process.exit(0));
