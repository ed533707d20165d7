import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/index.ts';
import type { Log } from './platform/log-output.ts';
import type { Settings } from './settings/config.ts';

/** Whom the embedded database tells about itself. */
export interface DatabaseListeners {
  /** Called when its process was started, if none was left over by a service that died. */
  readonly onLaunch?: () => void;
  /** Called when it goes away under the service. */
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
