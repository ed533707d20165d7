import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/index.ts';
import type { Log } from './platform/log-output.ts';
import type { Settings } from './settings/config.ts';

/** Callbacks of the embedded database. */
export interface DatabaseListeners {
  /** Called when its process is started, unless a dead service left one running. */
  readonly onLaunch?: () => void;
  /** Called when it is lost while the service runs. */
  readonly onLost?: (error: Error) => void;
}

/** Starts the embedded database of the settings. */
export const startDatabase = (
  { dataDir }: Settings,
  log: Log,
  listeners: DatabaseListeners,
): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({
    dataDir,
    log: (sentence) => log.info(sentence),
    warn: (sentence) => log.warn(sentence),
    ...listeners,
  });
