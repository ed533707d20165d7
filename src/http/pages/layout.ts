import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../html.ts';

/** A part of a page that is already HTML. */
export interface Html {
  readonly html: string;
}

const style =
  'body{margin:0;padding:24px 16px;background:#f4efe4;color:#2c2519;font:17px/1.5 Georgia,serif}' +
  'main{max-width:760px;margin:0 auto}img{max-width:100%;height:auto;border-radius:8px}' +
  'button{font:inherit;padding:12px 28px;border:0;border-radius:6px;background:#7a3b22;color:#fff;cursor:pointer}' +
  'label{display:block;padding:6px 0}fieldset{border:1px solid #cdbf9f;border-radius:8px;margin:16px 0;max-height:50vh;overflow:auto}' +
  'input[type=password]{font:inherit;padding:8px;width:100%;box-sizing:border-box}' +
  '@media (prefers-color-scheme:dark){body{background:#211c15;color:#eee4d0}a{color:#e3b98f}}';

/** Allows the style above, forms to this service and its pictures. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends a small page for people who followed a link in an email; it needs no script and no log-in. */
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
      `<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  );
}

/** Returns a form that posts to the address of its page; opening the page alone changes nothing. */
export function form(fields: string, button: string): Html {
  return { html: `<form method="post">${fields}<button>${escapeHtml(button)}</button></form>` };
}

export const link = (url: string, text: string): Html => ({
  html: `<p><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`,
});
