import { escapeHtml } from '../../../../helpers/html.ts';
import type { Email, EmailTable } from '../delivery/email.ts';
import { darkStyle, styles } from './styles.ts';
import { headlineMark } from './text.ts';

/** Returns an email as HTML. The picture is attached as `cid:board`. */
export function htmlOf(email: Email): string {
  const { language, subject, footer, unsubscribe } = email;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="supported-color-schemes" content="light dark"><style>${darkStyle}</style>`,
    `<title>${escapeHtml(subject)}</title></head><body class="page" style="${styles.body}">`,
    `<div class="card" style="${styles.card}">`,
    ...wordsOf(email),
    ...itemsOf(email),
    ...boardOf(email),
    ...actionOf(email),
    ...choicesOf(email),
    email.table ? htmlTable(email.table) : '',
    '</div>',
    `<div class="quiet" style="${styles.footer}">${footer === undefined ? '' : escapeHtml(footer)}`,
    unsubscribe ? `<br>${anchor(unsubscribe, 'quiet', styles.quietLink)}` : '',
    '</div></body></html>',
  ].join('');
}

function anchor({ text, link }: { text: string; link: string }, name: string, style: string): string {
  return `<a class="${name}" href="${escapeHtml(link)}" style="${style}">${escapeHtml(text)}</a>`;
}

function wordsOf({ thread, subject, hello, lines, isDrawn }: Email): string[] {
  const mark = `<span class="quiet" style="${styles.mark}">${headlineMark}</span>`;
  const head = [`<h1 style="${styles.headline}">${mark} ${escapeHtml(subject)} ${mark}</h1>`];
  const paragraph = (line: string) => `<p style="${styles.line}">${escapeHtml(line)}</p>`;
  const text = isDrawn
    ? [`<pre style="${styles.drawn}">${escapeHtml(lines.join('\n'))}</pre>`]
    : lines.map(paragraph);
  return [...(thread === undefined ? [] : head), paragraph(hello), ...text];
}

function itemsOf({ items = [] }: Email): string[] {
  if (items.length === 0) return [];
  const lines = items.map((item) => `<li style="${styles.line}">${anchor(item, 'link', styles.link)}</li>`);
  return [`<ul style="${styles.list}">${lines.join('')}</ul>`];
}

function boardOf({ picture }: Email): string[] {
  if (picture === undefined) return [];
  return [
    `<p style="${styles.block}"><img src="cid:board" alt="${escapeHtml(picture.alt)}" style="${styles.picture}"></p>`,
  ];
}

function actionOf({ action, otherAction, withoutScripts }: Email): string[] {
  if (action === undefined) return [];
  const other =
    otherAction === undefined ? '' : ` ${anchor(otherAction, 'other-button', styles.otherButton)}`;
  const aside = withoutScripts && anchor(withoutScripts, 'quiet', styles.quietLink);
  return [
    `<p style="${styles.block}">${anchor(action, 'button', styles.button)}${other}</p>`,
    aside === undefined ? '' : `<p class="quiet" style="${styles.aside}">${aside}</p>`,
  ];
}

/** The numbered options. Text between two dots does not wrap, and a list of pieces starts a new line. */
function choicesOf({ choices, orAnswer }: Email): string[] {
  if (choices === undefined || choices.length === 0) return [];
  const title = orAnswer === undefined ? '' : `<h2 style="${styles.title}">${escapeHtml(orAnswer)}</h2>`;
  const lines = choices.map((line, index) => {
    const isLine = !line.includes(' · ') && !line.startsWith(' ');
    const before = index > 0 && (isLine || line.includes(': .1 ')) ? '<br>' : '';
    return before + (isLine ? `${escapeHtml(line)}<br>` : partsOf(line));
  });
  return [`<div class="answer" style="${styles.answer}">${title}${lines.join(' ')}</div>`];
}

function partsOf(line: string): string {
  const parts = line.trim().split(' · ');
  return parts.map((part) => `<span style="${styles.option}">${escapeHtml(part)}</span>`).join(' ');
}

function htmlTable({ heads, rows }: EmailTable): string {
  const head = ['', ...heads].map((text) => `<th style="${styles.head}">${escapeHtml(text)}</th>`).join('');
  const line = ([name, ...cells]: EmailTable['rows'][number]) =>
    `<tr><th scope="row" style="${styles.name}">${escapeHtml(name)}</th>` +
    `${cells.map((cell) => `<td style="${styles.cell}">${escapeHtml(String(cell))}</td>`).join('')}</tr>`;
  return `<table style="${styles.table}"><thead><tr>${head}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table>`;
}
