import { createClient } from '#client';
import type { TerminalTexts } from '../../texts/en/commands.ts';
import { withTemporaryService } from '../temporary-service.ts';

/** A service to play on. */
export interface Service {
  readonly url: string;
  /** True if it runs for one game only. */
  readonly isTemporary: boolean;
}

/**
 * Runs `use` with the service at `server`, else with the one at `local` on this machine, else with a temporary one.
 * @throws Error if there is none at the requested address
 */
export async function withService(
  { server, local }: { readonly server: string | undefined; readonly local: string },
  texts: TerminalTexts,
  print: (line: string) => void,
  use: (service: Service) => Promise<void>,
): Promise<void> {
  const url = server ?? local;
  if (await isService(url)) return use({ url, isTemporary: false });
  if (server !== undefined) throw new Error(texts.unreachable(url));
  print(texts.starting(local));
  await withTemporaryService((address) => use({ url: address, isTemporary: true }));
}

/** Returns whether such a service responds at an address. */
async function isService(baseUrl: string): Promise<boolean> {
  const { data } = await createClient({ baseUrl })
    .GET('/v1/guests')
    .catch(() => ({ data: undefined }));
  return data?.isEnabled !== undefined;
}
