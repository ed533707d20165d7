import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts';

// A process for tests to kill: has the database of a data folder (first argument), prints its address, and waits.
const [dataDir = '', stateDir = '', kind] = process.argv.slice(2);
try {
  const { url } = await startEmbeddedPostgres({ dataDir, stateDir, durable: kind === 'durable' });
  console.log(url);
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(`${(error as Error).name}: ${(error as Error).message}`);
}
