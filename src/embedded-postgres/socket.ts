import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Maximum path length of a Unix-domain socket in bytes: that of macOS, which is the lowest. */
const longestPath = 103;

const socketPrefix = '.s.PGSQL.';
const socketName = (port: number) => `${socketPrefix}${port}`;

/**
 * Returns the folder of a server's Unix-domain socket, which costs both sides less CPU than TCP. It is the folder of the
 * server's files, which others may not enter. Returns undefined if the path would be too long.
 */
export function socketFolderFor(clusterFolder: string): string | undefined {
  const longest = join(clusterFolder, socketName(65_535));
  return Buffer.byteLength(longest) <= longestPath ? clusterFolder : undefined;
}

/** Returns the value of PostgreSQL's setting for the folders of sockets. */
export const socketSetting = (folder: string | undefined): string =>
  folder === undefined ? '' : `"${folder.replaceAll('"', '""')}"`;

/** Deletes a dead server's lock on a port's socket, because another process may now have its id. */
export function deleteSocketLock(clusterFolder: string, port: number): void {
  rmSync(join(clusterFolder, `${socketName(port)}.lock`), { force: true });
}

/** Deletes the sockets of killed servers. Call it while holding the running server, on `port`. */
export function deleteOtherSockets(clusterFolder: string, port: number): void {
  const kept = [socketName(port), `${socketName(port)}.lock`];
  const left = readdirSync(clusterFolder).filter(
    (name) => name.startsWith(socketPrefix) && !kept.includes(name),
  );
  for (const name of left) rmSync(join(clusterFolder, name), { force: true });
}
