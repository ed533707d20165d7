import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy to the service that drops the next answer to a matching request, after the service sent it. */
export async function lossyRoad(to: string): Promise<{ url: string; lose(path: RegExp): void }> {
  let lost: RegExp | undefined;
  const server = createServer((request, response) => {
    const { url = '', method, headers } = request;
    const onward = forward(`${to}${url}`, { method, headers }, (answer) => {
      if (lost?.test(url)) {
        lost = undefined;
        answer.resume().on('end', () => request.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    lose: (path) => {
      lost = path;
    },
  };
}
