import { createECDH, randomBytes } from 'node:crypto';

/** A browser's side of a push subscription: its public part and its secrets. */
export interface TestBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly expirationTime: null;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly privateKey: Buffer;
}

/** Subscribes a browser at a push service; `base` ends with a slash. */
export function newBrowser(base: string): TestBrowser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    subscription: {
      endpoint: `${base}${randomBytes(16).toString('base64url')}`,
      expirationTime: null,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    },
    privateKey: pair.getPrivateKey(),
  };
}
