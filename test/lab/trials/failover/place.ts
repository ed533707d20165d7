import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseAccount } from '../../../../src/embedded-postgres/account.ts';
import { type Program, startProgram } from '../support/processes.ts';
import { findPrograms, type Programs } from './programs.ts';

/** The folder of the trial's files, and its programs. */
export interface Place {
  readonly folder: string;
  readonly programs: Programs;
  /** Creates a folder that the account owns. */
  folderFor(name: string): string;
  /** Writes a file that the account can read. */
  write(name: string, text: string): string;
  /** Starts a program, under the account if this process is root's; what it prints goes to a file. */
  run(name: string, path: string, args: readonly string[]): Program;
}

/** Opens a place in an empty folder. */
export function openPlace(folder: string): Place {
  const programs = findPrograms();
  const account = databaseAccount(join(folder, 'none'));
  const give = (path: string) => {
    if (account !== undefined) chownSync(path, account.uid, account.gid);
    return path;
  };
  return {
    folder,
    programs,
    folderFor: (name) => {
      mkdirSync(join(folder, name), { mode: 0o700 });
      return give(join(folder, name));
    },
    write: (name, text) => {
      writeFileSync(join(folder, name), text, { mode: 0o600 });
      return give(join(folder, name));
    },
    run: (name, path, args) =>
      startProgram(path, args, { log: join(folder, `${name}.log`), account, cwd: folder }),
  };
}
