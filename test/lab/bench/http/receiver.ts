import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A process that receives webhooks: reports its port to its parent, and their number at each message. */
let received = 0;
const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    received++;
    response.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => process.send?.(received));
process.once('disconnect', () => process.exit(0));
