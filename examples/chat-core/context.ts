import type { Schemas } from '#client';
import type { Memory } from './memory.ts';
import type { Platform } from './platform.ts';
import type { Players } from './players.ts';

/** The answer to a command. */
export type Answer = Schemas['CommandAnswer'];

/** The context that the parts of a chat share. */
export interface ChatContext {
  readonly platform: Platform;
  readonly memory: Memory;
  readonly players: Players;
  /** Logs for the operator. */
  readonly log: (text: string) => void;
  /** Runs work in a room after the work started there before. */
  readonly inOrder: <T>(room: string, act: () => Promise<T>) => Promise<T>;
  /** The last lines that people wrote in each room. */
  readonly recent: Map<string, string[]>;
}
