/** Most rows that one statement deletes: it is over soon, and holds few locks. */
const batchSize = 1_000;

/** Deletes batch after batch until a statement, which returns how many rows it deleted, finds fewer than it may. */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(batchSize)) === batchSize);
}
