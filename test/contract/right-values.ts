import { openRequest } from '../../src/games/requests/open.ts';
import { findGame } from '../../src/games/store/games.ts';
import { shortIdOf } from '../../src/games/views/find-games.ts';
import { decisionLinks, resetLink, verifyLink } from '../../src/notifications/links.ts';
import {
  approveApp,
  authorizationQuery,
  exchangeForm,
  makeApp,
  newProof,
  requestDeviceCodes,
} from '../support/apps.ts';
import { counted, makeEmailChange, testPassword } from '../support/players.ts';
import { type ThingName, thingAt } from '../support/world/things.ts';
import type { PlacedOperation } from './document.ts';
import { newPasskey, passkeyLogIn, recoveryLogIn } from './passkeys.ts';
import type { World } from './world.ts';

/** Values of parameters shared by all paths. */
const parameters: Readonly<Record<string, string>> = {
  provider: 'irc',
  name: 'illegal-decision',
  rule: 'R-TILE-2',
  lesson: 'road',
  seat: '1',
};

/** Path values of operations that need a different thing than the path implies. */
const things: Readonly<Record<string, ThingName>> = {
  '/v1/matches/{id}/decline': 'receivedChallenge',
  '/v1/matches/{id}/rematch': 'finishedMatch',
  '/v1/matches/{id}/resign': 'runningMatch',
  '/v1/competitions/{id}/challenges': 'ladder',
};

/** Returns a valid value of a parameter; undefined if there is none. */
export async function rightParameter(
  world: World,
  path: string,
  name: string,
  game: string | undefined,
): Promise<string | undefined> {
  const { owner, rival, opponent } = world.people;
  if (name === 'claim') return world.thing('claim');
  if (name === 'externalId') return path.endsWith('/claims') ? world.thing('externalName') : 'mira';
  if (name === 'deliveryId') return world.thing('delivery');
  if (name === 'team') return world.thing(path.endsWith('/me') ? 'invitedTeam' : 'team');
  if (path.endsWith('/versus') && name === 'handle') return owner.handle;
  if (name === 'player' || name === 'handle') return rival.handle;
  if (name === 'opponent') return opponent.handle;
  if (name === 'requestId') return openRequestIn(world, game);
  if (name === 'planId') return planIn(world, game);
  if (name in parameters) return parameters[name];
  const isTeams = path.startsWith('/v1/competitions/{id}/teams');
  const thing = isTeams ? 'teamCup' : (things[path] ?? thingAt(path, name));
  return thing && world.thing(thing);
}

/** Returns a body that an operation accepts: an example of its description, with valid references. */
export async function rightBody(
  world: World,
  { operationId }: PlacedOperation,
  game: string | undefined,
  example: unknown,
): Promise<unknown> {
  if (operationId === 'submitMove') return decisionIn(world, game);
  const values = await rightValues(world, operationId, game, example as object);
  return typeof example === 'object' ? { ...example, ...values } : example;
}

/** Returns the values that replace those of a body's example. */
async function rightValues(
  world: World,
  operation: string,
  game: string | undefined,
  example: object,
): Promise<object> {
  const { owner, opponent, rival, stranger } = world.people;
  const { service } = world;
  const { deps } = service;
  switch (operation) {
    case 'createPlan':
      return (await newPlanIn(world, game)) ?? {};
    case 'explorePlans':
      return { after: [await newPlanIn(world, game)].flatMap((plan) => plan ?? []), tile: undefined };
    case 'inviteToTeam':
      return { player: opponent.handle };
    case 'setLineUp':
      return { players: [owner.handle, rival.handle] };
    case 'createMatch':
      return 'club' in example ? { club: await world.thing('club') } : { opponent: rival.handle };
    case 'createWebhook':
      return 'club' in example ? { club: await world.thing('club') } : {};
    case 'createClub':
      return { handle: counted('spring-club') };
    case 'takeSeat':
      return { invitation: await invitationTo(world, game) };
    case 'createAccount':
      return newAccount('Mira');
    case 'convertGuest':
      return newAccount('Nora');
    case 'logIn':
      return { email: stranger.email };
    case 'addPasskey':
      return newPasskey(world);
    case 'logInWithPasskey':
      return passkeyLogIn(world);
    case 'logInWithRecoveryCode':
      return recoveryLogIn(world);
    case 'refreshSession':
      return { refreshToken: await world.thing('refreshToken') };
    case 'createLinkSession':
      return { link: await decisionLink(world) };
    case 'changePassword':
      return { password: testPassword };
    case 'verifyEmail':
      return { token: lastPart(await verifyLink(deps, stranger.id, stranger.email)) };
    case 'confirmEmailChange':
      return { token: (await makeEmailChange(service)).toConfirm };
    case 'undoEmailChange':
      return { token: (await makeEmailChange(service)).toUndo };
    case 'resetPassword':
      return { token: await resetToken(world) };
    case 'createReport':
    case 'createSanction':
    case 'challengeEntrant':
      return { player: rival.handle };
    case 'redeemClaim':
      return { claim: await world.thing('claim') };
    case 'getDeviceRequest':
    case 'approveDevice':
      return { userCode: (await requestDeviceCodes(service)).user_code };
    case 'registerApp':
      return {
        redirect_uris: ['http://127.0.0.1:8765/callback'],
        grant_types: undefined,
        response_types: undefined,
      };
    case 'createAppTokens':
      return grantedForm(world);
    case 'introspectAppToken':
      return { token: (await makeApp(service, owner.auth)).access };
    case 'revokeAppToken':
      return { token: (await makeApp(service, owner.auth)).refresh };
    case 'sendCommand':
      return { text: `#${shortIdOf(await world.game('running'))} options` };
    case 'sendGameCommand':
      return { text: 'score', version: undefined };
    case 'createRequest':
      return { seat: await absentSeat(world, game) };
    default:
      return {};
  }
}

const rowOf = async ({ service }: World, game = '') =>
  game === '' ? undefined : findGame(service.db.prisma, game);

/** The seat a game has been waiting for, for a long time. */
async function absentSeat({ service }: World, game: string | undefined): Promise<number> {
  const sql = `UPDATE games SET updated_at = updated_at - interval '2 days' WHERE id = $1 RETURNING awaiting_seat AS seat`;
  const { rows } = await service.db.pool.query<{ seat: number | null }>(sql, [game]);
  return rows[0]?.seat ?? 0;
}

/** The id of an open request of the owner of a game; undefined if it is not running. */
async function openRequestIn(world: World, game = ''): Promise<string | undefined> {
  const { db, deps } = world.service;
  const known = await db.prisma.request.findFirst({ where: { gameId: game, state: 'open' } });
  const row = known === null ? await rowOf(world, game) : undefined;
  if (row?.status !== 'running') return known?.id;
  const kind = row.pausedAt === null ? 'pause' : 'resume';
  return (await openRequest(deps, row.ownerId, game, { kind })).id;
}

async function decisionIn(world: World, game: string | undefined): Promise<unknown> {
  const row = await rowOf(world, game);
  const awaiting = row?.seats.find(({ seat }) => seat === row.awaitingSeat)?.playerId;
  const { owner, opponent, chatUser } = world.people;
  const player = [owner, opponent, chatUser].find(({ id }) => id === awaiting);
  if (player === undefined) return undefined;
  const { body } = await world.service.http.get(`/v1/games/${game}/options`).set(player.auth).expect(200);
  return body.options[0]?.decision;
}

async function decisionLink(world: World): Promise<string> {
  const game = await world.game('running');
  const row = await rowOf(world, game);
  const player = row?.seats.find(({ seat }) => seat === row.awaitingSeat)?.playerId ?? '';
  return lastPart((await decisionLinks(world.service.deps, game, row?.version ?? 0, player)).list);
}

/** A plan the owner could make in a game now; undefined if there is none. */
async function newPlanIn({ service, people }: World, game: string | undefined): Promise<object | undefined> {
  const { auth } = people.owner;
  const [tile] = (await service.http.get(`/v1/games/${game}/plans`).set(auth)).body.tiles ?? [];
  if (tile === undefined) return undefined;
  const { body } = await service.http.get(`/v1/games/${game}/plans/options`).query({ tile }).set(auth);
  const decision = body.options?.[0]?.decision;
  return decision && { tile, decisions: [decision] };
}

/** The id of a plan of the owner. */
async function planIn(world: World, game: string | undefined): Promise<string | undefined> {
  const plan = await newPlanIn(world, game);
  if (plan === undefined) return undefined;
  return (await world.people.owner.post(`/v1/games/${game}/plans`, plan)).body.id;
}

async function invitationTo(world: World, game: string | undefined): Promise<string | undefined> {
  return (await rowOf(world, game))?.inviteCode ?? undefined;
}

async function resetToken({ service, people }: World): Promise<string> {
  const { id } = people.stranger;
  const { passwordHash } = await service.db.prisma.player.findUniqueOrThrow({ where: { id } });
  return lastPart(resetLink(service.deps, id, passwordHash));
}

function newAccount(name: string): { email: string; handle: string } {
  const handle = counted(name);
  return { email: `${handle.toLowerCase()}@example.org`, handle };
}

/** Returns the form with which an app exchanges the code from the owner. */
async function grantedForm({ service, people }: World) {
  const { verifier, challenge } = newProof();
  const called = await approveApp(service, people.owner.auth, authorizationQuery(challenge));
  return exchangeForm(called.get('code'), verifier);
}

function lastPart(link: string): string {
  return link.split('/').at(-1) ?? '';
}
