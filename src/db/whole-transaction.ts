import type { Db } from './client.ts';

/**
 * Does `work` in one transaction, as that of a request with a key: everything belongs to it that use cases do by `db`
 * meanwhile, and what they do after a commit is done once all is committed. Within such a transaction it joins that.
 */
export async function wholeTransaction<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (db.requestTransactions.current !== undefined) return work();
  const held = db.requestTransactions.prepare(async () => {});
  return new Promise((resolve, reject) => {
    held.run(() => {
      const carryOut = async () => {
        await held.begin();
        try {
          const result = await work();
          await held.commit(async () => {});
          return result;
        } catch (error) {
          await held.rollBack(false);
          throw error;
        }
      };
      carryOut().then(resolve, reject);
    });
  });
}
