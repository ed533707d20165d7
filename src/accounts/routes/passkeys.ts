import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { clientOf, sessionOf } from '../../http/plugins/auth.ts';
import { idSchema, noBody } from '../../http/schemas/forms.ts';
import { deletePasskey, renamePasskey } from '../passkeys/change.ts';
import { requireProof } from '../passkeys/proof.ts';
import { addPasskey, passkeyOptions } from '../passkeys/register.ts';
import { listPasskeys } from '../passkeys/view.ts';
import {
  addedPasskeySchema,
  creationOptionsSchema,
  newPasskeySchema,
  passkeyChangeSchema,
  passkeySchema,
  proofSchema,
} from '../schemas/passkeys.ts';

const tag = 'accounts';
const needs = 'session';
const params = z.object({ id: idSchema.describe('Id of the passkey') });

/** `/v1/me/passkeys` */
export const passkeyRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/passkeys',
      id: 'listPasskeys',
      tag,
      summary: 'List your passkeys',
      description: 'Lists the passkeys (WebAuthn) you log in with, oldest first.',
      needs,
      querystring: shortListQuery,
      response: { 200: pageOf(passkeySchema) },
    },
    ({ deps, playerId, query }) => readPage(byId, query, (part) => listPasskeys(deps, playerId, part)),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/me/passkeys/options',
      id: 'createPasskeyRegistrationOptions',
      tag,
      summary: 'Start adding a passkey',
      description:
        'Returns the options for the authenticator; send its answer to `POST /v1/me/passkeys`. If your login is more ' +
        'than ten minutes old, the first passkey needs your `password`, and a further one needs a new login.',
      needs,
      problems: ['too-many-passkeys', 'recent-login-required', 'password-required', 'wrong-password'],
      idempotency: { isSecret: true, startedBy: 'use-case' },
      body: proofSchema.optional(),
      response: { 200: creationOptionsSchema },
    },
    async ({ deps, body, request }) => {
      const owner = sessionOf(request);
      await requireProof(deps, owner, body?.password, clientOf(request));
      return { ...(await passkeyOptions(deps, owner.playerId)) };
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/me/passkeys',
      id: 'addPasskey',
      tag,
      summary: 'Add a passkey',
      description:
        'Adds a passkey. From the first one on, the password alone no longer logs in. The first passkey comes with ' +
        'ten recovery codes, shown only once; each can replace a passkey once. A guest becomes an account without a ' +
        'password, which gets no recovery codes.',
      needs,
      problems: ['passkey-refused', 'passkey-exists', 'too-many-passkeys'],
      idempotency: { isSecret: true },
      body: newPasskeySchema,
      response: { 201: addedPasskeySchema },
    },
    async ({ deps, playerId, body, reply }) => {
      const added = await addPasskey(deps, playerId, body);
      reply.header('location', `/v1/me/passkeys/${added.passkey.id}`);
      return added;
    },
  ),
  route(
    {
      method: 'PATCH',
      url: '/v1/me/passkeys/:id',
      id: 'renamePasskey',
      tag,
      summary: 'Rename a passkey',
      description: 'Changes the name of a passkey, which only you can see.',
      needs,
      problems: ['passkey-not-found'],
      params,
      body: passkeyChangeSchema,
      response: { 200: passkeySchema },
    },
    ({ deps, playerId, params, body }) => renamePasskey(deps, playerId, params.id, body.name),
  ),
  route(
    {
      method: 'DELETE',
      url: '/v1/me/passkeys/:id',
      id: 'deletePasskey',
      tag,
      summary: 'Delete a passkey',
      description:
        'Deletes a passkey, which then no longer logs in. Without any passkey, the password alone logs in again, and ' +
        'the recovery codes are deleted. An account without an email address keeps its last passkey. This needs a ' +
        'login from the last ten minutes.',
      needs,
      problems: ['passkey-not-found', 'last-passkey', 'recent-login-required', 'password-required'],
      params,
      response: { 204: noBody('The passkey is deleted') },
    },
    async ({ deps, params, request }) => {
      const owner = sessionOf(request);
      await requireProof(deps, owner, undefined, clientOf(request));
      await deletePasskey(deps, owner.playerId, params.id);
    },
  ),
];
