import { type Account, databaseAccount } from '../../src/embedded-postgres/account.ts';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/index.ts';
import { findPrograms } from '../../src/embedded-postgres/programs.ts';

// A process for tests to kill: starts the database of a data folder (first argument), prints its address, and waits.
// Given the ids of an account, it switches to that account once everything is loaded, because the account may have no
// access to the project's folder.
const [dataDir = '', stateDir = '', kind, uid, gid] = process.argv.slice(2);
const account = uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
const programs = await findPrograms(account ?? databaseAccount(dataDir), stateDir);
if (account) switchTo(account);
try {
  const durable = kind === 'durable';
  const { url } = await startEmbeddedPostgres({ dataDir, stateDir, durable, programs });
  console.log(url);
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(`${(error as Error).name}: ${(error as Error).message}`);
}

function switchTo(account: Account): void {
  process.setgroups?.([account.gid]);
  process.setgid?.(account.gid);
  process.setuid?.(account.uid);
}
