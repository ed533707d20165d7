import type { Game } from '../../api/client.ts';
import { ROTATIONS } from '../../board/rotation.ts';
import { type Choice, noChoice } from './choice.ts';

/** A choice that has not been sent, and the version of the game it was made for. */
interface KeptChoice {
  readonly version: number;
  readonly choice: Choice;
}

type Seat = Pick<Game, 'id' | 'yourSeat'>;

/** The choice stays in this tab: it survives a reload and a new login, and no other tab changes it. */
const keyFor = ({ id, yourSeat }: Seat) => `carcassonne.choice.${id}.${yourSeat}`;

/** Returns the stored choice of this tab, or undefined if there is none. */
export function keptChoice(seat: Seat): KeptChoice | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyFor(seat)) ?? 'null');
    return isKeptChoice(kept) ? kept : undefined;
  } catch {
    // The stored value is invalid: the player chooses again.
    return undefined;
  }
}

/** Stores a choice without the place under the pointer; an empty choice deletes the stored one. */
export function keepChoice(seat: Seat, { version, choice }: KeptChoice): void {
  if (choice === noChoice) sessionStorage.removeItem(keyFor(seat));
  else
    sessionStorage.setItem(
      keyFor(seat),
      JSON.stringify({ version, choice: { ...choice, pointed: undefined } }),
    );
}

function isKeptChoice(kept: unknown): kept is KeptChoice {
  if (typeof kept !== 'object' || kept === null || !('choice' in kept)) return false;
  const { choice } = kept as { choice: Partial<Choice> | null };
  return Array.isArray(choice?.several) && ROTATIONS.some((rotation) => rotation === choice?.rotation);
}
