import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../helpers/html.ts';
import { projectRoot } from '../../helpers/project-root.ts';
import { contentTag, isUnchanged } from '../etag.ts';
import { sendPage } from './layout.ts';
import { hidden } from './link-request.ts';
import { renderMarkdown } from './markdown.ts';

/** The documents for developers, by their names in `docs`, in reading order. */
export const DOCUMENTS = [
  'build-a-bot',
  'examples',
  'for-programs',
  'assistants',
  'text-commands',
  'records',
  'ratings',
  'matches',
  'plans',
  'accounts',
  'email',
  'push',
  'limits',
] as const;

interface Document {
  readonly name: string;
  readonly title: string;
  readonly source: string;
  readonly html: string;
  readonly tag: string;
}

const home =
  '<p><a href="/docs">Every request and answer</a> · <a href="/rules/exact">The rules of play</a></p>';

/**
 * `/docs/{name}`: the documents for developers, beside the reference at `/docs`; as Markdown with `.md`. They are read
 * and rendered once.
 */
export function serveDocuments(app: FastifyInstance): void {
  let documents: Promise<readonly Document[]> | undefined;
  const read = () => {
    documents ??= Promise.all(DOCUMENTS.map(readDocument));
    return documents;
  };
  for (const [index, name] of DOCUMENTS.entries()) {
    app.get(`/docs/${name}`, hidden, async (request, reply) =>
      sendDocument(request, reply, await read(), index),
    );
    app.get(`/docs/${name}.md`, hidden, async (_request, reply) =>
      reply.type('text/markdown; charset=utf-8').send((await read())[index]?.source),
    );
  }
}

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  documents: readonly Document[],
  index: number,
): FastifyReply {
  const { title, html, tag } = documents[index] as Document;
  if (isUnchanged(request, reply, tag, 'accept-encoding')) return reply.code(304).send();
  const others = documents.filter((_, other) => other !== index).map(linkTo);
  const more = `<h2>More for programs</h2><ul>${others.join('')}</ul>`;
  return sendPage(reply, 'en', title, [{ html: home }, { html }, { html: more }]);
}

const linkTo = ({ name, title }: Document) => `<li><a href="/docs/${name}">${escapeHtml(title)}</a></li>`;

/** Returns the source of a file of `docs`, by its name. */
export const readSource = (name: string) => readFileSync(join(projectRoot, 'docs', `${name}.md`), 'utf8');

/** Returns a file of `docs` by its name, rendered as HTML without its title, which is the page's heading. */
export async function readDocument(name: string): Promise<Document> {
  const source = readSource(name);
  const html = await renderMarkdown(source.replace(/^# .*\n+/, ''), addressOf);
  return { name, title: /^# (.*)/.exec(source)?.[1] ?? '', source, html, tag: contentTag(html) };
}

const isDocument = (name: string | undefined) => DOCUMENTS.some((each) => each === name);

/** Returns the address on this service of a link between project files; undefined for files that are not served. */
function addressOf(href: string): string | undefined {
  if (/^(https?:|#|\/)/.test(href)) return href;
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === 'rules') return `/rules/exact${anchor}`;
  return isDocument(name) ? `/docs/${name}${anchor}` : undefined;
}
