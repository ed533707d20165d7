import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/embedded-postgres/free-port.ts';
import { newSigningSecret, signedHeaders } from '../../src/notifications/channels/webhook/signature.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { run } from '../support/run.ts';
import { build, errorsIn, manifest, packedIn, projectWithClient, root, unpack } from './project.ts';

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));
// The OAuth client accepts a service only at its own address.
const port = await freePort('127.0.0.1');
const service = useApp({ port, publicUrl: `http://127.0.0.1:${port}` });
let project: string;
beforeAll(() => {
  project = projectWithClient(unpack);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const game = `
import { bodyOf, createClient, newKey, Refused } from 'carcassonne-by-mail-client';
import { createApp } from 'carcassonne-by-mail-client/oauth';
import { verifyWebhook } from 'carcassonne-by-mail-client/webhooks';

declare const process: { readonly argv: string[]; readonly env: Record<string, string> };
const [baseUrl = '', one = '', two = ''] = process.argv.slice(2);
const clientOf = (token: string) => createClient({ baseUrl, token });
const players = [clientOf(one), clientOf(two)] as const;
const { id } = await bodyOf(players[0].POST('/v1/games', { body: { seatCount: 2 }, headers: newKey() }));
const at = { params: { path: { id } } };
await bodyOf(players[1].POST('/v1/games/{id}/seats', { ...at, body: {}, headers: newKey() }));
const received: string[] = [];
const sentences: string[] = [];
for await (const event of players[1].events({ game: id, onConnection: (isOpen) => isOpen && play() })) {
  if (event.type === 'decision.made') received.push(event.data.sentence);
  if (received.length === 4) break;
}
async function play() {
  for (let turn = 0; turn < 4; turn += 1) {
    const player = turn % 2 === 0 ? players[0] : players[1];
    const { options } = await bodyOf(player.GET('/v1/games/{id}/options', at));
    const body = options[0]?.decision;
    if (body === undefined) throw new Error('There is nothing to play.');
    const move = { ...at, body, headers: newKey() };
    const made = await bodyOf(player.POST('/v1/games/{id}/moves', move));
    if ('entry' in made) sentences.push(made.entry.sentence); // else it waits for the other game of a mirrored pair
  }
}
const refusal = await bodyOf(players[0].GET('/v1/games/{id}', { params: { path: { id: 'x' } } })).catch((e) => e);
const [body, headers, secret] = JSON.parse(process.env['WEBHOOK'] ?? '[]');
const app = createApp({ baseUrl, clientId: 'http://127.0.0.1' });
const begun = await app.begin({ redirectUri: 'http://127.0.0.1:4000/back', scopes: ['play'] });
console.log(JSON.stringify({
  received,
  sentences,
  refusal: refusal instanceof Refused && refusal.kind,
  webhook: verifyWebhook(body, headers, [secret]).id,
  startsAuthorization: begun.url.startsWith(baseUrl + '/oauth/authorize?'),
}));
`;

const consumer = `
import { bodyOf, type Client, createClient, type LiveEvent, type Schemas } from 'carcassonne-by-mail-client';
import { type VerifiedEvent, verifyWebhook } from 'carcassonne-by-mail-client/webhooks';

const client: Client = createClient({ baseUrl: '', token: async () => 'cbm_1' }).actingFor('irc', 'anna');
const made: Schemas['Game']['id'] = (await bodyOf(client.POST('/v1/games', { body: { seatCount: 2 } }))).id;
export const event: VerifiedEvent = verifyWebhook('', new Headers(), ['whsec_']);
export const isTurn: boolean = event.type === 'turn.started' && made === event.data.game?.id;
export const sentence = (live: LiveEvent) => (live.type === 'decision.made' ? live.data.sentence : undefined);
// @ts-expect-error there is no such path
client.GET('/v1/nothing');
// @ts-expect-error seats is a number
client.POST('/v1/games', { body: { seats: 'two' } });
`;

test('contains the build, its metadata and no sources', () => {
  const folder = join(project, 'node_modules', manifest.name);
  const files = execFileSync('tar', ['-tzf', packedIn(project)]);
  const names = files.toString().trim().split('\n');
  expect(names).toEqual(expect.arrayContaining(['package/README.md', 'package/LICENSE']));
  expect(names.filter((name) => !/^package\/([^/]+|dist\/.*\.(js|d\.ts))$/.test(name))).toEqual([]);
  for (const target of Object.values<Record<string, string> | string>(manifest.exports).flatMap((each) =>
    typeof each === 'string' ? each : Object.values(each),
  ))
    expect(() => readFileSync(join(folder, target))).not.toThrow();
});

test('has the version of the API and the project’s own dependencies', () => {
  expect(manifest.version).toBe(readJson(root, 'openapi/openapi.json').info.version);
  const { dependencies, devDependencies } = readJson(root, 'package.json');
  const { devDependencies: ofTests } = readJson(root, 'test/packages/package.json');
  expect({ ...dependencies, ...devDependencies, ...ofTests }).toMatchObject(manifest.dependencies);
});

test('packing reports dependencies that are missing and cannot be installed', async () => {
  const bare = mkdtempSync(join(tmpdir(), 'bare-'));
  onTestFinished(() => rmSync(bare, { recursive: true }));
  for (const each of [
    'package.json',
    'package-lock.json',
    'prisma',
    'src/tools',
    'openapi/client',
    'test/packages',
  ])
    cpSync(join(root, each), join(bare, each), { recursive: true });
  const { status, printed } = await run('npm', ['pack', './openapi/client', '--pack-destination', bare], {
    cwd: bare,
    env: { ...process.env, npm_config_offline: 'true', npm_config_cache: join(bare, 'cache') },
  });
  expect(printed).toContain('Packages could not be installed; what npm says is above.');
  expect(printed).not.toContain('ERR_MODULE_NOT_FOUND');
  expect(status).toBe(1);
});

test('a program in strict TypeScript compiles with it and plays', async () => {
  const players = [await makePlayer(service), await makePlayer(service)];
  const secret = newSigningSecret();
  const webhook = ['{}', signedHeaders('msg_1', new Date(), '{}', [secret]), secret];
  writeFileSync(join(project, 'game.ts'), game);
  expect(errorsIn('game.ts', project, { ...plainly, noEmit: false })).toBe('');
  const { status, printed } = await run(
    process.execPath,
    ['game.js', service.url, ...players.map(({ accessToken }) => accessToken)],
    { cwd: project, env: { ...process.env, WEBHOOK: JSON.stringify(webhook) } },
  );
  expect(printed).toMatch(/^\{/);
  const { received, sentences, ...rest } = JSON.parse(printed);
  expect(received).toHaveLength(4);
  expect(received).toEqual(sentences);
  expect(rest).toEqual({ refusal: 'validation', webhook: 'msg_1', startsAuthorization: true });
  expect(status).toBe(0);
});

const plainly = { module: 'nodenext', lib: ['es2023', 'dom'], types: [] };

test('the examples in its README compile in strict mode', () => {
  const readme = readFileSync(join(project, 'node_modules', manifest.name, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map((match) => match[1]);
  expect(examples.length).toBeGreaterThan(3);
  for (const example of examples) {
    writeFileSync(join(project, 'example.ts'), `${example}export {};\n`);
    expect(errorsIn('example.ts', project, plainly), example).toBe('');
  }
});

test('its folder compiles anywhere', () => {
  const elsewhere = join(project, 'elsewhere');
  for (const each of ['src', 'tsconfig.json', 'package.json'])
    cpSync(join(root, 'openapi/client', each), join(elsewhere, each), { recursive: true });
  build(elsewhere, elsewhere);
  expect(readFileSync(join(elsewhere, 'dist/oauth.d.ts'), 'utf8')).toContain('createApp');
});

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('its types compile for module %s with %s resolution', (module, moduleResolution) => {
  writeFileSync(join(project, 'consumer.ts'), consumer);
  const options = { module, moduleResolution, lib: ['es2023', 'dom'], types: [] };
  expect(errorsIn('consumer.ts', project, options)).toBe('');
});
