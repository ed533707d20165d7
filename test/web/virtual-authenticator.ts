import type { CDPSession, Page } from 'playwright-core';

/** The browser's virtual authenticator. */
export interface VirtualAuthenticator {
  /** Lets the next ceremonies succeed, or leaves them unanswered. */
  setPresent(isPresent: boolean): Promise<void>;
}

/** Gives a page an authenticator that stores passkeys and verifies its user. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setPresent: (enabled) =>
      session
        .send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
        .then(() => undefined),
  };
}
