import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { verifyLink } from '../../src/notifications/links.ts';
import { useApp } from '../support/app.ts';
import { makeApplication, makeExternal, makePlayer, offerClaim } from '../support/players.ts';

const service = useApp();

test('the log contains requests, but no secrets that would give access', async () => {
  const application = await makeApplication(service);
  await makeExternal(service, application, 'mira');
  const claim = await offerClaim(service, application, 'mira');
  const { id, email } = await makePlayer(service);
  const token = (await verifyLink(service.deps, id, email)).split('/').at(-1) ?? '';
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  const app = await buildApp({ ...service.deps, log });
  for (const url of [`/v1/claims/${claim}`, `/verify/${token}`, '/games/1?a=b&invitation=sesame'])
    await app.inject({ url, headers: application.auth });
  await app.close();
  const written = lines.join('');
  for (const address of ['/v1/claims/…', '/verify/…', '/games/1?a=b&invitation=…'])
    expect(written).toContain(`"url":"${address}"`);
  for (const secret of [claim, token, 'sesame', application.auth.authorization])
    expect(written).not.toContain(secret);
});
