import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

const folder = `${import.meta.dirname}/../inbound-email/support/tls`;

/** A third-party site with client metadata documents. */
export interface AppDocuments {
  /** Publishes an app's metadata at a path of the site. Returns the URL, which is the app's `client_id`. */
  publish(path: string, about: object): string;
}

/** Serves documents by https, under an untrusted certificate, for the rest of the test file. */
export function useAppDocuments(): AppDocuments {
  const documents = new Map<string, object>();
  const tls = { cert: readFileSync(`${folder}/certificate.pem`), key: readFileSync(`${folder}/key.pem`) };
  const host = createServer(tls, ({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(documents.get(url) ?? {}));
  });
  const before = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  beforeAll(async () => {
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    if (before === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = before;
    host.close();
  });
  return {
    publish: (path, about) => {
      const clientId = `https://127.0.0.1:${(host.address() as AddressInfo).port}${path}`;
      documents.set(path, { client_id: clientId, ...about });
      return clientId;
    },
  };
}
