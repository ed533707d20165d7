import { createClient } from '#client';
import type { TerminalTexts } from '../../texts/en/terminal.ts';
import { withTemporaryService } from '../temporary-service.ts';
import type { PlayRequest } from './request.ts';

const usualAddress = 'http://localhost:3000';

/**
 * Runs `use` with the address of the service that was requested, or else with the one that runs on this machine, or else with one that
 * is started for it.
 * @throws Error when there is none at the address that was requested
 */
export async function withService(
  { server }: PlayRequest,
  texts: TerminalTexts,
  print: (line: string) => void,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const url = server ?? usualAddress;
  if (await isService(url)) return use(url);
  if (server !== undefined) throw new Error(texts.unreachable(url));
  print(texts.starting);
  await withTemporaryService(use);
}

/** Whether one of these services answers at an address. */
async function isService(baseUrl: string): Promise<boolean> {
  const { data } = await createClient({ baseUrl })
    .GET('/v1/guests')
    .catch(() => ({ data: undefined }));
  return data?.isOpen !== undefined;
}
