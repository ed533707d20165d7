import { randomInt } from 'node:crypto';
import type { AppScope } from '../accounts/caller.ts';
import { hashSecret, newSecret } from '../accounts/sessions/secrets.ts';
import { outsideTransaction } from '../db/transactions.ts';
import { minuteMs } from '../helpers/time-units.ts';
import { networkOf, spend } from '../limits/index.ts';
import type { Deps } from '../platform/deps.ts';
import { deviceClientFor } from './client.ts';
import { required, type TokenRequest } from './exchange.ts';
import { OAuthError } from './oauth-error.ts';
import { requireTarget, scopesIn } from './request.ts';
import {
  type DeviceRequestRow,
  findDeviceRequest,
  insertDeviceRequest,
  recordDevicePoll,
  takeDeviceRequest,
} from './store/device-requests.ts';
import { type AppTokens, issueAppTokens } from './tokens.ts';

/** Time for entering a code, ms. */
const codesMs = 15 * minuteMs;
/** Minimum polling interval of an app in seconds, and its increase after each early poll. */
const intervalSeconds = 5;
const moreSeconds = 5;
/** Tolerance for early polls, ms, because network delays vary. */
const graceMs = 1000;

/** Letters that are not confused with each other and form no words (RFC 8628, section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const codeLength = 8;

const newUserCode = () =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

/** Formats a code for display. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Parses a typed code, however it is written; undefined if it is invalid. */
export function readUserCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[^A-Z]/g, '');
  return code.length === codeLength && [...code].every((letter) => letters.includes(letter))
    ? code
    : undefined;
}

/**
 * Issues an app's codes: one that the player types on another device, and one with which the app polls for its tokens
 * (RFC 8628, section 3.2).
 * @throws OAuthError
 * @throws Problem too-many-requests
 */
export async function startDevice(deps: Deps, request: TokenRequest, address: string) {
  const { config, db, clock } = deps;
  requireTarget(config.publicUrl, request['resource']);
  const scopes = [...scopesIn(request['scope'])];
  await spend(deps, 'device-codes-hourly', networkOf(address));
  const { clientId, origin, name = null } = await deviceClientFor(deps, required(request, 'client_id'));
  const [deviceCode, userCode] = [newSecret('cbd_'), newUserCode()];
  const expiresAt = new Date(clock().getTime() + codesMs);
  const asked = { clientId, origin, name, scopes, intervalSeconds, expiresAt };
  await insertDeviceRequest(db.prisma, { ...asked, deviceCodeHash: hashSecret(deviceCode), userCode });
  const page = `${config.publicUrl}/device`;
  return {
    device_code: deviceCode,
    user_code: shownCode(userCode),
    verification_uri: page,
    verification_uri_complete: `${page}?user_code=${shownCode(userCode)}`,
    expires_in: codesMs / 1000,
    interval: intervalSeconds,
  };
}

const badCode = () =>
  new OAuthError('invalid_grant', 'The device code is unknown or used, or was issued to another app.');

/**
 * Exchanges a device code for tokens after its player has approved the app (RFC 8628, section 3.4).
 * @throws OAuthError
 */
export async function exchangeDeviceCode(deps: Deps, request: TokenRequest): Promise<AppTokens> {
  requireTarget(deps.config.publicUrl, request['resource']);
  const deviceCodeHash = hashSecret(required(request, 'device_code'));
  const clientId = required(request, 'client_id');
  const found = await findDeviceRequest(deps.db.prisma, deviceCodeHash);
  if (found === undefined || found.clientId !== clientId || found.usedAt !== null) throw badCode();
  const now = deps.clock();
  if (found.expiresAt <= now) throw new OAuthError('expired_token', 'The device code has expired.');
  if (found.deniedAt !== null || (found.grant !== null && found.grant.endedAt !== null))
    throw new OAuthError('access_denied', 'The player did not allow it.');
  if (found.grant === null) throw await pending(deps, found);
  // The code is used up even if the rest fails.
  if (!(await outsideTransaction(() => takeDeviceRequest(deps.db.prisma, deviceCodeHash, now))))
    throw badCode();
  return issueAppTokens(deps, found.grant, found.grant.scopes as AppScope[]);
}

/** Returns the error for an app that polls before the player has answered; one that polls too often must slow down. */
async function pending({ db, clock }: Deps, row: DeviceRequestRow): Promise<OAuthError> {
  const polledAt = clock();
  const sinceMs = row.polledAt === null ? undefined : polledAt.getTime() - row.polledAt.getTime();
  const isTooSoon = sinceMs !== undefined && sinceMs < row.intervalSeconds * 1000 - graceMs;
  const seconds = row.intervalSeconds + (isTooSoon ? moreSeconds : 0);
  await outsideTransaction(() =>
    recordDevicePoll(db.prisma, row.deviceCodeHash, { polledAt, intervalSeconds: seconds }),
  );
  return isTooSoon
    ? new OAuthError('slow_down', `Ask every ${seconds} seconds.`)
    : new OAuthError('authorization_pending', 'The player has not answered yet.');
}
