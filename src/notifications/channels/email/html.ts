import { escapeHtml } from '../../../html.ts';
import type { Email, EmailTable } from './email.ts';
import { letterhead } from './text.ts';

const styles = {
  body: 'margin:0;padding:24px 12px;background:#f4efe4;color:#2c2519;font:16px/1.5 Georgia,serif',
  letterhead: 'margin:0 0 8px;font-size:13px;color:#75664d',
  headline: 'margin:0 0 16px;font-size:20px;line-height:1.3',
  drawn: 'margin:0 0 8px;font:13px/1.2 monospace;overflow-x:auto',
  choices: 'margin:16px 0;white-space:pre-line',
  card: 'max-width:640px;margin:0 auto',
  button:
    'display:inline-block;padding:12px 28px;border-radius:6px;background:#7a3b22;color:#ffffff;' +
    'text-decoration:none;font-weight:bold',
  picture: 'width:100%;max-width:640px;height:auto;border-radius:6px;display:block',
  aside: 'margin:-8px 0 20px;font-size:13px;color:#75664d',
  cell: 'padding:4px 12px 4px 0;text-align:right',
  name: 'padding:4px 12px 4px 0;text-align:left',
  footer: 'margin-top:32px;font-size:13px;color:#75664d',
} as const;

/** Colours for programs that show emails light on dark; those that invert colours themselves leave these alone. */
const dark = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme: dark){body{background:#211c15!important;color:#eee4d0!important}',
  '.quiet{color:#c4b492!important}a{color:#e8b48f}.button{color:#ffffff!important}}',
].join('');

/** An email as HTML. The picture is attached as `cid:board`. */
export function htmlOf(email: Email): string {
  const { language, subject, items, action, withoutScripts, picture, table, footer, unsubscribe, choices } =
    email;
  const list =
    items?.map(({ text, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(text)}</a></li>`) ?? [];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="supported-color-schemes" content="light dark"><style>${dark}</style>`,
    `<title>${escapeHtml(subject)}</title></head><body style="${styles.body}"><div style="${styles.card}">`,
    ...wordsOf(email),
    list.length > 0 ? `<ul>${list.join('')}</ul>` : '',
    picture ? `<p><img src="cid:board" alt="${escapeHtml(picture.alt)}" style="${styles.picture}"></p>` : '',
    choices ? `<p style="${styles.choices}">${escapeHtml(choices.join('\n'))}</p>` : '',
    action
      ? `<p style="margin:20px 0"><a class="button" href="${escapeHtml(action.link)}" style="${styles.button}">${escapeHtml(action.text)}</a></p>`
      : '',
    withoutScripts
      ? `<p class="quiet" style="${styles.aside}"><a class="quiet" href="${escapeHtml(withoutScripts.link)}">${escapeHtml(withoutScripts.text)}</a></p>`
      : '',
    table ? htmlTable(table) : '',
    `<div class="quiet" style="${styles.footer}">${footer === undefined ? '' : escapeHtml(footer)}`,
    unsubscribe
      ? `<br><a class="quiet" href="${escapeHtml(unsubscribe.link)}">${escapeHtml(unsubscribe.text)}</a>`
      : '',
    '</div></div></body></html>',
  ].join('');
}

function wordsOf({ thread, subject, hello, lines, isDrawn }: Email): string[] {
  const head = [
    `<p class="quiet" style="${styles.letterhead}">${letterhead}</p>`,
    `<h1 style="${styles.headline}">${escapeHtml(subject)}</h1>`,
  ];
  const paragraph = (line: string) =>
    `<p style="margin:0 0 8px;white-space:pre-line">${escapeHtml(line)}</p>`;
  const text = isDrawn
    ? [`<pre style="${styles.drawn}">${escapeHtml(lines.join('\n'))}</pre>`]
    : lines.map(paragraph);
  return [...(thread === undefined ? [] : head), paragraph(hello), ...text];
}

function htmlTable({ heads, rows }: EmailTable): string {
  const head = ['', ...heads].map((text) => `<th style="${styles.cell}">${escapeHtml(text)}</th>`).join('');
  const line = ([name, ...cells]: EmailTable['rows'][number]) =>
    `<tr><th scope="row" style="${styles.name}">${escapeHtml(name)}</th>` +
    `${cells.map((cell) => `<td style="${styles.cell}">${escapeHtml(String(cell))}</td>`).join('')}</tr>`;
  return `<table style="border-collapse:collapse"><thead><tr>${head}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table>`;
}
