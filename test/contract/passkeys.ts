import { randomBytes } from 'node:crypto';
import { keepChallenge } from '../../src/accounts/passkeys/challenges.ts';
import { renewRecoveryCodes } from '../../src/accounts/passkeys/recovery-codes.ts';
import type { TestApp } from '../support/app.ts';
import { Authenticator } from '../support/authenticator.ts';
import { addPasskey, beginLogIn } from '../support/passkeys.ts';
import type { People } from './people.ts';

/** Passkeys of the owner but the one that stays. */
const spare = ({ owner, authenticator }: People) => ({
  playerId: owner.id,
  credentialId: { not: authenticator.id },
});

/** The id of a passkey of the owner that may be deleted. */
export async function passkeyToUseUp(service: TestApp, people: People): Promise<string> {
  const where = spare(people);
  const known = await service.db.prisma.passkey.findFirst({ where });
  return known?.id ?? (await addPasskey(service, people.owner)).id;
}

/** A right body to add a passkey; the spare ones from before make room for it. */
export async function newPasskey(service: TestApp, people: People) {
  await service.db.prisma.passkey.deleteMany({ where: spare(people) });
  const { auth } = people.owner;
  const { body } = await service.http.post('/v1/me/passkeys/options').set(auth).expect(200);
  return { name: 'phone', response: new Authenticator('http://localhost').create(body) };
}

/** A right body to log in without a password. */
export async function passkeyLogIn(service: TestApp, { authenticator }: People) {
  return { response: authenticator.get(await beginLogIn(service)) };
}

/** A right body to log in by recovery code, as if the owner had just sent the password. */
export async function recoveryLogIn({ deps }: TestApp, { owner }: People) {
  const challenge = randomBytes(32).toString('base64url');
  await keepChallenge(deps, challenge, 'second-factor', owner.id);
  const [code] = await renewRecoveryCodes(deps, owner.id);
  return { challenge, code };
}
