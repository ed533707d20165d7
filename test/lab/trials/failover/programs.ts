import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debian = '/usr/lib/postgresql';
const versions = existsSync(debian) ? readdirSync(debian) : [];
/** Debian's newest PostgreSQL comes first. */
const folders = [
  ...versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debian, version, 'bin')),
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
];

/** The programs that the trial needs, and the Debian packages that contain them. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  initdb: 'postgresql',
} as const;

/** Paths of the programs. */
export type Programs = Readonly<Record<keyof typeof packages, string>>;

/** Finds the programs. @throws Error that names the missing packages */
export function findPrograms(): Programs {
  const found = Object.entries(packages).map(([name, debianPackage]) => {
    const path = folders.map((folder) => join(folder, name)).find((each) => existsSync(each));
    return { name, path, debianPackage };
  });
  const missing = found.filter(({ path }) => path === undefined).map((each) => each.debianPackage);
  if (missing.length > 0)
    throw new Error(`Programs are missing. On Debian: apt-get install ${missing.join(' ')}`);
  return Object.fromEntries(found.map(({ name, path }) => [name, path])) as Programs;
}
