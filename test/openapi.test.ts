import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashSecret } from '../src/accounts/sessions/secrets.ts';
import { newId } from '../src/db/id.ts';
import { webhookEventSchema } from '../src/http/schemas/notifications/webhook-events.ts';
import { problemSchema } from '../src/http/schemas/problem.ts';
import { notificationTypes, testEvent } from '../src/notifications/events/types.ts';
import { decisionLinks, resetLink, verifyLink } from '../src/notifications/links.ts';
import { problemKinds } from '../src/platform/problems.ts';
import { apiDescription } from '../src/tools/openapi.ts';
import { announce, begin } from './games/competitions/support.ts';
import { signedEmail } from './inbound-email/support/handed-over.ts';
import { inboundEmail } from './inbound-email/support/settings.ts';
import { moderationSituations } from './moderation/support/situations.ts';
import { useApp } from './support/app.ts';
import { askForCodes, askingQuery, exchangeForm, letIn, newProof } from './support/apps.ts';
import { Authenticator } from './support/authenticator.ts';
import { addPasskey, beginLogIn, sendPassword } from './support/passkeys.ts';
import {
  confirmAddress,
  makeApplication,
  makeEmailChange,
  makeExternal,
  makeGuest,
  makePlayer,
  offerClaim,
  type TestPlayer,
} from './support/players.ts';
import { resign, startTable, tableWithAway } from './support/table.ts';

const service = useApp({ inboundEmail });
const written = readFileSync('openapi/openapi.json', 'utf8');
const document = JSON.parse(written);

interface Body {
  required: boolean;
  content: Record<string, { schema: object; examples?: Record<string, { value: object }> }>;
}
interface Example {
  summary: string;
  value: { status: number };
}
interface Answer {
  description: string;
  content?: Record<string, { examples?: Record<string, { $ref: string }> }>;
}
interface Parameter {
  name: string;
  in: string;
  description?: string;
  schema: object;
}
interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: object[];
  requestBody?: Body;
  responses: Record<string, Answer>;
}

const operations: [name: string, method: string, path: string, operation: Operation][] = Object.entries(
  document.paths as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, string, string, Operation] => [
    operation.operationId,
    method,
    path,
    operation,
  ]),
);

test('openapi/openapi.json is what the routes say (npm run openapi writes it)', async () => {
  expect(await apiDescription()).toBe(written);
  const { body } = await service.http.get('/openapi.json').expect(200);
  expect(body).toEqual(document);
});

test.each(operations)('%s is described', (_name, method, path, operation) => {
  expect(operation.summary).toMatch(/^[A-Z].{3,60}[^.]$/);
  expect(operation.description).toMatch(/[.:!]$/);
  const tags = document.tags.map(({ name }: { name: string }) => name);
  expect(tags).toContain(operation.tags?.[0]);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const parameters = parametersOf(operation);
  expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
  for (const { name, description } of parameters) {
    expect(description ?? '', name).toMatch(/^.{9}/);
  }
  for (const [status, answer] of Object.entries(operation.responses)) {
    const { description, content } = resolved<Answer>(answer);
    expect(description.length, status).toBeGreaterThan(2);
    if (status < '400') continue;
    // OAuth clients read refusals in another form.
    const isOfOAuth = path.startsWith('/oauth/') && status === '400';
    const types = [...(isOfOAuth ? ['application/json'] : []), 'application/problem+json'];
    expect(Object.keys(content ?? {})).toEqual(types);
    const examples = Object.values(content?.['application/problem+json']?.examples ?? {});
    expect(examples.map((example) => resolved<Example>(example).value.status)).toContain(Number(status));
  }
  expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
  if (operation.requestBody) expect(examplesOf(operation).length).toBeGreaterThan(0);
  if (operation.security?.length) expect(operation.responses).toHaveProperty('401');
  if (method === 'post') expect(parameters.map(({ name }) => name)).toContain('Idempotency-Key');
});

const shownElsewhere = ['readApiDescription']; // this very document
const answering = operations.filter(([name]) => !shownElsewhere.includes(name));

test.each(answering)('%s shows what it answers', (_name, _method, _path, { responses }) => {
  for (const [status, { content }] of Object.entries(responses)) {
    const media = content?.['application/json'];
    if (!status.startsWith('2') || media === undefined) continue;
    const advice = 'let test/contract/write-answer-examples.ts ask for it, and say npm run openapi:examples';
    expect(Object.keys(media.examples ?? {}), advice).toEqual(['answer']);
  }
});

test('every problem is shown by an example that has the form of problems', () => {
  const examples = document.components.examples as Record<string, Example>;
  for (const [name, { summary, value }] of Object.entries(examples)) {
    expect(problemSchema.strict().parse(value)).toEqual(value);
    expect(value).toMatchObject({ type: `/problems/${name}`, title: summary });
  }
  const outsideOperations = ['method-not-allowed', 'request-timeout', 'headers-too-large'];
  expect([...Object.keys(examples), ...outsideOperations].sort()).toEqual(Object.keys(problemKinds).sort());
});

test('every component is described', () => {
  for (const [name, { description }] of Object.entries<{ description?: string }>(
    document.components.schemas,
  )) {
    expect(description ?? '', name).toMatch(/^.{9}/);
  }
});

test('every event of webhooks is described, with what is sent', () => {
  expect(Object.keys(document.webhooks).sort()).toEqual([...notificationTypes, testEvent].sort());
  for (const [type, { post }] of Object.entries<{ post: { requestBody: Body } }>(document.webhooks)) {
    const media = post.requestBody.content['application/json'] as Body['content'][string];
    expect(media.schema).toMatchObject({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+Event$/) });
    expect(webhookEventSchema.parse(media.examples?.[type]?.value)).toMatchObject({ type });
  }
  expect(document.components.schemas).toHaveProperty('WebhookEvent');
  expect(document.components.schemas).toHaveProperty('LiveEvent');
});

test('names are unique, and every reference leads somewhere', () => {
  const names = operations.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [, kind, name] of written.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
    expect(Object.keys(document.components[kind as string])).toContain(name);
  }
});

/** What a reference of the document refers to; anything else as it is. */
function resolved<Kind>(value: object): Kind {
  const names = '$ref' in value ? String(value.$ref).split('/').slice(1) : [];
  return names.reduce((inner, name) => inner[name], names.length > 0 ? document : value);
}

function parametersOf({ parameters = [] }: Operation): Parameter[] {
  return parameters.map(resolved<Parameter>);
}

function examplesOf(operation: Operation): object[] {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return Object.values(media?.examples ?? {}).map(({ value }) => value);
}

/** What an example takes for granted: who sends it, where, and what cannot be in an example. */
interface Situation {
  player?: { readonly auth: Readonly<Record<string, string>> };
  id?: string;
  body?: object;
  parameters?: Readonly<Record<string, string>>;
}

/** A new player, at a new table if the operation is about a game. */
async function usualSituation(path: string, { security }: Operation): Promise<Situation> {
  if (!security?.length) return {};
  if (!path.startsWith('/v1/games/{id}/')) return { player: await makePlayer(service) };
  const { id, players } = await startTable(service, 2, draws);
  return { player: players[0] as TestPlayer, id };
}

const draws = { scenario: { draws: ['base/U', 'base/V', 'base/U'] } };
const post = async ({ auth }: Pick<TestPlayer, 'auth'>, url: string, body: object) =>
  (await service.http.post(url).set(auth).send(body).expect(201)).body;

/** Brings about what an example takes for granted beyond the usual. */
const situations: Record<string, (example: object) => Promise<Situation>> = {
  register: async (example) => {
    const { handle, email } = example as Record<'handle' | 'email', string>;
    const others = { handle: 'another', email: 'another@example.org' }; // of the example of a log-in, if that was first
    await service.db.prisma.player.updateMany({ where: { OR: [{ handle }, { email }] }, data: others });
    return {};
  },
  receiveEmail: async (example) => ({ player: { auth: signedEmail(String(example)) } }),
  logIn: async () => {
    const [registration] = examplesOf(operations.find(([name]) => name === 'register')?.[3] as Operation);
    await service.http.post('/v1/accounts').send(registration);
    return {};
  },
  refreshSession: async (example) => {
    const { id: playerId } = await makePlayer(service);
    const { refreshToken } = service.db.prisma;
    const token = await refreshToken.findFirstOrThrow({ where: { session: { playerId } } });
    const tokenHash = hashSecret((example as { refreshToken: string }).refreshToken);
    await refreshToken.create({ data: { ...token, id: newId(), tokenHash } });
    return {};
  },
  logInByPasskey: async () => {
    const { authenticator } = await addPasskey(service, await makePlayer(service));
    return { body: { response: authenticator.get(await beginLogIn(service)) } };
  },
  logInByRecoveryCode: async () => {
    const player = await makePlayer(service);
    const [code] = (await addPasskey(service, player)).recoveryCodes;
    return { body: { challenge: (await sendPassword(service, player)).challenge, code } };
  },
  addPasskey: async (example) => {
    const player = await makePlayer(service);
    const { body: options } = await service.http.post('/v1/me/passkeys/options').set(player.auth);
    return { player, body: { ...example, response: new Authenticator('http://localhost').create(options) } };
  },
  renamePasskey: async () => {
    const player = await makePlayer(service);
    return { player, id: (await addPasskey(service, player)).id };
  },
  issueAppTokens: async () => {
    const { auth } = await makePlayer(service);
    const { verifier, challenge } = newProof();
    const called = await letIn(service, auth, askingQuery(challenge));
    return { body: exchangeForm(called.get('code'), verifier) };
  },
  describeDeviceRequest: async () => ({
    player: await makePlayer(service),
    body: { userCode: (await askForCodes(service)).user_code },
  }),
  answerDevice: async (example) => ({
    player: await makePlayer(service),
    body: { ...example, userCode: (await askForCodes(service)).user_code },
  }),
  challengeEntrant: async () => {
    const ladder = await announce(service, 2, { kind: 'ladder' });
    await begin(service, ladder);
    const [first, second] = ladder.players as [TestPlayer, TestPlayer];
    return { player: second, id: ladder.id, body: { player: first.handle } };
  },
  enterTeam: async () => {
    const { id } = await announce(service, 0, { kind: 'swiss', teamSize: 2 });
    return { player: await makePlayer(service), id };
  },
  inviteToTeam: async () => ({
    ...(await aTeam()),
    body: { player: (await makePlayer(service)).handle },
  }),
  setLineUp: async () => {
    const team = await aTeam();
    return { ...team, body: { players: [team.player.handle] } };
  },
  createMatch: async () => ({
    player: await makePlayer(service),
    body: { opponent: (await makePlayer(service)).handle },
  }),
  verifyAddress: async () => {
    const { id, email } = await makePlayer(service);
    return { body: { token: lastPart(await verifyLink(service.deps, id, email)) } };
  },
  resetPassword: async (example) => {
    const { id } = await makePlayer(service);
    const { passwordHash } = await service.db.prisma.player.findUniqueOrThrow({ where: { id } });
    return { body: { ...example, token: lastPart(resetLink(service.deps, id, passwordHash)) } };
  },
  confirmEmailChange: async () => ({ body: { token: (await makeEmailChange(service)).toConfirm } }),
  undoEmailChange: async () => ({ body: { token: (await makeEmailChange(service)).toUndo } }),
  inviteToGame: async () => {
    const table = await anOpenTable();
    await confirmAddress(service, table.player);
    return table;
  },
  takeSeat: async () => ({ ...(await anOpenTable()), player: await makePlayer(service) }),
  addRobot: anOpenTable,
  putExternalPlayer: async () => ({
    player: await makeApplication(service),
    parameters: { provider: 'irc', externalId: 'mira' },
  }),
  openLinkSession: async () => {
    const { id, players } = await startTable(service, 2);
    const { page } = await decisionLinks(service.deps, id, 0, players[0]?.id ?? '');
    return { body: { link: page.replace(/^.*=/, '') } };
  },
  redeemClaim: async (example) => ({
    player: await makePlayer(service),
    body: { ...example, claim: await aClaim() },
  }),
  updateClaimedName: async () => {
    const player = await makePlayer(service);
    return { player, id: (await post(player, '/v1/me/external-players', { claim: await aClaim() })).id };
  },
  registerGuest: async () => ({ player: await makeGuest(service) }),
  createWebhook: () => aClub('spring-club'),
  updateWebhook: async () => {
    const player = await makePlayer(service);
    return { player, id: (await post(player, '/v1/me/webhooks', { url: 'https://bot.example/' })).id };
  },
  openRequest: async () => {
    const { id, players } = await tableWithAway(service);
    return { player: players[0] as TestPlayer, id };
  },
  answerRequest: async () => {
    const { id, players } = await tableWithAway(service);
    const [by, , player] = players as [TestPlayer, TestPlayer, TestPlayer];
    const made = await post(by, `/v1/games/${id}/requests`, { kind: 'robot', seat: 1 });
    return { player, parameters: { id, requestId: made.id } };
  },
  createPlan: planning,
  explorePlans: planning,
  updatePlan: async () => {
    const { player, id } = await planning();
    const body = { decisions: [{ type: 'tile', x: 1, y: 0, rotation: 90 }] };
    return { player, parameters: { id, planId: (await post(player, `/v1/games/${id}/plans`, body)).id } };
  },
  followPlayer: async () => ({
    player: await makePlayer(service),
    parameters: { player: (await makePlayer(service, 'followed')).handle },
  }),
  updateClub: () => aClub(),
  setClubRole: async () => {
    const { player, parameters } = await aClub();
    const { auth, handle } = await makePlayer(service, 'member');
    await service.http.put(`/v1/clubs/${parameters.club}/members/me`).set(auth).expect(200);
    return { player, parameters: { ...parameters, player: handle } };
  },
  updateStandingTable: async () => {
    const player = await makePlayer(service);
    return { player, id: (await post(player, '/v1/me/standing-tables', { game: { seatCount: 2 } })).id };
  },
  createVariation: async () => {
    const table = await startTable(service, 2);
    await resign(service, table, table.players[1] as TestPlayer);
    return { player: table.players[0] as TestPlayer, id: table.id };
  },
  ...moderationSituations(service),
  checkLesson: async () => ({ parameters: { lesson: 'road' } }),
};

const lastPart = (link: string) => link.split('/').at(-1);

/** A table with its owner that waits for players. */
async function anOpenTable() {
  const player = await makePlayer(service);
  return { player, id: (await post(player, '/v1/games', { seatCount: 3 })).id as string };
}

/** A team with its captain alone. */
async function aTeam() {
  const { id } = await announce(service, 0, { kind: 'swiss', teamSize: 2 });
  const player = await makePlayer(service, 'captain');
  const { teamId } = await post(player, `/v1/competitions/${id}/teams`, { name: 'A team' });
  return { player, parameters: { id, team: teamId as string } };
}

/** A club with its owner, with the handle of an example if that is given. */
async function aClub(handle?: string) {
  const player = await makePlayer(service);
  const club = handle ?? `club-of-${player.handle}`.slice(0, 30);
  await service.db.prisma.club.deleteMany({ where: { handle: club } });
  await post(player, '/v1/clubs', { handle: club, name: 'A club', door: 'open' });
  return { player, parameters: { club } };
}

/** Somebody who waits for the tile of the examples. */
async function planning() {
  const { id, players } = await startTable(service, 2, draws);
  return { player: players[1] as TestPlayer, id };
}

async function aClaim(): Promise<string> {
  const application = await makeApplication(service);
  await makeExternal(service, application, 'mira');
  return offerClaim(service, application, 'mira');
}

/** The path with its parameters filled in. */
function pathWith(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');
}

describe('every example is accepted', () => {
  const withBody = operations.filter(([, , , operation]) => operation.requestBody);
  test.each(withBody)('%s', async (name, method, path, operation) => {
    for (const example of examplesOf(operation)) {
      const situation = await (situations[name]?.(example) ?? usualSituation(path, operation));
      const { player, id = '', body = example, parameters = { id } } = situation;
      const call = service.http[method as 'post'](pathWith(path, parameters)).set(player?.auth ?? {});
      const { status, text } = await call.send(body);
      expect([200, 201, 202, 204], text).toContain(status);
      expect(Object.keys(operation.responses)).toContain(String(status));
    }
  });
});
