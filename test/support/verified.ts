import { openEvidence } from '../../src/anchors/index.ts';
import type { Db } from '../../src/db/client.ts';
import type { Finding } from '../../src/games/log/verify/finding.ts';
import { isNote } from '../../src/games/log/verify/finding.ts';
import { verifyAllLogs } from '../../src/games/log/verify/verify-logs.ts';

/** All findings of a database verification, including notes; with the anchors in `file` if given. */
export async function allFindings(db: Db, file?: string, now = new Date()): Promise<Finding[]> {
  const evidence = await openEvidence(db, file, now);
  const found = [...evidence.findings];
  const { heads, completeUntil } = evidence;
  try {
    await verifyAllLogs(db, { heads, completeUntil, report: (finding) => found.push(finding) });
  } finally {
    await evidence.close();
  }
  return found;
}

/** The same without notes. */
export const findingsIn = async (db: Db, file?: string, now = new Date()): Promise<Finding[]> =>
  (await allFindings(db, file, now)).filter((finding) => !isNote(finding));
