import type { FastifyInstance } from 'fastify';
import { confirmChange, undoChange } from '../../accounts/profile/email-change.ts';
import type { Deps } from '../../platform/deps.ts';
import { form, link, sendPage } from './layout.ts';
import { hidden, type LinkRequest, requireLink, wordsFor } from './link-request.ts';

/** `/email-change/…` and `/email-undo/…` */
export function emailChangePages(app: FastifyInstance, deps: Deps): void {
  app.get('/email-change/*', hidden, async (request: LinkRequest, reply) => {
    requireLink(deps, 'email-change', request);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.emailChange, [form('', words.confirm)]);
  });
  app.post('/email-change/*', hidden, async (request: LinkRequest, reply) => {
    await confirmChange(deps, request.params['*']);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.emailChanged, [
      link(`${deps.config.publicUrl}/`, words.play),
    ]);
  });
  app.get('/email-undo/*', hidden, async (request: LinkRequest, reply) => {
    requireLink(deps, 'email-undo', request);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.emailUndo, [words.emailUndoHint, form('', words.confirm)]);
  });
  app.post('/email-undo/*', hidden, async (request: LinkRequest, reply) => {
    await undoChange(deps, request.params['*']);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.emailUndone, [words.emailUndoneHint]);
  });
}
