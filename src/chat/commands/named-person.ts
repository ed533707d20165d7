import { findPlayer, type Person } from '../../players/find-player.ts';
import type { Unclear } from '../command.ts';
import type { Asker } from '../reply.ts';
import { handlesFor } from '../seating.ts';

/** A player named by a text. */
export interface Named {
  readonly name: string;
}

/** Parses one name, with or without `@`. */
export function readName(input: string): Named | Unclear {
  const [, name] = /^@?([^\s@,;]+)$/.exec(input.trim()) ?? [];
  return name === undefined ? { unclear: input } : { name };
}

/**
 * Returns the player that a text names: by a name in its chat, or a handle.
 * @throws Problem player-not-found
 */
export async function personNamed(asker: Asker, { name }: Named): Promise<Person> {
  const [handle = name] = await handlesFor(asker, [name]);
  return findPlayer(asker.deps, handle);
}
