import type { Tx } from '../../db/tx.ts';
import type { Finding } from '../../games/log/verify/finding.ts';
import { dayMs, hourMs } from '../../helpers/time-units.ts';
import { hashOfLine, lineOf } from '../anchor.ts';
import { allAnchors } from '../store.ts';
import type { IndexedFile } from './read-file.ts';

/** A file may lack the latest anchors for this time, ms, because each process copies them every few minutes. */
const copyMs = hourMs;
/** A time without an anchor after which creating them has failed, ms. */
const lateMs = 2 * dayMs;

/** Compares an anchor file with the anchors in the database. */
export async function compareWithDatabase(db: Tx, { anchors }: IndexedFile, now: Date): Promise<Finding[]> {
  const inFile = new Map(anchors.map(({ number, hash }) => [number, hash]));
  const last = anchors.at(-1)?.number ?? 0;
  const findings: Finding[] = [];
  const missing: number[] = [];
  for await (const anchor of allAnchors(db)) {
    const hash = inFile.get(anchor.number);
    inFile.delete(anchor.number);
    if (hash === undefined) {
      const isRecent = anchor.at.getTime() > now.getTime() - copyMs;
      if (anchor.number > last && !isRecent) missing.push(anchor.number);
    } else if (hash !== hashOfLine(lineOf(anchor))) findings.push(differs(anchor.number));
  }
  for (const number of inFile.keys()) findings.push(lost(number));
  return [...findings, ...cutOff(missing)];
}

const differs = (number: number): Finding => ({
  code: 'anchor-differs',
  detail: `Anchor ${number} is another one in the anchor file than in the database.`,
});

const lost = (number: number): Finding => ({
  code: 'anchor-lost',
  detail: `Anchor ${number} is in the anchor file and not in the database.`,
});

function cutOff([first, ...others]: readonly number[]): Finding[] {
  if (first === undefined) return [];
  const to = others.at(-1) ?? first;
  return [
    {
      code: 'anchor-lines-missing',
      detail: `Anchors ${first} to ${to} are missing at the end of the anchor file.`,
    },
  ];
}

/** Reports an old or missing last anchor. */
export function checkAge({ anchors }: IndexedFile, now: Date): Finding[] {
  const last = anchors.at(-1);
  if (last === undefined)
    return [
      {
        code: 'no-anchors',
        detail: 'There are no anchors, so a log that was rewritten as a whole is not detected.',
      },
    ];
  if (last.at.getTime() > now.getTime() - lateMs) return [];
  return [{ code: 'anchors-late', detail: `The last anchor is of ${last.at.toISOString()}.` }];
}
