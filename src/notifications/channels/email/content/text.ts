import type { Email, EmailTable } from '../delivery/email.ts';

/**
 * Surrounds the first line of emails that can be answered. In a reply, everything from that line on is a quotation, even
 * without quotation marks. The line is the headline, because phones show it below the subject.
 */
export const headlineMark = '***';

/** Returns an email as plain text. */
export function textOf(email: Email): string {
  const { thread, subject, hello, lines, choices, items, action, otherAction, withoutScripts } = email;
  const { table, footer, unsubscribe, picture } = email;
  const blocks = [
    thread && `${headlineMark} ${subject} ${headlineMark}`,
    hello,
    lines.join('\n'),
    choices?.join('\n'),
    items?.map(({ text, link }) => `* ${text}\n  ${link}`).join('\n'),
    action &&
      [action, otherAction]
        .map((way) => way && `${way.text}: ${way.link}`)
        .filter(Boolean)
        .join('\n'),
    withoutScripts && `${withoutScripts.text}: ${withoutScripts.link}`,
    picture && `[${picture.alt}]`,
    table && textTable(table),
    footer === undefined && unsubscribe === undefined
      ? undefined
      : ['-- ', footer, unsubscribe && `${unsubscribe.text}: ${unsubscribe.link}`].filter(Boolean).join('\n'),
  ];
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`;
}

function textTable({ heads, rows }: EmailTable): string {
  const cells = [['', ...heads], ...rows.map((row) => row.map(String))];
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? '')].length))) ?? [];
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return cells.map(line).join('\n').trimEnd();
}
