import type { z } from 'zod';
import { transaction } from '../../db/transactions.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { callerOf } from '../../http/plugins/auth.ts';
import { updatePreferences } from '../../notifications/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { updatePrivacy } from '../../players/privacy.ts';
import { updateMe } from '../profile/read-and-update.ts';
import { changeVacation } from '../profile/vacations.ts';
import { meSchema, profileChangeSchema } from '../schemas/accounts.ts';
import { readAccount } from './account-view.ts';

const tag = 'accounts';

/** `/v1/me` */
export const meRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me',
      id: 'getMe',
      tag,
      summary: 'Get your account',
      description:
        'Returns the account that the token belongs to. Email address, preferences, vacations and time zone need a ' +
        'login session or a token with `profile`.',
      needs: 'any',
      response: { 200: meSchema },
    },
    ({ deps, request }) => readAccount(deps, callerOf(request)),
  ),
  route(
    {
      method: 'PATCH',
      url: '/v1/me',
      id: 'updateMe',
      tag,
      summary: 'Update your account',
      description: 'Changes the members you send and leaves the others as they are.',
      needs: 'session',
      problems: [
        'account-required',
        'handle-taken',
        'name-not-available',
        'vacation-limit-reached',
        'silenced',
      ],
      body: profileChangeSchema,
      response: { 200: meSchema },
    },
    async ({ deps, body, request }) => {
      const caller = callerOf(request);
      await transaction(deps.db, () => update(deps, caller.playerId, body));
      return readAccount(deps, caller);
    },
  ),
];

async function update(
  deps: Deps,
  playerId: string,
  { notifications, vacation, privacy, ...profile }: z.infer<typeof profileChangeSchema>,
): Promise<void> {
  await updateMe(deps, playerId, profile);
  if (vacation !== undefined) await changeVacation(deps, playerId, vacation);
  if (privacy !== undefined) await updatePrivacy(deps.db.prisma, playerId, privacy);
  if (notifications !== undefined) await updatePreferences(deps, playerId, undefined, notifications);
}
