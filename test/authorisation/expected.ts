import type { Right } from '../../src/accounts/caller.ts';
import {
  acting,
  type CallerKind,
  gameTokens,
  operators,
  ownerApps,
  ownerTokens,
  people,
  worthless,
} from '../support/world/credentials.ts';
import type { Line } from './lines.ts';

type Visibility = 'private' | 'public';

/** The problem that refuses a caller, by the last part of its `type`; `in` if there is none. */
export function expectedFor(line: Line, caller: CallerKind, visibility: Visibility): string {
  if (caller === 'link') return linkProblem(line, visibility) ?? 'in';
  return (
    credentialProblem(line, caller) ??
    gameTokenProblem(line, caller, visibility) ??
    contentProblem(line, caller, visibility) ??
    'in'
  );
}

/** A link is only for the private game, even though anyone can watch the public one. */
function linkProblem({ needs, byLink }: Line, visibility: Visibility): string | undefined {
  const isItsGame = byLink === true && visibility === 'private';
  if (needs === 'none' || isItsGame) return undefined;
  return needs === 'session' || needs === 'any' ? 'login-required' : 'insufficient-scope';
}

/** A token of the private game is for that game only. */
function gameTokenProblem(
  { needs, about, reachesFurther }: Line,
  caller: CallerKind,
  visibility: Visibility,
): string | undefined {
  if (!includes(gameTokens, caller) || needs === 'none') return undefined;
  const isItsGame = about === 'game' && visibility === 'private';
  return isItsGame && reachesFurther !== true ? undefined : 'insufficient-scope';
}

/** The effect of the credential alone. */
function credentialProblem({ needs, alsoNeeds }: Line, caller: CallerKind): string | undefined {
  if (needs === 'none') return 'in';
  if (includes(worthless, caller)) return 'unauthenticated';
  if (caller === 'nobody') return needs === 'watch' ? undefined : 'unauthenticated';
  if (needs === 'session') return includes(people, caller) ? undefined : 'login-required';
  if (caller === 'acting-for-foreign') return 'not-your-player';
  if (caller === 'session-acting') return 'insufficient-scope';
  const rights = [needs, ...(alsoNeeds ?? [])];
  return rights.every((right) => hasRight(right, caller)) ? undefined : 'insufficient-scope';
}

function hasRight(needs: Line['needs'], caller: CallerKind): boolean {
  const right = needs === 'watch' ? 'games:read' : needs;
  return right === 'any' || (rightsOf(caller) as readonly string[]).includes(right);
}

function rightsOf(caller: CallerKind): readonly Right[] {
  if (caller === 'games:play' || caller === 'game-token')
    return ['games:play', 'games:read', 'messages', 'invite'];
  if (includes(ownerApps, caller)) return rightsOfApps[caller];
  if (includes([...ownerTokens, ...operators], caller)) return [caller];
  if (caller === 'application') return ['players:act-for'];
  if (includes(acting, caller)) return ['games:read', 'games:play', 'messages', 'invite'];
  return ['games:read', 'games:play', 'messages', 'invite', 'webhooks'];
}

const rightsOfApps: Readonly<Record<(typeof ownerApps)[number], readonly Right[]>> = {
  'app-read': ['games:read'],
  'app-play': ['games:read', 'games:play'],
  'app-messages': ['games:read', 'messages'],
  'app-invite': ['games:read', 'invite'],
  'app-webhooks': ['webhooks'],
  'app-profile': ['profile'],
};

/** The effect of the game or thing on a caller with a sufficient credential. */
function contentProblem(line: Line, caller: CallerKind, visibility: Visibility): string | undefined {
  if (line.about === undefined || isOwner(caller)) return undefined;
  if (line.about === 'thing') return 'not-found';
  if (line.about === 'organised') return 'not-organiser';
  if (caller === 'opponent') return line.guest;
  return visibility === 'private' ? 'game-not-found' : line.watcher;
}

const isOwner = (caller: CallerKind) =>
  caller === 'owner' || includes([...ownerTokens, ...gameTokens, ...ownerApps], caller);

function includes<Kind extends CallerKind>(kinds: readonly Kind[], caller: CallerKind): caller is Kind {
  return (kinds as readonly CallerKind[]).includes(caller);
}
