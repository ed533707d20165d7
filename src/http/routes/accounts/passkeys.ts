import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deletePasskey, renamePasskey } from '../../../accounts/passkeys/change.ts';
import { requireProof } from '../../../accounts/passkeys/proof.ts';
import { addPasskey, passkeyOptions } from '../../../accounts/passkeys/register.ts';
import { listPasskeys } from '../../../accounts/passkeys/view.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../list-pages.ts';
import { callerOf, clientOf, sessionOf } from '../../plugins/auth.ts';
import {
  addedPasskeySchema,
  creationOptionsSchema,
  newPasskeySchema,
  passkeyChangeSchema,
  passkeySchema,
  proofSchema,
} from '../../schemas/accounts/passkeys.ts';
import { idSchema, noBody } from '../../schemas/forms.ts';

const tag = 'accounts';
const needs = 'session';
const params = z.object({ id: idSchema.describe('Id of the passkey') });

/** `/v1/me/passkeys` */
export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  addList(app, deps);
  addOptions(app, deps);
  addCreation(app, deps);
  addRenaming(app, deps);
  addDeletion(app, deps);
}

function addList(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/me/passkeys',
      id: 'listPasskeys',
      tag,
      summary: 'List your passkeys',
      description: 'The passkeys (WebAuthn) with which you log in, oldest first.',
      needs,
    },
    { querystring: shortListQuery, response: { 200: pageOf(passkeySchema) } },
    (request) => {
      const { playerId } = callerOf(request);
      return readPage(byId, request.query, (part) => listPasskeys(deps, playerId, part));
    },
  );
}

function addOptions(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/me/passkeys/options',
      id: 'createPasskeyOptions',
      tag,
      summary: 'Begin to add a passkey',
      description:
        'Returns what the authenticator needs; its answer goes to `POST /v1/me/passkeys`. More than ten minutes after ' +
        'the log-in the first passkey needs your `password`, and a further one needs another log-in.',
      needs,
      problems: ['too-many-passkeys', 'recent-log-in-required', 'password-required', 'wrong-password'],
      idempotency: { isSecret: true, begunBy: 'use-case' },
    },
    { body: proofSchema.optional(), response: { 200: creationOptionsSchema } },
    async (request) => {
      const owner = sessionOf(request);
      await requireProof(deps, owner, request.body?.password, clientOf(request));
      return passkeyOptions(deps, owner.playerId);
    },
  );
}

function addCreation(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/me/passkeys',
      id: 'addPasskey',
      tag,
      summary: 'Add a passkey',
      description:
        'From the first passkey on, the password alone no longer logs in. With it come ten recovery codes, which are ' +
        'shown only this once: each replaces a passkey once. A guest becomes an account, which has no password and ' +
        'so no use for codes.',
      needs,
      problems: ['passkey-refused', 'passkey-known', 'too-many-passkeys'],
      idempotency: { isSecret: true },
    },
    { body: newPasskeySchema, response: { 201: addedPasskeySchema } },
    async (request, reply) => {
      const added = await addPasskey(deps, callerOf(request).playerId, request.body);
      return reply.code(201).header('location', `/v1/me/passkeys/${added.passkey.id}`).send(added);
    },
  );
}

function addRenaming(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'PATCH',
      url: '/v1/me/passkeys/:id',
      id: 'renamePasskey',
      tag,
      summary: 'Rename a passkey',
      description: 'The name is for you alone.',
      needs,
      problems: ['passkey-not-found'],
    },
    { params, body: passkeyChangeSchema, response: { 200: passkeySchema } },
    (request) => renamePasskey(deps, callerOf(request).playerId, request.params.id, request.body.name),
  );
}

function addDeletion(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'DELETE',
      url: '/v1/me/passkeys/:id',
      id: 'deletePasskey',
      tag,
      summary: 'Delete a passkey',
      description:
        'It no longer logs in. Without any passkey the password alone does, and recovery codes are gone; an account ' +
        'without an email address keeps its last one. ' +
        'This needs a log-in within ten minutes.',
      needs,
      problems: ['passkey-not-found', 'last-passkey', 'recent-log-in-required', 'password-required'],
    },
    { params, response: { 204: noBody('The passkey is deleted') } },
    async (request, reply) => {
      const owner = sessionOf(request);
      await requireProof(deps, owner, undefined, clientOf(request));
      await deletePasskey(deps, owner.playerId, request.params.id);
      return reply.code(204).send();
    },
  );
}
