import { resolve } from 'node:path';
import { z } from 'zod';
import { text } from './types.ts';

/** Where finished games are dumped every night, and under which licence. */
export interface DumpSettings {
  /** Absolute path; undefined for no dumps. */
  readonly folder: string | undefined;
  readonly licence: string;
}

/** The environment variables for them. */
export const dumpVariables = {
  DUMP_FOLDER: text().optional().describe('a folder for nightly dumps of all public finished games'),
  DUMP_LICENCE: text()
    .default('The results and decisions of these games are free for any use. Names belong to the players.')
    .describe('what the dump says about its use, such as CC0-1.0'),
};

const variables = z.object({ DATA_DIR: z.string(), ...dumpVariables });

/** Returns where and under which licence games are dumped. */
export function dumpSettingsFrom({
  DATA_DIR,
  DUMP_FOLDER,
  DUMP_LICENCE,
}: z.infer<typeof variables>): DumpSettings {
  return {
    folder: DUMP_FOLDER === undefined ? undefined : resolve(DATA_DIR, DUMP_FOLDER),
    licence: DUMP_LICENCE,
  };
}
