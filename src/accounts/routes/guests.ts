import { type Route, route } from '../../http/endpoint/route.ts';
import { clientOf, sessionOf } from '../../http/plugins/auth.ts';
import { networkOf, withinQuota } from '../../limits/index.ts';
import { areGuestsWelcome, createGuest } from '../guests/create.ts';
import { registerGuest } from '../guests/register.ts';
import { requireProof } from '../passkeys/proof.ts';
import {
  guestOfferSchema,
  guestRegistrationSchema,
  newGuestSchema,
  profileSchema,
} from '../schemas/accounts.ts';
import { sessionIdIn, sessionSchema } from '../schemas/sessions.ts';
import { sendSession } from './send-session.ts';

const tag = 'accounts';
const quotasOfAddress = ['new-guests-hourly', 'new-guests-daily'] as const;

/** `/v1/guests`, and what makes a guest an account. */
export const guestRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/guests',
      id: 'readGuestOffer',
      tag,
      summary: 'Read whether one can play without an account',
      description: 'The operator of the service decides.',
      needs: 'none',
      response: { 200: guestOfferSchema },
    },
    ({ deps }) => ({ isOpen: areGuestsWelcome(deps), days: deps.config.guestDays }),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/guests',
      id: 'createGuest',
      tag,
      summary: 'Play without an account',
      description:
        'Creates a guest with a made-up name and logs in: the answer is that of a log-in. Guests can play, also against ' +
        'robots, and cannot invite people, write to strangers or have webhooks and API tokens (403 `account-required`). ' +
        'One whom nobody uses for some days is deleted, and resigns; `POST /v1/me/account` or a passkey makes the guest ' +
        'an account with all games. As nobody is logged in yet, an `Idempotency-Key` must be random, such as a UUID: it ' +
        'alone proves who asks again.',
      needs: 'none',
      problems: ['account-required'],
      idempotency: { isSecret: true, isKeySecret: true, credentialOf: sessionIdIn },
      body: newGuestSchema.optional(),
      response: { 201: sessionSchema },
    },
    async ({ deps, body, request, reply }) => {
      const create = () => createGuest(deps, body ?? {}, clientOf(request));
      const session = await withinQuota(deps, quotasOfAddress, networkOf(request.ip), () =>
        withinQuota(deps, ['new-guests-in-all'], 'all', create),
      );
      return sendSession(reply, session);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/me/account',
      id: 'registerGuest',
      tag,
      summary: 'Make your guest an account',
      description:
        'With an email address and a password, and if you like another handle. Games and log-ins stay. The answer is the ' +
        'same whether or not the address has an account already. Adding a passkey makes a guest an account, too; such an ' +
        'account gets an address in this way, which needs a log-in within ten minutes.',
      needs: 'session',
      cost: 5,
      problems: [
        'registered-already',
        'handle-taken',
        'weak-password',
        'silenced',
        'recent-log-in-required',
        'password-required',
      ],
      idempotency: { begunBy: 'use-case' },
      body: guestRegistrationSchema,
      response: { 201: profileSchema },
    },
    async ({ deps, body, request, reply }) => {
      const owner = sessionOf(request);
      await requireProof(deps, owner, undefined, clientOf(request));
      const profile = await registerGuest(deps, owner.playerId, body);
      reply.header('location', '/v1/me');
      return profile;
    },
  ),
];
