import type { AppScope } from '../accounts/caller.ts';
import { hashSecret, newSecret } from '../accounts/sessions/secrets.ts';
import { newId } from '../db/id.ts';
import { dayMs, minuteMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';
import { type AppGrantRow, extendGrant } from './store/app-grants.ts';
import { insertAppTokens, type NewAppToken } from './store/app-tokens.ts';

/** The tokens of an app (RFC 6749, section 5.1). */
export interface AppTokens {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

/** Issues the next tokens of a grant, which lasts as long as the refresh token. */
export async function issueAppTokens(
  deps: Deps,
  grant: Pick<AppGrantRow, 'id'>,
  scopes: readonly AppScope[],
): Promise<AppTokens> {
  const { db, config } = deps;
  const access = newToken(deps, 'cba_', config.accessTokenMinutes * minuteMs);
  const refresh = newToken(deps, 'cbg_', config.refreshTokenDays * dayMs);
  await insertAppTokens(db.prisma, grant.id, { scopes, access: access.row, refresh: refresh.row });
  await extendGrant(db.prisma, grant.id, refresh.row.expiresAt);
  return {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: config.accessTokenMinutes * 60,
    refresh_token: refresh.token,
    scope: scopes.join(' '),
  };
}

function newToken(
  { clock }: Deps,
  prefix: 'cba_' | 'cbg_',
  ms: number,
): { readonly token: string; readonly row: NewAppToken } {
  const createdAt = clock();
  const token = newSecret(prefix);
  const expiresAt = new Date(createdAt.getTime() + ms);
  return { token, row: { id: newId(), tokenHash: hashSecret(token), createdAt, expiresAt } };
}
