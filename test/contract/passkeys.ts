import { randomBytes } from 'node:crypto';
import { keepChallenge } from '../../src/accounts/passkeys/challenges.ts';
import { renewRecoveryCodes } from '../../src/accounts/passkeys/recovery-codes.ts';
import { Authenticator } from '../support/authenticator.ts';
import { startLogIn } from '../support/passkeys.ts';
import { post } from '../support/world/things.ts';
import type { World } from './world.ts';

/** A valid body to add a passkey; all but the owner's first make room for it. */
export async function newPasskey(world: World) {
  const { owner } = world.people;
  const { authenticator } = await world.passkey();
  const spare = { playerId: owner.id, credentialId: { not: authenticator.id } };
  await world.service.db.prisma.passkey.deleteMany({ where: spare });
  const options = await post(world, owner, '/v1/me/passkeys/options');
  const { origin } = new URL(world.service.deps.config.publicUrl);
  return { response: new Authenticator(origin).create(options) };
}

/** A valid body to log in without a password. */
export async function passkeyLogIn(world: World) {
  const { authenticator } = await world.passkey();
  return { response: authenticator.get(await startLogIn(world.service)) };
}

/** A valid body to log in by recovery code, as if the owner had just sent the password. */
export async function recoveryLogIn({ service: { deps }, people: { owner } }: World) {
  const challenge = randomBytes(32).toString('base64url');
  await keepChallenge(deps, challenge, 'second-factor', owner.id);
  const [code] = await renewRecoveryCodes(deps, owner.id);
  return { challenge, code };
}
