import { beforeAll, expect, test } from 'vitest';
import { exportSections } from '../../src/accounts/store/export.ts';
import { openReceiver } from '../notifications/support/receiver.ts';
import { useApp } from '../support/app.ts';
import { leaveTraces, type Traces } from '../support/traces.ts';

const service = useApp();
let traces: Traces;
let text: string;
// biome-ignore lint/suspicious/noExplicitAny: parsed JSON; each assertion states the shape it expects
let whole: any;

beforeAll(async () => {
  traces = await leaveTraces(service, (await openReceiver()).url);
  const response = await traces.person.get('/v1/me/export').expect(200);
  ({ text } = response);
  whole = JSON.parse(text);
});

test('an export contains everything the service stores about a person', () => {
  for (const name of ['profile', ...exportSections]) expect(whole).toHaveProperty(name);
  const found = traces.texts.filter((each) => !text.includes(JSON.stringify(each).slice(1, -1)));
  expect(found).toEqual([]);
  const { running, created, friends } = traces.games;
  const games = whole.games.map(({ id }: { id: string }) => id);
  expect(games).toEqual(expect.arrayContaining([running, created, friends]));
  expect(whole.webhooks).toHaveLength(2);
  expect(whole.apiTokens).toHaveLength(1);
  expect(whole.invitations).not.toHaveLength(0);
  expect(whole.vacations).toHaveLength(1);
});

test('an export contains no secrets and no data of others', () => {
  expect(text).not.toMatch(/argon2|whsec_|cbm_|cbr_|hash|secret/i);
  expect(text).not.toContain(traces.friend.email);
});

test('only the caller can get the export', async () => {
  const { body } = await traces.friend.get('/v1/me/export').expect(200);
  expect(body.profile.id).toBe(traces.friend.id);
  expect(body.messages).toEqual([]);
});
