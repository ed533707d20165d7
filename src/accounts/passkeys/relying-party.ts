import type { Config } from '../../settings/config.ts';

/** This service as a WebAuthn relying party: passkeys belong to the host of its public address. */
export interface RelyingParty {
  /** The host, such as `carcassonne.example`. */
  readonly id: string;
  /** The only origin whose pages can use the passkeys. */
  readonly origin: string;
  readonly name: string;
}

/** Returns the relying party of a service at `publicUrl`. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: 'Carcassonne by mail' };
}
