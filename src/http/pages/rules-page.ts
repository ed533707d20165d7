import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '../../helpers/project-root.ts';
import { contentTag, isUnchanged } from '../etag.ts';
import { sendPage } from './layout.ts';
import { hidden } from './link-request.ts';
import { renderMarkdown } from './markdown.ts';

/**
 * `/rules/exact`: the numbered rules of play, where `ruleUrl` of a problem leads, behind those that the page tells at
 * `/rules`. They are read and rendered once.
 */
export function serveRules(app: FastifyInstance): void {
  let page: { html: string; tag: string } | undefined;
  app.get('/rules/exact', hidden, async (request, reply) => {
    page ??= await readPage();
    const isKnown = isUnchanged(request, reply, page.tag, 'accept-encoding');
    if (isKnown) return reply.code(304).send();
    const { html } = page;
    sendPage(reply, 'en', 'The rules of play, exactly', [{ html: WAY_BACK }, { html }]);
    return reply;
  });
}

const WAY_BACK = '<p><a href="/">Carcassonne by mail</a> · <a href="/rules">The rules with pictures</a></p>';

async function readPage(): Promise<{ html: string; tag: string }> {
  const text = readFileSync(join(projectRoot, 'docs', 'rules.md'), 'utf8');
  // The page has a heading already.
  const html = await renderMarkdown(text.replace(/^# .*\n+/, ''));
  return { html, tag: contentTag(html) };
}
