import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Credential {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly rpId: string;
  readonly userHandle: string;
  counter: number;
}

/** A test's changes to the answer of an honest authenticator and browser. */
export interface Tampering {
  readonly origin?: string;
  readonly challenge?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  /** The id of a new passkey, in base64url. */
  readonly id?: string;
  /** The format of attestation. */
  readonly format?: string;
  /** Signs with this passkey's key in place of the right one. */
  readonly signedBy?: Authenticator;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly allowCredentials?: readonly { readonly id: string }[];
}

const flag = { isPresent: 0x01, isVerified: 0x04, mayBackUp: 0x08, isBackedUp: 0x10, hasKey: 0x40 };
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** A browser with an authenticator in software (WebAuthn, level 3): it has at most one passkey, with an ES256 key. */
export class Authenticator {
  readonly origin: string;
  #credential: Credential | undefined;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Returns the id of the passkey, in base64url. */
  get id(): string {
    return this.#passkey.id.toString('base64url');
  }

  /** Returns another authenticator with the same passkey and counter. */
  clone(): Authenticator {
    const clone = new Authenticator(this.origin);
    clone.#credential = { ...this.#passkey };
    return clone;
  }

  /** Creates the passkey: `navigator.credentials.create()`. */
  create({ challenge, rp, user }: CreationOptions, tampering: Tampering = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const rpId = rp.id ?? new URL(this.origin).hostname;
    const id = tampering.id === undefined ? randomBytes(16) : Buffer.from(tampering.id, 'base64url');
    this.#credential = { id, key: privateKey, rpId, userHandle: user.id, counter: 0 };
    const flags = flag.hasKey | this.#flags(tampering);
    const length = Buffer.from([0, id.length]);
    const authData = Buffer.concat([header(rpId, flags, 0), Buffer.alloc(16), length, id, coseOf(publicKey)]);
    const attestation = new Map<string, unknown>([
      ['fmt', tampering.format ?? 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge, tampering),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Signs a challenge: `navigator.credentials.get()`. */
  get({ challenge }: RequestOptions, tampering: Tampering = {}) {
    const passkey = this.#passkey;
    passkey.counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, tampering);
    const counter = tampering.counter ?? passkey.counter;
    const authenticatorData = header(passkey.rpId, this.#flags(tampering), counter);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const { key } = (tampering.signedBy ?? this).#passkey;
    return this.#answer({
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, key).toString('base64url'),
      userHandle: tampering.userHandle ?? passkey.userHandle,
    });
  }

  get #passkey(): Credential {
    if (this.#credential === undefined) throw new Error('There is no passkey yet.');
    return this.#credential;
  }

  #flags({ isUserVerified = true }: Tampering): number {
    return flag.isPresent | flag.mayBackUp | flag.isBackedUp | (isUserVerified ? flag.isVerified : 0);
  }

  #clientData(type: string, challenge: string, tampering: Tampering): string {
    const { origin = this.origin, challenge: other = challenge } = tampering;
    const data = JSON.stringify({ type, challenge: other, origin, crossOrigin: false });
    return Buffer.from(data).toString('base64url');
  }

  #answer<Response>(response: Response) {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as const;
  }
}

function header(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

/** Returns a public key as COSE (RFC 9053): EC2, ES256, P-256. */
function coseOf(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]) as never,
  );
}
