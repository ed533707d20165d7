import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Longest path of a Unix-domain socket in bytes, on macOS, which allows the least. */
const longestPath = 103;

const socketPrefix = '.s.PGSQL.';
const socketName = (port: number) => `${socketPrefix}${port}`;

/**
 * Returns the folder in which a server has its Unix-domain socket, which costs both sides less CPU than TCP: that of its
 * files, which others may not enter. Undefined where the path would be too long.
 */
export function socketFolderFor(clusterFolder: string): string | undefined {
  const longest = join(clusterFolder, socketName(65_535));
  return Buffer.byteLength(longest) <= longestPath ? clusterFolder : undefined;
}

/** Returns the value of PostgreSQL's setting for the folders with sockets. */
export const socketSetting = (folder: string | undefined): string =>
  folder === undefined ? '' : `"${folder.replaceAll('"', '""')}"`;

/** Deletes the lock on a port's socket that a dead server has left: another process may have its number by now. */
export function deleteSocketLock(clusterFolder: string, port: number): void {
  rmSync(join(clusterFolder, `${socketName(port)}.lock`), { force: true });
}

/** Deletes the sockets that killed servers have left. Call it while holding the running server, on `port`. */
export function deleteOtherSockets(clusterFolder: string, port: number): void {
  const kept = [socketName(port), `${socketName(port)}.lock`];
  const left = readdirSync(clusterFolder).filter(
    (name) => name.startsWith(socketPrefix) && !kept.includes(name),
  );
  for (const name of left) rmSync(join(clusterFolder, name), { force: true });
}
