import { createClient } from '#client';
import type { TerminalTexts } from '../../texts/en/terminal.ts';
import { withTemporaryService } from '../temporary-service.ts';

const usualAddress = 'http://localhost:3000';

/** A service to play on. */
export interface Service {
  readonly url: string;
  /** Whether it runs for one game alone. */
  readonly isTemporary: boolean;
}

/**
 * Runs `use` with the service at `server`, or else with the one that runs on this machine, or else with one that is
 * started for it.
 * @throws Error when there is none at the address that was requested
 */
export async function withService(
  server: string | undefined,
  texts: TerminalTexts,
  print: (line: string) => void,
  use: (service: Service) => Promise<void>,
): Promise<void> {
  const url = server ?? usualAddress;
  if (await isService(url)) return use({ url, isTemporary: false });
  if (server !== undefined) throw new Error(texts.unreachable(url));
  print(texts.starting);
  await withTemporaryService((address) => use({ url: address, isTemporary: true }));
}

/** Whether one of these services answers at an address. */
async function isService(baseUrl: string): Promise<boolean> {
  const { data } = await createClient({ baseUrl })
    .GET('/v1/guests')
    .catch(() => ({ data: undefined }));
  return data?.isOpen !== undefined;
}
