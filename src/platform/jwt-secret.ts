import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the secret that signs access tokens if the settings have none. It is created on first use and stored in the
 * data folder, readable only by the service's account. `log` gets a sentence when it is created.
 */
export function readOrCreateSecret(dataDir: string, log: (sentence: string) => void): string {
  const file = join(dataDir, 'jwt-secret');
  return readSecret(file) ?? createSecret(file, dataDir, log);
}

/** Thrown if there is no secret and none can be created; the message gives the reason. */
class SecretError extends Error {
  override readonly name = 'StartError';
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function createSecret(file: string, dataDir: string, log: (sentence: string) => void): string {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
  } catch (error) {
    throw new SecretError(
      `JWT_SECRET is not set, and none can be kept in DATA_DIR ${dataDir}: ${(error as Error).message}.`,
    );
  }
  try {
    linkSync(draft, file); // atomic, and fails if another process was faster
    log(`JWT_SECRET is not set: made one and keep it in ${file}.`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
