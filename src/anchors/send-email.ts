import { openMailer } from '../notifications/channels/email/delivery/mailer.ts';
import type { Deps } from '../platform/deps.ts';
import { hashOfLine, lineOf, sizeOf } from './anchor.ts';
import type { AnchorRow } from './store.ts';

/** Emails an anchor to the operator, with its line as an attachment. */
export async function emailAnchor(deps: Deps, to: string, anchor: AnchorRow): Promise<void> {
  const line = lineOf(anchor);
  const attachment = {
    filename: `anchor-${anchor.number}.jsonl`,
    content: `${line}\n`,
    contentType: 'application/jsonl',
  };
  const mailer = openMailer(deps);
  try {
    await mailer.send({
      to,
      subject: `Anchor ${anchor.number}: ${hashOfLine(line).slice(0, 16)}`,
      text: textOf(deps, anchor, line),
      attachments: [attachment],
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    mailer.close();
  }
}

function textOf({ config }: Deps, anchor: AnchorRow, line: string): string {
  const { number, at, root, previous } = anchor;
  return [
    `Anchor ${number} of ${config.publicUrl}, ${at.toISOString()}`,
    '',
    `games that changed: ${sizeOf(anchor)}`,
    `Merkle root:        ${root}`,
    `this anchor:        ${hashOfLine(line)}`,
    `the one before:     ${previous}`,
    '',
    'Keep this email. Any later change to a log up to this moment can be detected with the attached line:',
    'npm run verify-log -- --anchors FILE, where FILE has the attachments of all of these emails in order.',
    '',
  ].join('\n');
}
