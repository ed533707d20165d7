import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** The cost of computing an argon2id hash, and so of guessing a password. */
export interface HashingCost {
  /** KiB of memory. */
  readonly memoryCost: number;
  /** Passes over that memory. */
  readonly timeCost: number;
}

/** OWASP's choice for argon2id, with one lane. */
const usual: HashingCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashes passwords, and compares them with hashes. */
export interface PasswordHasher {
  /** Returns the argon2id hash (the package's default variant) of `password`, salted, in PHC form. */
  hash(password: string): Promise<string>;
  /**
   * Returns whether `password` matches `stored`. Without a stored hash returns false after the same work, so that the
   * time does not reveal whether an account exists.
   */
  isRight(stored: string | undefined, password: string): Promise<boolean>;
}

/** Creates a hasher. Hashes with another cost stay valid, because each contains its cost. */
export function passwordHasher(cost: HashingCost = usual): PasswordHasher {
  const hashed = (password: string) => hash(password.normalize('NFC'), { ...cost, parallelism: 1 });
  let nobodysHash: Promise<string> | undefined;
  return {
    hash: hashed,
    async isRight(stored, password) {
      nobodysHash ??= hashed(randomBytes(16).toString('hex'));
      const matches = await verify(stored ?? (await nobodysHash), password.normalize('NFC'));
      return matches && stored !== undefined;
    },
  };
}
