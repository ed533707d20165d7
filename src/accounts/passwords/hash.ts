import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's choice for argon2id (the package's default variant): 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let nobodysHash: Promise<string> | undefined;

/** Returns the argon2id hash of `password`, salted, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), settings);
}

/**
 * Whether `password` belongs to `stored`. Without a stored hash the answer is no, after the same work, so that the time
 * does not reveal whether an account exists.
 */
export async function isPasswordRight(stored: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(stored ?? (await nobodysHash), password.normalize('NFC'));
  return matches && stored !== undefined;
}
