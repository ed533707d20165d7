/** Every list of the description of the API, walked in one way. */

import { describe, expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { insertDeliveries } from '../../src/db/notifications/deliveries.ts';
import { appoint } from '../../src/moderation/appoint.ts';
import { type Answer, operations, type PlacedOperation, resolved } from '../contract/document.ts';
import { announce, begin } from '../games/competitions/support.ts';
import { announceTeams } from '../games/competitions/team-support.ts';
import { plansAt } from '../games/plans/support.ts';
import { useApp } from '../support/app.ts';
import { askForTokens, askingQuery, exchangeForm, letIn, newProof } from '../support/apps.ts';
import { addPasskey } from '../support/passkeys.ts';
import {
  type Auth,
  makeApplication,
  makeExternal,
  makePlayer,
  makeToken,
  offerClaim,
  type TestPlayer,
} from '../support/players.ts';
import { newBrowser } from '../support/push-browser.ts';
import { playOn, resign, startTable } from '../support/table.ts';

const service = useApp();

interface Page {
  readonly items: readonly object[];
  readonly nextCursor: string | null;
}

interface ObjectSchema {
  readonly properties?: { readonly items?: { readonly items?: object } };
  readonly required?: readonly string[];
}

/** What an operation answers when it succeeds. */
function answerOf({ responses }: PlacedOperation): ObjectSchema {
  const { content } = resolved<Answer>(responses['200'] ?? {});
  const { schema } = content?.['application/json'] ?? {};
  return schema === undefined ? {} : resolved<ObjectSchema>(schema);
}

const lists = operations.filter((one) => one.method === 'GET' && answerOf(one).properties?.items);

/** Returns every item of a list, a page of `limit` at a time. */
async function walk(url: string, auth: Partial<Auth>, limit: number): Promise<object[]> {
  const items: object[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit, ...(cursor !== undefined && { cursor }) };
    const { body } = await service.http.get(url).query(query).set(auth).expect(200);
    const page: Page = body;
    expect(page.items.length).toBeLessThanOrEqual(limit);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

describe.each(lists)('$operationId', (operation) => {
  test('is described as a list in pages', () => {
    const parameters = (operation.parameters ?? []).map((one) => resolved<{ name: string }>(one).name);
    expect(parameters).toEqual(expect.arrayContaining(['limit', 'cursor']));
    expect(answerOf(operation).required).toEqual(expect.arrayContaining(['items', 'nextCursor']));
    const { content } = resolved<Answer>(operation.responses['200'] ?? {});
    expect(Object.keys(content ?? {})).toEqual(['application/json', 'application/x-ndjson']);
    expect(content?.['application/x-ndjson']?.schema).toEqual(answerOf(operation).properties?.items?.items);
  });

  test('shows each item once, however many there are on a page, and takes no other cursor', async () => {
    const { auth = {}, id = '' } = await sceneOf(operation);
    const url = operation.path.replace(/\{(id|handle|club)\}/, id);
    const whole = await walk(url, auth, 100);
    expect(whole.length).toBeGreaterThan(1);
    expect(new Set(whole.map((item) => JSON.stringify(item))).size).toBe(whole.length);
    expect(await walk(url, auth, 1)).toEqual(whole);
    const { body } = await service.http.get(url).query({ cursor: 'bnVsbA' }).set(auth).expect(400);
    expect(body.errors).toMatchObject([{ in: 'query', pointer: '/cursor' }]);
  });

  test('comes in lines for those who would rather have it so, and in no third form', async () => {
    const { auth = {}, id = '' } = await sceneOf(operation);
    const url = operation.path.replace(/\{(id|handle|club)\}/, id);
    const whole = await walk(url, auth, 100);
    const page = await get(`${url}?limit=1`, auth, 'application/json, application/x-ndjson;q=0.9');
    expect(await page.json()).toMatchObject({ items: [whole[0]] });
    const lines: string[] = [];
    let next: string | undefined = `${url}?limit=1`;
    while (next !== undefined) {
      const answer: Response = await get(next, auth, 'application/json;q=0.1, application/x-ndjson');
      expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
      expect(answer.headers.get('vary')).toMatch(/\baccept\b(?!-)/);
      lines.push(await answer.text());
      next = /^<(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(lines).toEqual(whole.map((item) => `${JSON.stringify(item)}\n`));
    await expectOwnTag(`${url}?limit=1`, auth);
    const refused = await get(url, auth, 'text/csv, application/json;q=0');
    expect(refused.status).toBe(406);
    expect(await refused.json()).toMatchObject({
      type: '/problems/not-acceptable',
      accepted: ['application/json', 'application/x-ndjson'],
    });
  });
});

const get = (url: string, auth: Partial<Auth>, accept: string, tag?: string) =>
  fetch(service.url + url, { headers: { ...auth, accept, ...(tag && { 'if-none-match': tag }) } });

/** Checks that a list that is polled has one tag as a page and another one in lines. */
async function expectOwnTag(url: string, auth: Partial<Auth>): Promise<void> {
  const types = ['application/json', 'application/x-ndjson'] as const;
  const tagAs = async (type: string) => (await get(url, auth, type)).headers.get('etag') ?? undefined;
  const [page, lines] = [await tagAs(types[0]), await tagAs(types[1])];
  if (page === undefined && lines === undefined) return;
  const statusOf = async (type: string, tag?: string) => (await get(url, auth, type, tag)).status;
  expect([await statusOf(types[0], page), await statusOf(types[1], lines)]).toEqual([304, 304]);
  expect([await statusOf(types[0], lines), await statusOf(types[1], page)]).toEqual([200, 200]);
}

/** Brings about what a list shows. */
async function sceneOf({ operationId }: PlacedOperation): Promise<Scene> {
  const prepare = scenes[operationId];
  if (prepare === undefined) throw new Error('There is no scene with two items of this list.');
  return prepare();
}

/** Who reads a list, and the parameters of its path. */
interface Scene {
  readonly auth?: Partial<Auth>;
  readonly id?: string;
}

const twice = async (act: (index: number) => Promise<unknown>): Promise<void> => {
  await act(0);
  await act(1);
};

const post = async (auth: Partial<Auth>, url: string, body: object, status = 201) =>
  (await service.http.post(url).set(auth).send(body).expect(status)).body;

/** A new player who does something twice. */
async function acting(act: (player: TestPlayer, index: number) => Promise<unknown>): Promise<Scene> {
  const player = await makePlayer(service, 'lister');
  await twice((index) => act(player, index));
  return { auth: player.auth };
}

/** The first player of a table where something happens twice. */
async function atTable(act: (id: string, player: TestPlayer, index: number) => Promise<unknown>) {
  const { id, players } = await startTable(service, 2);
  const [player] = players as [TestPlayer];
  await twice((index) => act(id, player, index));
  return { id, auth: player.auth };
}

/** A competition with three entrants, announced or in its first round. */
async function inCompetition(status: 'announced' | 'running'): Promise<Scene> {
  const cup = await announce(service, 3, { kind: 'swiss' });
  if (status === 'running') await begin(service, cup);
  return { id: cup.id, auth: cup.organiser.auth };
}

async function asModerator(act: (auth: Auth) => Promise<unknown>): Promise<Scene> {
  const { handle } = await makePlayer(service, 'moderator');
  const auth = { authorization: `Bearer ${await appoint(service.deps, { operator: 'test' }, handle)}` };
  await act(auth);
  return { auth };
}

const reporting = async () => {
  const { auth } = await makePlayer(service, 'reporter');
  const { handle } = await makePlayer(service, 'reported');
  await twice(() => post(auth, '/v1/reports', { player: handle, reason: 'spam' }, 202));
};

const challenge = async (auth: Auth) =>
  post(auth, '/v1/matches', { opponent: (await makePlayer(service, 'challenged')).handle });

/** Two items at least for each list, and who reads it. */
const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  listSessions: () =>
    acting(({ email }) => post({}, '/v1/sessions', { email, password: 'correct horse battery' })),
  listTokens: () => acting((player) => makeToken(service, player)),
  listApps: () =>
    acting(async ({ auth }) => {
      const site = `https://${newId()}.example`;
      const { verifier, challenge } = newProof();
      const place = { client_id: site, redirect_uri: `${site}/back` };
      const called = await letIn(service, auth, askingQuery(challenge, place));
      const form = { ...exchangeForm(called.get('code'), verifier), ...place };
      await askForTokens(service, form).expect(200);
    }),
  listPasskeys: () => acting((player) => addPasskey(service, player)),
  listGames: () => acting(({ auth }) => post(auth, '/v1/games', { seatCount: 2 })),
  listGamesOfPlayer: async () => {
    const { auth, handle } = await makePlayer(service, 'shown');
    await twice(() => post(auth, '/v1/games', { seatCount: 2 }));
    return { auth, id: handle };
  },
  listRatings: async () => {
    const { auth } = await makePlayer(service, 'rated');
    await twice(async (index) => {
      const { id } = await makePlayer(service, 'rated');
      const data = { playerId: id, class: 'two', mu: 30 + index, sigma: 2, games: 40, updatedAt: new Date() };
      await service.db.prisma.rating.create({ data });
    });
    return { auth };
  },
  listRatingChanges: async () => {
    const { auth, id, handle } = await makePlayer(service, 'rated');
    const rating = { muBefore: 25, sigmaBefore: 8, sigma: 7 };
    await twice(async (index) => {
      const place = {
        gameId: newId(),
        seat: 0,
        playerId: id,
        class: 'two',
        place: 1,
        finishedAt: new Date(),
      };
      await service.db.prisma.ratingChange.create({ data: { ...place, ...rating, mu: 26 + index } });
    });
    return { auth, id: handle };
  },
  listMatches: () => acting(({ auth }) => challenge(auth)),
  listMatchesOfPlayer: async () => {
    const { auth, handle } = await makePlayer(service, 'matched');
    const other = await makePlayer(service, 'challenged');
    await twice(async () => {
      const { id } = await post(auth, '/v1/matches', { opponent: other.handle });
      await post(other.auth, `/v1/matches/${id}/accept`, {}, 200);
    });
    return { auth, id: handle };
  },
  listCompetitions: () =>
    acting(({ auth }) => post(auth, '/v1/competitions', { kind: 'swiss', name: 'Spring Cup' })),
  listEntrants: () => inCompetition('announced'),
  listTeams: async () => ({ id: (await announceTeams(service, { kind: 'swiss' }, [1, 1, 1])).id }),
  listPairings: () => inCompetition('running'),
  listInvitations: async () => {
    const invited = await makePlayer(service, 'invited');
    const { auth } = await makePlayer(service, 'owner');
    await twice(() => post(auth, '/v1/games', { seatCount: 2, invite: [invited.handle] }));
    return { auth: invited.auth };
  },
  listMessages: () => atTable((id, { auth }) => post(auth, `/v1/games/${id}/messages`, { text: 'Hello' })),
  listRequests: () =>
    atTable((id, { auth }, index) =>
      post(auth, `/v1/games/${id}/requests`, { kind: index === 0 ? 'end' : 'pause' }),
    ),
  listBlocks: () =>
    acting(async ({ auth }) => {
      const { handle } = await makePlayer(service, 'blocked');
      await service.http.put(`/v1/me/blocks/${handle}`).set(auth).expect(204);
    }),
  listFollows: () =>
    acting(async ({ auth }) => {
      const { handle } = await makePlayer(service, 'followed');
      await service.http.put(`/v1/me/follows/${handle}`).set(auth).send({}).expect(204);
    }),
  listClubs: () =>
    acting(({ auth }, index) =>
      post(auth, '/v1/clubs', { handle: `listed-${index}-${Date.now()}`, name: 'A club' }),
    ),
  listClubMembers: async () => {
    const { auth } = await makePlayer(service, 'lister');
    const club = `members-${Date.now()}`;
    await post(auth, '/v1/clubs', { handle: club, name: 'A club', door: 'open' });
    const other = await makePlayer(service, 'member');
    await service.http.put(`/v1/clubs/${club}/members/me`).set(other.auth).expect(200);
    return { auth, id: club };
  },
  listClubWebhooks: async () => {
    const { auth } = await makePlayer(service, 'lister');
    const club = `rooms-${Date.now()}`;
    await post(auth, '/v1/clubs', { handle: club, name: 'A club' });
    for (const url of ['https://club.example/1', 'https://club.example/2'])
      await post(auth, '/v1/me/webhooks', { url, games: 'club', club });
    return { auth, id: club };
  },
  listStandingTables: () =>
    acting(({ auth }) => post(auth, '/v1/me/standing-tables', { game: { seatCount: 2 } })),
  listMyPools: () =>
    acting(({ auth }, index) =>
      post(auth, '/v1/me/pools', { seats: 2, preset: 'base', pace: 'day', rated: index === 0 }),
    ),
  listMutes: () =>
    acting(async ({ auth }) => {
      const { handle } = await makePlayer(service, 'muted');
      await service.http.put(`/v1/me/mutes/${handle}`).set(auth).expect(204);
    }),
  listSanctions: () =>
    acting(({ handle }) =>
      asModerator((auth) =>
        post(auth, '/v1/moderation/sanctions', { player: handle, kind: 'warning', reason: 'Advertising.' }),
      ),
    ),
  listReportReasons: async () => ({}),
  listReports: () => asModerator(reporting),
  readModerationLog: () => asModerator(() => asModerator(async () => undefined)),
  listLessons: async () => ({}),
  listExactRules: async () => ({}),
  listProblems: async () => ({}),
  readLog: async () => {
    const table = await startTable(service, 2);
    await playOn(service, table, 3);
    return { id: table.id, auth: (table.players[0] as TestPlayer).auth };
  },
  listPlans: async () => {
    const table = await startTable(service, 2);
    const player = table.players[1] as TestPlayer;
    const mine = plansAt(service, table, player);
    const tile = (await mine.list().expect(200)).body.tiles[0];
    const { body } = await mine.options(tile).expect(200);
    await twice((index) => mine.create({ tile, decisions: [body.options[index].decision] }).expect(201));
    return { id: table.id, auth: player.auth };
  },
  listClaimedNames: () =>
    acting(async ({ auth }, index) => {
      const application = await makeApplication(service);
      await makeExternal(service, application, `name ${index}`);
      const claim = await offerClaim(service, application, `name ${index}`);
      await post(auth, '/v1/me/external-players', { claim });
    }),
  listPushSubscriptions: () =>
    acting(({ auth }) =>
      post(auth, '/v1/me/push-subscriptions', newBrowser('https://push.example/').subscription),
    ),
  listWebhooks: () => acting(({ auth }) => post(auth, '/v1/me/webhooks', { url: 'https://bot.example/' })),
  listResults: async () => {
    await twice(async () => {
      const table = await startTable(service, 2);
      await resign(service, table, table.players[0] as TestPlayer);
    });
    service.pass(120_000);
    return {};
  },
  listWebhookEventTypes: async () => ({}),
  listDeliveries: async () => {
    const { auth } = await makePlayer(service, 'owner');
    const { id } = await post(auth, '/v1/me/webhooks', { url: 'https://bot.example/' });
    await twice(() => post(auth, `/v1/me/webhooks/${id}/test`, {}, 202));
    return { id, auth };
  },
  readNotifications: () =>
    atTable(async (id, player) => {
      const about = { gameId: id, playerId: player.id, channel: 'email', type: 'turn.started' };
      const delivery = { ...about, dedupeKey: newId() };
      await insertDeliveries(service.db.prisma, [delivery], service.deps.clock());
    }),
};
