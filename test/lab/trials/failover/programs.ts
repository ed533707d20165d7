import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the programs are that the trial needs. */
export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
  /** The folder of PostgreSQL's own programs. */
  readonly postgres: string;
}

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = (name: string) => folders.map((folder) => join(folder, name)).find(isProgram);

/** Returns the newest folder in which Debian has PostgreSQL's programs, or that of the search path. */
function postgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  try {
    const versions = readdirSync(debian).sort((one, other) => Number(other) - Number(one));
    const folder = versions
      .map((version) => join(debian, version, 'bin'))
      .find((at) => isProgram(join(at, 'initdb')));
    if (folder !== undefined) return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return folders.find((folder) => isProgram(join(folder, 'initdb')));
}

/** Debian's packages by program. */
const packages: Readonly<Record<keyof Programs, string>> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgres: 'postgresql',
};

/**
 * Returns where the programs are.
 * @throws Error that names the packages that are missing
 */
export function findPrograms(): Programs {
  const found = {
    etcd: find('etcd'),
    patroni: find('patroni'),
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
    postgres: postgresFolder(),
  };
  const missing = Object.entries(packages).filter(([name]) => found[name as keyof Programs] === undefined);
  if (missing.length === 0) return found as Programs;
  const names = missing.map(([, name]) => name).join(' ');
  throw new Error(
    `Missing here: ${missing.map(([name]) => name).join(', ')}. On Debian: apt-get install ${names}`,
  );
}
