/** Maximum number of rows deleted by one statement, so that it is fast and holds few locks. */
const batchSize = 1_000;

/** Deletes in batches until a statement, which returns its number of deleted rows, deletes fewer than its limit. */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(batchSize)) === batchSize);
}
