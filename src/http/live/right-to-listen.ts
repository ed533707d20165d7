import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../accounts/caller.ts';
import { actFor } from '../../accounts/external-players/act-for.ts';
import { callerFor } from '../../accounts/sessions/authenticate.ts';
import { isVisible } from '../../games/access.ts';
import type { CloseReason, LiveSubscription } from '../../notifications/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problems.ts';
import { parseOnBehalfOf } from '../endpoint/on-behalf-of.ts';
import { bearerOf, clientOf } from '../plugins/auth.ts';

type Game = Parameters<LiveSubscription['refusal']>[0];

/**
 * Returns why a caller, possibly without an account, lost access to a stream of one game or of all the player's events:
 * the credential has ended, or the game is no longer visible. Returns undefined while access is valid.
 */
export async function refusalOf(
  deps: Deps,
  request: FastifyRequest,
  followed: string | undefined,
  game: Game,
): Promise<CloseReason | undefined> {
  const { caller } = request;
  if (caller !== undefined && !(await isCredentialValid(deps, request, caller))) return 'credential-ended';
  if (followed === undefined) return undefined;
  return (await isVisible(deps, caller?.playerId, followed, game)) ? undefined : 'game-not-visible';
}

/** Whether the request's credential is still valid. An expired access token counts as valid as long as its session or grant. */
async function isCredentialValid(
  deps: Deps,
  request: FastifyRequest,
  { credential }: Caller,
): Promise<boolean> {
  if (credential.kind === 'session')
    return (await deps.credentials.session(credential.sessionId))?.credential.endedAt === null;
  const again = await callerFor(deps, bearerOf(request) ?? '', clientOf(request));
  if (credential.kind === 'app' && again === 'expired') return true;
  if (typeof again === 'string') return false;
  const name = parseOnBehalfOf(request.headers['on-behalf-of']);
  return name === undefined || (await canActFor(deps, again, name));
}

async function canActFor(deps: Deps, caller: Caller, name: Parameters<typeof actFor>[2]): Promise<boolean> {
  try {
    await actFor(deps, caller, name);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
