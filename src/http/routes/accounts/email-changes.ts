import type { FastifyInstance } from 'fastify';
import { confirmChange, requestEmailChange, undoChange } from '../../../accounts/profile/email-change.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { callerOf, clientOf } from '../../plugins/auth.ts';
import { linkTokenSchema, newEmailSchema } from '../../schemas/accounts/accounts.ts';
import { noBody } from '../../schemas/forms.ts';

const tag = 'accounts';

/** `/v1/me/email` and `/v1/email-changes` */
export function emailChangeRoutes(app: FastifyInstance, deps: Deps): void {
  addRequest(app, deps);
  addConfirmation(app, deps);
  addUndo(app, deps);
}

function addRequest(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/me/email',
      id: 'requestEmailChange',
      tag,
      summary: 'Change your email address',
      description:
        'The new address gets an email with a link, and is yours once you confirm it there. The old one, if it was ' +
        'confirmed, gets an email with a link that undoes the change within seven days. The answer is the same ' +
        'whether or not the new address has an account.',
      needs: 'session',
      refusesGuests: true,
      problems: ['wrong-password'],
      idempotency: { begunBy: 'use-case' },
    },
    { body: newEmailSchema, response: { 202: noBody('The emails will be sent') } },
    async (request, reply) => {
      await requestEmailChange(deps, callerOf(request).playerId, request.body, clientOf(request));
      return reply.code(202).send();
    },
  );
}

function addConfirmation(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/email-changes/confirm',
      id: 'confirmEmailChange',
      tag,
      summary: 'Confirm a new email address',
      description: 'With the token of the link in the email to the new address.',
      needs: 'none',
      problems: ['link-not-valid', 'email-taken'],
    },
    { body: linkTokenSchema, response: { 204: noBody('The account has its new address') } },
    async (request, reply) => {
      await confirmChange(deps, request.body.token);
      return reply.code(204).send();
    },
  );
}

function addUndo(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/email-changes/undo',
      id: 'undoEmailChange',
      tag,
      summary: 'Undo a change of email address',
      description:
        'With the token of the link in the email to the old address. All sessions end, the password stops working, ' +
        'and the old address gets an email with a link to a new one.',
      needs: 'none',
      problems: ['link-not-valid', 'email-taken'],
    },
    { body: linkTokenSchema, response: { 204: noBody('The account has its old address') } },
    async (request, reply) => {
      await undoChange(deps, request.body.token);
      return reply.code(204).send();
    },
  );
}
