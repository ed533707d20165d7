import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Environment } from '../../settings/config.ts';

const keptGameSchema = z.object({ server: z.string(), game: z.uuid(), refreshToken: z.string() });

/** A guest's game on a permanent service, with the credentials to return to it. */
export type KeptGame = z.infer<typeof keptGameSchema>;

/** Stores a guest's last game between runs of `npm run play`, in a file that no one else may read. */
export class GameKeeper {
  readonly #file: string;

  /** @param env says where programs keep their state (XDG Base Directory Specification) */
  constructor(env: Environment) {
    const folder = env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state');
    this.#file = join(folder, 'carcassonne-by-mail', 'play.json');
  }

  /** Returns the stored game; undefined if there is none. */
  read(): KeptGame | undefined {
    if (!existsSync(this.#file)) return undefined;
    return keptGameSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
  }

  keep(game: KeptGame): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(game), { mode: 0o600 });
  }

  forget(): void {
    rmSync(this.#file, { force: true });
  }
}
