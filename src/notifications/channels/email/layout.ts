import type { SendMailOptions } from 'nodemailer';
import { escapeHtml } from '../../../html.ts';

/** A table of numbers: a column for each head, a row for each name. */
export interface LetterTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: (string | number)[]])[];
}

/** What a letter says, before it is text and HTML. */
export interface Letter {
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly hello: string;
  readonly lines: readonly string[];
  /** Further links, one a line. */
  readonly items?: readonly { readonly text: string; readonly link: string }[];
  readonly action?: { readonly text: string; readonly link: string } | undefined;
  readonly picture?: { readonly png: Uint8Array; readonly alt: string } | undefined;
  readonly table?: LetterTable | undefined;
  readonly footer?: string | undefined;
  readonly unsubscribe?: { readonly text: string; readonly link: string } | undefined;
  readonly messageId: string;
  /** The first mail of its thread. */
  readonly root?: string | undefined;
}

/** The mail of a letter: plain text, HTML with the picture inside, and the fields that mail programs look at. */
export function mailFor(letter: Letter): SendMailOptions {
  const { picture, unsubscribe, root, messageId } = letter;
  const isRoot = root === messageId;
  return {
    to: letter.to,
    subject: letter.subject.replace(/\s+/g, ' ').slice(0, 180),
    messageId,
    ...(root !== undefined && !isRoot && { inReplyTo: root, references: root }),
    text: textOf(letter),
    html: htmlOf(letter),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': letter.language,
      // Prepared: a folded field would break signatures (DKIM must cover both, RFC 8058).
      ...(unsubscribe && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe.link}>` },
        'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
      }),
    },
    ...(picture && {
      attachments: [
        {
          filename: 'board.png',
          cid: 'board',
          content: Buffer.from(picture.png),
          contentType: 'image/png',
          contentDisposition: 'inline',
        },
      ],
    }),
  };
}

function textOf({ hello, lines, items, action, table, footer, unsubscribe, picture }: Letter): string {
  const blocks = [
    hello,
    lines.join('\n'),
    items?.map(({ text, link }) => `* ${text}\n  ${link}`).join('\n'),
    action && `${action.text}: ${action.link}`,
    picture && `[${picture.alt}]`,
    table && textTable(table),
    footer === undefined && unsubscribe === undefined
      ? undefined
      : ['-- ', footer, unsubscribe && `${unsubscribe.text}: ${unsubscribe.link}`].filter(Boolean).join('\n'),
  ];
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`;
}

function textTable({ heads, rows }: LetterTable): string {
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

const styles = {
  body: 'margin:0;padding:24px 12px;background:#f4efe4;color:#2c2519;font:16px/1.5 Georgia,serif',
  card: 'max-width:640px;margin:0 auto',
  button:
    'display:inline-block;padding:12px 28px;border-radius:6px;background:#7a3b22;color:#ffffff;' +
    'text-decoration:none;font-weight:bold',
  picture: 'width:100%;max-width:640px;height:auto;border-radius:6px;display:block',
  cell: 'padding:4px 12px 4px 0;text-align:right',
  name: 'padding:4px 12px 4px 0;text-align:left',
  footer: 'margin-top:32px;font-size:13px;color:#75664d',
} as const;

function htmlOf(letter: Letter): string {
  const { language, subject, hello, lines, items, action, picture, table, footer, unsubscribe } = letter;
  const paragraphs = [hello, ...lines].map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`);
  const list =
    items?.map(({ text, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(text)}</a></li>`) ?? [];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    '<style>@media (prefers-color-scheme: dark){body{background:#211c15!important;color:#eee4d0!important}}</style>',
    `<title>${escapeHtml(subject)}</title></head><body style="${styles.body}"><div style="${styles.card}">`,
    ...paragraphs,
    list.length > 0 ? `<ul>${list.join('')}</ul>` : '',
    picture ? `<p><img src="cid:board" alt="${escapeHtml(picture.alt)}" style="${styles.picture}"></p>` : '',
    action
      ? `<p style="margin:20px 0"><a href="${escapeHtml(action.link)}" style="${styles.button}">${escapeHtml(action.text)}</a></p>`
      : '',
    table ? htmlTable(table) : '',
    `<div style="${styles.footer}">${footer === undefined ? '' : escapeHtml(footer)}`,
    unsubscribe ? `<br><a href="${escapeHtml(unsubscribe.link)}">${escapeHtml(unsubscribe.text)}</a>` : '',
    '</div></div></body></html>',
  ].join('');
}

function htmlTable({ heads, rows }: LetterTable): string {
  const head = ['', ...heads].map((text) => `<th style="${styles.cell}">${escapeHtml(text)}</th>`).join('');
  const line = ([name, ...cells]: LetterTable['rows'][number]) =>
    `<tr><th scope="row" style="${styles.name}">${escapeHtml(name)}</th>` +
    `${cells.map((cell) => `<td style="${styles.cell}">${escapeHtml(String(cell))}</td>`).join('')}</tr>`;
  return `<table style="border-collapse:collapse"><thead><tr>${head}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table>`;
}
