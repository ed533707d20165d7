import { type Route, route } from '../../http/endpoint/route.ts';
import { clientOf, sessionOf } from '../../http/plugins/auth.ts';
import { networkOf, withinQuota } from '../../limits/index.ts';
import { areGuestsEnabled, createGuest } from '../guests/create.ts';
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

/** `/v1/guests`, and the registration of a guest. */
export const guestRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/guests',
      id: 'getGuestOffer',
      tag,
      summary: 'Check whether guest play is enabled',
      description: 'Returns whether the operator allows guests, and for how long they are kept.',
      needs: 'none',
      response: { 200: guestOfferSchema },
    },
    ({ deps }) => ({ isEnabled: areGuestsEnabled(deps), days: deps.config.guestDays }),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/guests',
      id: 'createGuest',
      tag,
      summary: 'Create a guest',
      description:
        'Creates a guest with a made-up name and logs in; the response is that of a login. Guests can play, also ' +
        'against robots. They cannot invite people, write to strangers or have webhooks and API tokens (403 ' +
        '`account-required`). An unused guest resigns and is deleted after some days. `POST /v1/me/account` or a ' +
        'passkey turns the guest into an account and keeps all games. An `Idempotency-Key` must be random, such as a ' +
        'UUID, because it alone proves who retries the request.',
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
      id: 'convertGuest',
      tag,
      summary: 'Turn your guest into an account',
      description:
        'Adds an email address and a password, and optionally another handle. Games and logins stay. The response is ' +
        'the same whether or not the address already has an account. Adding a passkey also turns a guest into an ' +
        'account. Such an account adds an address here, which needs a login from the last ten minutes.',
      needs: 'session',
      cost: 5,
      problems: [
        'already-registered',
        'handle-taken',
        'weak-password',
        'silenced',
        'recent-login-required',
        'password-required',
      ],
      idempotency: { startedBy: 'use-case' },
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
