import type { Position } from './position.ts';

/**
 * Address of an expansion's own data in a position's memory.
 * @param name `<expansion>.<name>` as its `own` hook declares it
 * @throws Error when the expansion is not in play
 */
export function ownAddress(position: Position, name: string): number {
  const address = position.at.own[name];
  if (address === undefined) throw new Error(`this game holds no ${name}`);
  return address;
}
