import { appoint } from '../../../src/moderation/appoint.ts';
import type { TestApp } from '../../support/app.ts';
import { makePlayer, requestsBy, type TestPlayer } from '../../support/players.ts';

/** Calls of tests about reports and operators. */
export function moderationCalls(service: TestApp) {
  const { http } = service;
  let auth: { readonly authorization: string };
  const post = (url: string, body: object) => http.post(`/v1/moderation${url}`).set(auth).send(body);
  return {
    /** Appoints the operator who makes the calls. */
    async appoint(): Promise<TestPlayer> {
      const operator = await makePlayer(service, 'operator');
      auth = {
        authorization: `Bearer ${await appoint(service.deps, { operator: 'test' }, operator.handle)}`,
      };
      return { ...operator, auth, ...requestsBy(service, auth) };
    },
    report: (reporter: TestPlayer, request: object) =>
      http.post('/v1/reports').set(reporter.auth).send(request),
    sanction: (player: TestPlayer, kind: string, more: object = {}) =>
      post('/sanctions', { player: player.handle, kind, reason: 'Because of that.', ...more }),
    undo: (id: string) => post(`/sanctions/${id}/undo`, { reason: 'It was a mistake.' }),
    dismiss: (id: string) => post(`/reports/${id}/dismiss`, { reason: 'Nothing is wrong there.' }),
    read: (url: string) => http.get(`/v1/moderation${url}`).set(auth),
  };
}

/** The last part of the `type` of a problem. */
export const problemOf = async (request: PromiseLike<{ body: { type: string } }>) =>
  (await request).body.type.replace('/problems/', '');
