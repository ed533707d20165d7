import type { TokenSource } from './sending.ts';

/** How credentials are used and renewed. */
interface Renewable<Credentials> {
  accessTokenOf(credentials: Credentials): string;
  /** Returns new credentials; undefined if there are no more. */
  renew(credentials: Credentials): Promise<Credentials | undefined>;
}

/** Returns the access tokens of credentials; when the service refuses one, they are renewed, once at a time. */
export function renewableTokens<Credentials>(
  first: Credentials,
  { accessTokenOf, renew }: Renewable<Credentials>,
): TokenSource {
  let current: Credentials | undefined = first;
  let renewing: Promise<void> | undefined;
  const replace = async (refused: Credentials) => {
    current = await renew(refused);
  };
  return async (refused) => {
    if (current !== undefined && accessTokenOf(current) === refused) {
      renewing ??= replace(current).finally(() => {
        renewing = undefined;
      });
      await renewing;
    }
    return current === undefined ? undefined : accessTokenOf(current);
  };
}
