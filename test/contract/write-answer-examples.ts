import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { withTemporaryService } from '../../src/commands/temporary-service.ts';
import type { Db } from '../../src/db/client.ts';
import { keepRatings } from '../../src/games/ratings/keep.ts';
import { writeDump } from '../../src/games/records/dump/write-dump.ts';
import { minuteMs } from '../../src/helpers/time-units.ts';
import { withoutQuotas } from '../../src/limits/policies.ts';
import { appoint } from '../../src/moderation/appoint.ts';
import { decisionLinks } from '../../src/notifications/links.ts';
import { createDeps } from '../../src/platform/deps.ts';
import { deriveKeys } from '../../src/platform/keys.ts';
import type { Running } from '../../src/start.ts';
import { signedEmail } from '../inbound-email/support/handed-over.ts';
import { inboundEmail } from '../inbound-email/support/settings.ts';
import { askingQuery, exchangeForm, namelessApp, newProof } from '../support/apps.ts';
import { Authenticator } from '../support/authenticator.ts';
import { newBrowser } from '../support/push-browser.ts';
import { operationAt, pathAt } from './document.ts';

/**
 * `npm run openapi:examples`: plays a short game on a service of its own and writes what the operations answered to
 * src/http/openapi/answer-examples.json, from where it gets into the description of the API.
 */
const target = join(import.meta.dirname, '../../src/http/openapi/answer-examples.json');
const examples: Record<string, unknown> = {};
let address = '';

interface Asking {
  readonly body?: object;
  readonly auth?: string | undefined;
  readonly onBehalfOf?: string;
  /** A refusal that is expected. */
  readonly status?: number;
}

/** Sends a request and keeps the first answer of each operation as its example. */
async function ask(method: string, path: string, { body, auth, onBehalfOf, status }: Asking = {}) {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(auth && { authorization: `Bearer ${auth}` }),
      ...(onBehalfOf && { 'on-behalf-of': onBehalfOf }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await answer.text();
  if (answer.status === status) return JSON.parse(text);
  if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
  const name = operationAt(method, pathAt(path) ?? '')?.operationId ?? '';
  const value = text === '' ? undefined : JSON.parse(text);
  if (value === undefined) return value;
  examples[name] ??= value;
  if (answer.status === 202) examples[`${name} 202`] ??= value;
  return value;
}

/** Hands an email over, as only the operator's mail server may. */
async function emails(): Promise<void> {
  const raw = 'From: mira@example.org\r\nTo: reply+…@carcassonne.example\r\n\r\n7b\r\n';
  const headers = signedEmail(raw);
  const answer = await fetch(`${address}/v1/inbound-mail`, { method: 'POST', headers, body: raw });
  examples['receiveEmail'] = await answer.json();
}

async function signUp(handle: string): Promise<string> {
  const email = `${handle.toLowerCase()}@example.org`;
  const password = 'correct horse battery';
  await ask('POST', '/v1/accounts', { body: { email, handle, password } });
  return (await ask('POST', '/v1/sessions', { body: { email, password } })).accessToken;
}

async function accounts(mira: string): Promise<void> {
  const body = { email: 'mira@example.org', password: 'correct horse battery' };
  const { refreshToken } = await ask('POST', '/v1/sessions', { body });
  await ask('POST', '/v1/sessions/refresh', { body: { refreshToken } });
  await ask('GET', '/v1/me', { auth: mira });
  await ask('GET', '/v1/guests');
  const guest = (await ask('POST', '/v1/guests', { body: { locale: 'en' } })).accessToken;
  const account = { email: 'nora@example.org', handle: 'Nora', password: 'correct horse battery' };
  await ask('POST', '/v1/me/account', { auth: guest, body: account });
  await ask('GET', '/v1/me/export', { auth: mira });
  await ask('PATCH', '/v1/me', { auth: mira, body: { locale: 'it', timeZone: 'Europe/Rome' } });
  const request = { name: 'chess club bot', scopes: ['games:read', 'games:play'] };
  await ask('POST', '/v1/me/tokens', { auth: mira, body: request });
  await ask('GET', '/v1/me/tokens', { auth: mira });
  await ask('GET', '/v1/me/sessions', { auth: mira });
}

/** Mira lets an app in. */
async function apps(mira: string): Promise<void> {
  const { verifier, challenge } = newProof();
  const query = askingQuery(challenge);
  await ask('POST', '/v1/me/app-requests', { auth: mira, body: { query } });
  await ask('POST', '/v1/me/apps', { auth: mira, body: { query, allow: false } });
  const { redirectTo } = await ask('POST', '/v1/me/apps', { auth: mira, body: { query, allow: true } });
  const body = exchangeForm(new URL(redirectTo).searchParams.get('code'), verifier);
  const { access_token: token } = await ask('POST', '/oauth/token', { body });
  await ask('POST', '/oauth/introspect', { body: { token, client_id: body.client_id } });
  await ask('GET', '/v1/me/apps', { auth: mira });
  const { user_code: userCode } = await ask('POST', '/oauth/device-codes', {
    body: { client_id: namelessApp },
  });
  await ask('POST', '/v1/me/device-requests', { auth: mira, body: { userCode } });
  await ask('GET', '/.well-known/oauth-authorization-server');
  await ask('GET', '/.well-known/oauth-protected-resource');
  await ask('GET', '/.well-known/oauth-protected-resource/mcp');
}

async function passkeys(mira: string): Promise<void> {
  const authenticator = new Authenticator(new URL(address).origin);
  const options = await ask('POST', '/v1/me/passkeys/options', { auth: mira });
  const body = { name: 'phone', response: authenticator.create(options) };
  const { passkey, recoveryCodes } = await ask('POST', '/v1/me/passkeys', { auth: mira, body });
  await ask('GET', '/v1/me/passkeys', { auth: mira });
  await ask('PATCH', `/v1/me/passkeys/${passkey.id}`, { auth: mira, body: { name: 'old phone' } });
  await ask('GET', '/v1/me/recovery-codes', { auth: mira });
  const response = authenticator.get(await ask('POST', '/v1/sessions/passkey/options'));
  await ask('POST', '/v1/sessions/passkey', { body: { response } });
  const credentials = { email: 'mira@example.org', password: 'correct horse battery' };
  const { challenge } = await ask('POST', '/v1/sessions', { body: credentials, status: 401 });
  await ask('POST', '/v1/sessions/recovery-code', { body: { challenge, code: recoveryCodes[0] } });
  await ask('POST', '/v1/me/recovery-codes', { auth: mira });
  await ask('DELETE', `/v1/me/passkeys/${passkey.id}`, { auth: mira });
}

async function game(mira: string, ole: string): Promise<void> {
  const scenario = { draws: ['base/U', 'base/V', 'base/A'] };
  const { id } = await ask('POST', '/v1/games', { auth: mira, body: { name: 'Sunday game', scenario } });
  const at = `/v1/games/${id}`;
  await ask('GET', `${at}/invitation`, { auth: ole });
  await ask('POST', `${at}/seats`, { auth: ole, body: {} });
  const first = { type: 'tile', x: 1, y: 0, rotation: 90, deploy: { piece: 'meeple', segment: 'road0' } };
  await ask('POST', `${at}/hint`, { auth: mira });
  await ask('POST', `${at}/moves`, { auth: mira, body: first });
  await ask('GET', at, { auth: ole });
  await ask('GET', '/v1/games?turn=mine', { auth: ole });
  for (const what of ['options', 'card', 'moves', 'moves/verify', 'fairness', 'record']) {
    await ask('GET', `${at}/${what}`, { auth: ole });
  }
  await ask('GET', `${at}/projection?x=2&y=0`, { auth: ole });
  await ask('POST', `${at}/messages`, { auth: mira, body: { text: 'Well played!' } });
  await ask('GET', `${at}/messages`, { auth: mira });
  await ask('PUT', `${at}/note`, { auth: mira, body: { text: 'Keep the last farmer.' } });
  await ask('GET', `${at}/note`, { auth: mira });
  await ask('GET', `${at}/notifications`, { auth: mira });
  await ask('PATCH', `${at}/notifications`, { auth: mira, body: { email: 'none', webhooks: true } });
  await ask('POST', `${at}/commands`, { auth: ole, body: { text: 'score' } });
  await ask('POST', '/v1/commands', { auth: ole, body: { text: 'options' } });
  await plans(`${at}/plans`, mira);
  await ask('POST', `${at}/resign`, { auth: ole });
  await ask('GET', `${at}/statistics`);
  while ((await ask('GET', `${at}/analysis`)) === undefined) await pause(300);
  const record = await ask('GET', `${at}/record`, { auth: ole });
  await ask('POST', '/v1/records/replay', { body: record });
  await ask('POST', '/v1/records/import', { auth: ole, body: record });
  await ask('POST', `${at}/variations`, { auth: ole, body: { version: 0 } });
  const next = await ask('POST', `${at}/rematch`, { auth: mira });
  await ask('POST', `/v1/games/${next.id}/seats`, { auth: ole, body: {} });
  await ask('POST', '/v1/games/batch', {
    auth: mira,
    body: { games: [{ label: 'Spring Cup', join: false }] },
  });
  const { id: third } = await ask('POST', '/v1/games', { auth: mira, body: { seatCount: 3 } });
  await ask('POST', `/v1/games/${third}/seats`, { auth: ole, body: {} });
  await ask('POST', `/v1/games/${third}/start`, { auth: mira });
  await ask('POST', `/v1/games/${third}/resign`, { auth: ole });
  await ask('GET', '/v1/me/statistics', { auth: mira });
}

/** Mira challenges Ole, who declines at first. */
async function matches(mira: string, ole: string): Promise<void> {
  const challenge = () =>
    ask('POST', '/v1/matches', { auth: mira, body: { opponent: 'ole', name: 'Derby' } });
  await ask('POST', `/v1/matches/${(await challenge()).id}/decline`, { auth: ole });
  const { id } = await challenge();
  await ask('POST', `/v1/matches/${id}/accept`, { auth: ole });
  await ask('GET', `/v1/matches/${id}`, { auth: mira });
  await ask('GET', '/v1/me/matches', { auth: mira });
  await ask('GET', '/v1/players/mira/matches', { auth: ole });
  await ask('POST', `/v1/matches/${id}/resign`, { auth: ole });
  await ask('POST', `/v1/matches/${id}/rematch`, { auth: mira });
  const body = { opponent: 'ole', form: 'mirrored' };
  const pair = await ask('POST', '/v1/matches', { auth: mira, body });
  await ask('POST', `/v1/matches/${pair.id}/accept`, { auth: ole });
  const { items } = await ask('GET', '/v1/games?turn=mine&limit=1', { auth: mira });
  const { options } = await ask('GET', `/v1/games/${items[0].id}/options`, { auth: mira });
  await ask('POST', `/v1/games/${items[0].id}/moves`, { auth: mira, body: options[0].decision });
}

/** Mira wins a game with Ole that counts, after many others. */
async function ratings(mira: string, ole: string, db: Db): Promise<void> {
  const { id } = await ask('POST', '/v1/games', { auth: mira, body: {} });
  await ask('POST', `/v1/games/${id}/seats`, { auth: ole, body: {} });
  for (const auth of [mira, ole]) {
    const { options } = await ask('GET', `/v1/games/${id}/options`, { auth });
    const { decision } = options[0].deployments?.[0] ?? options[0];
    await ask('POST', `/v1/games/${id}/moves`, { auth, body: decision });
  }
  await ask('POST', `/v1/games/${id}/resign`, { auth: ole });
  const { id: playerId } = await ask('GET', '/v1/me', { auth: mira });
  const many = { mu: 31.2, sigma: 3.4, games: 52, updatedAt: new Date() };
  await db.prisma.rating.create({ data: { playerId, class: 'two', ...many } });
  await keepRatings({ db, clock: () => new Date(Date.now() + 2 * minuteMs) });
  await ask('GET', '/v1/ratings', { auth: mira });
  await ask('GET', '/v1/players/mira/rating-changes', { auth: mira });
  await ask('GET', `/v1/games/${id}/ratings`, { auth: mira });
}

async function competitions(mira: string, ole: string): Promise<void> {
  const url = '/v1/competitions';
  const body = { kind: 'swiss', name: 'Spring Cup', rounds: 3 };
  const { id } = await ask('POST', url, { auth: mira, body });
  for (const auth of [mira, ole]) await ask('POST', `${url}/${id}/entrants`, { auth });
  await ask('POST', `${url}/${id}/start`, { auth: mira });
  for (const what of ['', '/entrants', '/standings', '/matches'])
    await ask('GET', `${url}/${id}${what}`, { auth: ole });
  await ask('GET', url);
  await ask('POST', `${url}/${id}/cancel`, { auth: mira });
  const ladder = await ask('POST', url, { auth: mira, body: { kind: 'ladder', name: 'Club ladder' } });
  for (const auth of [mira, ole]) await ask('POST', `${url}/${ladder.id}/entrants`, { auth });
  await ask('POST', `${url}/${ladder.id}/start`, { auth: mira });
  const [{ playerId: player }] = (await ask('GET', `${url}/${ladder.id}/standings`)).rows;
  const { id: miraId } = await ask('GET', '/v1/me', { auth: mira });
  const last = player === miraId ? ole : mira;
  await ask('POST', `${url}/${ladder.id}/challenges`, { auth: last, body: { player } });
  const teams = { kind: 'swiss', name: 'Team Cup', teamSize: 2 };
  const { id: cup } = await ask('POST', url, { auth: mira, body: teams });
  await ask('POST', `${url}/${cup}/teams`, { auth: mira, body: { name: 'The Abbots' } });
  await ask('GET', `${url}/${cup}/teams`);
}

async function plans(at: string, mira: string): Promise<void> {
  const { options } = await ask('GET', `${at}/options?tile=base/A`, { auth: mira });
  const body = { tile: 'base/A', decisions: [options[0].decision] };
  const { id } = await ask('POST', at, { auth: mira, body });
  await ask('POST', `${at}/options`, { auth: mira, body });
  await ask('PATCH', `${at}/${id}`, { auth: mira, body: { position: 1 } });
  await ask('PATCH', at, { auth: mira, body: { playForced: true } });
  await ask('GET', at, { auth: mira });
}

async function robots(mira: string): Promise<void> {
  const { id } = await ask('POST', '/v1/games', { auth: mira, body: { seatCount: 3 } });
  await ask('POST', `/v1/games/${id}/robots`, { auth: mira, body: { level: 'easy' } });
}

/** Ole and Nina agree that a robot plays for Mira, who has been away. */
async function requests(mira: string, ole: string, db: Db): Promise<void> {
  const nina = await signUp('Nina');
  const { id } = await ask('POST', '/v1/games', { auth: mira, body: { seatCount: 3 } });
  for (const auth of [ole, nina]) await ask('POST', `/v1/games/${id}/seats`, { auth, body: {} });
  await db.pool.query(`UPDATE games SET updated_at = now() - interval '2 days' WHERE id = $1`, [id]);
  const at = `/v1/games/${id}/requests`;
  const request = await ask('POST', at, { auth: ole, body: { kind: 'robot', seat: 0 } });
  await ask('GET', at, { auth: ole });
  await ask('POST', `${at}/${request.id}/answer`, { auth: nina, body: { agree: true } });
}

async function people(mira: string, ole: string): Promise<void> {
  const body = { name: 'Sunday game', seatCount: 3, visibility: 'private', invite: ['mira'] };
  await ask('POST', '/v1/games', { auth: ole, body });
  await ask('GET', '/v1/me/invitations', { auth: mira });
  await ask('PUT', '/v1/me/mutes/ole', { auth: mira });
  await ask('GET', '/v1/me/mutes', { auth: mira });
  await ask('GET', '/v1/players/ole', { auth: mira });
  await ask('GET', '/v1/players/ole/games?limit=1', { auth: mira });
  await ask('GET', '/v1/players/mira/versus?opponent=ole', { auth: mira });
  const club = {
    handle: 'spring-club',
    name: 'Spring Club',
    description: 'Games on Sundays.',
    door: 'request',
  };
  await ask('POST', '/v1/clubs', { auth: mira, body: club });
  await ask('PUT', '/v1/clubs/spring-club/members/me', { auth: ole });
  await ask('PATCH', '/v1/clubs/spring-club', { auth: mira, body: { door: 'open' } });
  await ask('PUT', '/v1/clubs/spring-club/members/ole', { auth: mira, body: { role: 'admin' } });
  await ask('GET', '/v1/clubs/spring-club/members', { auth: mira });
  const room = { url: 'https://discord.com/api/webhooks/2/xyz', format: 'discord', language: 'de' };
  await ask('POST', '/v1/me/webhooks', {
    auth: mira,
    body: { ...room, name: 'club room', games: 'club', club: 'spring-club' },
  });
  await ask('GET', '/v1/clubs/spring-club/webhooks', { auth: mira });
  await ask('GET', '/v1/clubs/spring-club', { auth: mira });
  await ask('GET', '/v1/clubs?mine=true', { auth: mira });
  const kept = { game: { seatCount: 2, clock: { perTurn: 'P3D' } } };
  const { id: standing } = await ask('POST', '/v1/me/standing-tables', { auth: mira, body: kept });
  await ask('GET', '/v1/me/standing-tables', { auth: mira });
  await ask('PATCH', `/v1/me/standing-tables/${standing}`, { auth: mira, body: { isPaused: true } });
  await ask('POST', '/v1/me/pools', { auth: mira, body: { seats: 2, preset: 'base', pace: 'week' } });
  await ask('GET', '/v1/me/pools', { auth: mira });
  await ask('GET', '/v1/pools', { auth: mira });
  await ask('PUT', '/v1/me/follows/ole', { auth: mira, body: { notify: true } });
  await ask('GET', '/v1/me/follows', { auth: mira });
  await ask('PUT', '/v1/me/blocks/ole', { auth: mira });
  await ask('GET', '/v1/me/blocks', { auth: mira });
  await ask('GET', '/v1/me/sanctions', { auth: mira });
  await ask('GET', '/v1/reports/reasons');
}

async function moderation(mira: string, auth: string): Promise<void> {
  const text = 'Posts the same link at every table.';
  const body = { player: 'ole', reason: 'spam', text };
  const { id: report } = await ask('POST', '/v1/reports', { auth: mira, body });
  await ask('GET', '/v1/moderation/reports', { auth });
  const reason = 'Advertising at several tables.';
  const silence = { player: 'ole', kind: 'silence', reason, days: 7, report };
  const { id } = await ask('POST', '/v1/moderation/sanctions', { auth, body: silence });
  await ask('GET', `/v1/moderation/reports/${report}`, { auth });
  await ask('GET', '/v1/moderation/players/ole', { auth });
  const why = { reason: 'This was a misunderstanding.' };
  await ask('POST', `/v1/moderation/sanctions/${id}/undo`, { auth, body: why });
  await ask('GET', '/v1/moderation/log', { auth });
}

async function devices(mira: string): Promise<void> {
  await ask('GET', '/v1/push');
  const { subscription } = newBrowser('https://push.example/');
  await ask('POST', '/v1/me/push-subscriptions', { auth: mira, body: subscription });
  await ask('GET', '/v1/me/push-subscriptions', { auth: mira });
  await ask('GET', '/v1/me/waiting-games', { auth: mira });
}

async function webhooks(mira: string): Promise<void> {
  await ask('GET', '/v1/webhooks/event-types?limit=2');
  const { id } = await ask('POST', '/v1/me/webhooks', {
    auth: mira,
    body: { url: 'https://bot.example/carcassonne', name: 'club bot' },
  });
  const at = `/v1/me/webhooks/${id}`;
  await ask('GET', '/v1/me/webhooks', { auth: mira });
  await ask('GET', at, { auth: mira });
  await ask('PATCH', at, { auth: mira, body: { events: ['turn.started'] } });
  await ask('POST', `${at}/rotate`, { auth: mira });
  await ask('POST', `${at}/test`, { auth: mira });
  await ask('GET', `${at}/deliveries`, { auth: mira });
}

async function chats(mira: string, ole: string): Promise<void> {
  const request = { name: 'IRC bot', scopes: ['players:act-for'] };
  const { token: auth } = await ask('POST', '/v1/me/tokens', { auth: ole, body: request });
  const at = '/v1/players/external/irc/mira';
  await ask('PUT', at, { auth, body: { displayName: 'Mira' } });
  await ask('GET', at, { auth });
  const { claim } = await ask('POST', `${at}/claims`, { auth });
  await ask('GET', `/v1/claims/${claim}`);
  const { id } = await ask('POST', '/v1/me/external-players', { auth: mira, body: { claim } });
  await ask('GET', '/v1/me/external-players', { auth: mira });
  await ask('GET', `/v1/me/external-players/${id}`, { auth: mira });
  await ask('PATCH', `/v1/me/external-players/${id}`, { auth: mira, body: { mayAct: true } });
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const isoTime = /20\d\d-\d\d-\d\dT[\d:.]+Z/g;

/** Of a list so many items are enough to see what they are like. */
const mostItems = 2;
const secrets = ['token', 'accessToken', 'refreshToken', 'secret', 'claim'];

function shortened(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostItems);
  if (typeof value === 'string' && secrets.includes(key)) return `${value.slice(0, 12)}…`;
  return value;
}

const start = Date.UTC(2026, 2, 1, 9, 30);

/** Without what depends on the run: addresses, ids, and times but for what lies between them. */
function settled(text: string): string {
  const times = text.match(isoTime) ?? [];
  const earliest = Math.min(...times.map((time) => Date.parse(time)));
  const ids = [...new Set(text.match(uuid))];
  return text
    .replaceAll(address, 'https://carcassonne.example')
    .replace(/\/claim\/[\w.-]+/g, '/claim/eyJwbGF5ZXIi')
    .replace(uuid, (id) => `01980a3e-7c1d-7a40-9d1a-${String(ids.indexOf(id)).padStart(12, '0')}`)
    .replace(isoTime, (time) => new Date(start + Date.parse(time) - earliest).toISOString());
}

/** Lets somebody in by the link of an email about a turn. */
async function link({ db, config }: Running, mira: string): Promise<void> {
  const { id } = await ask('GET', '/v1/me', { auth: mira });
  const { items } = await ask('GET', '/v1/games?turn=mine', { auth: mira });
  const deps = { db, config, keys: deriveKeys(config), clock: () => new Date() };
  const { page } = await decisionLinks(deps, items[0].id, items[0].version, id);
  await ask('POST', '/v1/sessions/link', { body: { link: page.replace(/^.*=/, '') } });
}

async function lessons(): Promise<void> {
  await ask('GET', '/v1/lessons');
  await ask('GET', '/v1/lessons/place');
  const decisions = [{ type: 'tile', x: 1, y: 0, rotation: 0 }];
  await ask('POST', '/v1/lessons/place/check', { body: { decisions } });
}

/** Lists the result of the game that is over, as if it had ended some minutes ago. */
async function results({ db }: Pick<Running, 'db'>): Promise<void> {
  const finishedAt = new Date(Date.now() - 10 * minuteMs);
  const startedAt = new Date(finishedAt.getTime() - 10 * minuteMs);
  await db.prisma.game.updateMany({ where: { status: 'finished' }, data: { startedAt, finishedAt } });
  await ask('GET', '/v1/results');
}

/** Writes a dump with the game that is over, as if it had ended some minutes ago. */
async function dump({ db, config }: Running): Promise<void> {
  const clock = () => new Date(Date.now() + 10 * minuteMs);
  const log = pino({ level: 'silent' });
  await writeDump(createDeps({ db, config, log, clock }), String(config.dumps.folder));
  await ask('GET', '/v1/dumps');
}

const settings = {
  DUMP_FOLDER: 'dumps',
  RATE_LIMIT_PER_MINUTE: '0',
  LIMITS: withoutQuotas,
  MAIL_IN_SECRET: inboundEmail.secret,
};
await withTemporaryService(async (url, service) => {
  const { db } = service;
  address = url;
  for (const what of [
    '/healthz',
    '/readyz',
    '/problems',
    '/problems/illegal-decision',
    '/v1/rules',
    '/v1/rules/exact',
    '/v1/rules/exact/R-TILE-2',
  ])
    await ask('GET', what);
  await lessons();
  const [mira, ole] = [await signUp('Mira'), await signUp('Ole')];
  await accounts(mira);
  await apps(mira);
  await passkeys(mira);
  await devices(mira);
  await webhooks(mira);
  await game(mira, ole);
  await link(service, mira);
  await robots(mira);
  await requests(mira, ole, db);
  await chats(mira, ole);
  await matches(mira, ole);
  await ratings(mira, ole, db);
  await competitions(mira, ole);
  await people(mira, ole);
  const operator = await appoint({ db, clock: () => new Date() }, { operator: 'anna' }, 'mira');
  await moderation(mira, operator);
  await emails();
  await dump(service);
  await results(service);
}, settings);
const ordered = Object.fromEntries(Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(target, `${settled(JSON.stringify(ordered, shortened, 2))}\n`);
