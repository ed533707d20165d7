import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../helpers/html.ts';
import { THEMES } from '../../render/index.ts';
import { languageFor, textsIn } from '../../texts/index.ts';

type Theme = (typeof THEMES)['light'];

/** A part of a page that is already HTML. */
export interface Html {
  readonly html: string;
}

/** Returns the colours of a page, which match the pictures. */
export function colours({
  page,
  panel,
  panelLine,
  ink,
  inkSoft,
  accent,
  accentInk,
  accentSoft,
  scheme,
}: Theme): string {
  const named = {
    page,
    panel,
    line: panelLine,
    ink,
    soft: inkSoft,
    accent,
    'accent-ink': accentInk,
    hover: accentSoft,
  };
  const variables = Object.entries(named).map(([name, value]) => `--${name}:${value}`);
  return `:root{color-scheme:${scheme};${variables.join(';')}}`;
}

const style = [
  colours(THEMES.light),
  `@media(prefers-color-scheme:dark){${colours(THEMES.dark)}}`,
  '*{box-sizing:border-box}',
  'body{margin:0;padding:24px 16px;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}',
  'main,header{max-width:720px;margin:0 auto}header{margin-bottom:24px}header a{font:600 1.12rem/1.2 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;text-decoration:none}',
  'img{max-width:100%;height:auto;display:block;border-radius:10px}',
  'h1{font:600 1.7rem/1.2 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;margin:0 0 12px}',
  'a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}',
  'button{font:inherit;font-weight:600;min-height:48px;padding:10px 28px;border:0;border-radius:10px;background:var(--accent);color:var(--accent-ink);cursor:pointer}',
  'input[type=password]{font:inherit;padding:10px;width:100%;border:1px solid var(--line);border-radius:10px;background:var(--panel);color:var(--ink)}',
  'details,.alone{margin:8px 0;border:1px solid var(--line);border-radius:10px;background:var(--panel)}',
  'summary{padding:12px 16px;font-weight:600;cursor:pointer}details:has(:checked)>summary{color:var(--accent)}',
  'fieldset{display:grid;grid-template-columns:76px 1fr;gap:0 12px;border:0;border-top:1px solid var(--line);margin:0;padding:12px 16px}',
  '.alone fieldset{display:block;border-top:0}legend{float:left;grid-column:1/-1;padding:0;margin-bottom:8px;color:var(--soft)}',
  'fieldset>svg{width:76px;height:76px;border-radius:4px;grid-row:2/span 99}',
  'label{grid-column:2;display:flex;gap:10px;align-items:center;min-height:44px;padding:6px 8px;border-radius:8px;cursor:pointer}',
  '.alone label{grid-column:auto}label:hover,label:has(:checked){background:var(--hover)}',
  'input[type=radio]{flex:none;width:20px;height:20px;margin:0;accent-color:var(--accent)}',
  '.gain{color:var(--soft)}.confirm{position:sticky;bottom:0;margin:16px 0 0;padding:12px 0;background:var(--page)}',
  '.choice{display:flex;flex-wrap:wrap;gap:12px}.choice button+button{background:none;color:var(--ink);box-shadow:inset 0 0 0 1px var(--line)}',
  'pre{overflow-x:auto;padding:12px 16px;border:1px solid var(--line);border-radius:10px;background:var(--panel)}code{font-size:.9em}',
  'table{display:block;overflow-x:auto;border-collapse:collapse}th,td{padding:6px 12px 6px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}',
  ':target,li:has(>:target){background:var(--hover)}.sprite{position:absolute;width:0;height:0}.error{color:var(--accent);font-weight:600}',
].join('');

/** Allows the style above, forms to this service, and its pictures. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends a small page for the reader of an email link; it needs no script and no login. */
export function sendPage(
  reply: FastifyReply,
  language: string,
  title: string,
  parts: readonly (string | Html)[],
): FastifyReply {
  const body = parts
    .map((part) => (typeof part === 'string' ? `<p>${escapeHtml(part)}</p>` : part.html))
    .join('');
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  reply.header('content-security-policy', policy);
  reply.type('text/html; charset=utf-8').serializer((text: string) => text);
  return reply.send(
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
      `<title>${escapeHtml(title)}</title><style>${style}</style></head>` +
      `<body><header><a href="/">${escapeHtml(textsIn(languageFor(language)).cards.site)}</a></header><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  );
}

/** Returns a form that posts to the address of its page; only opening the page changes nothing. */
export function form(fields: string, button: string): Html {
  return {
    html: `<form method="post">${fields}<p class="confirm"><button>${escapeHtml(button)}</button></p></form>`,
  };
}

/** Returns a form with a button per value of a field, the first one highlighted. */
export function choice(
  name: string,
  values: readonly { readonly value: string; readonly text: string }[],
): Html {
  const buttons = values.map(
    ({ value, text }) => `<button name="${name}" value="${escapeHtml(value)}">${escapeHtml(text)}</button>`,
  );
  return { html: `<form method="post"><p class="confirm choice">${buttons.join(' ')}</p></form>` };
}

export const link = (url: string, text: string): Html => ({
  html: `<p><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`,
});
