import type { Game } from '../../api/client.ts';
import type { Draft } from './draft.ts';

type Seat = Pick<Game, 'id' | 'yourSeat'>;

/** The draft stays in this tab: it survives a reload and a new login, and no other tab changes it. */
const keyFor = ({ id, yourSeat }: Seat) => `carcassonne.plan.${id}.${yourSeat}`;

/** Returns the stored draft of this tab, or undefined if there is none. */
export function keptDraft(seat: Seat): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyFor(seat)) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    // The stored value is invalid: start without a draft.
    return undefined;
  }
}

/** Stores a draft; undefined deletes the stored one. */
export function keepDraft(seat: Seat, draft: Draft | undefined): void {
  if (draft === undefined) sessionStorage.removeItem(keyFor(seat));
  else sessionStorage.setItem(keyFor(seat), JSON.stringify(draft));
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { step, ...lists } = kept as Partial<Draft>;
  const { before, decisions, conditions } = lists;
  return typeof step === 'string' && [before, decisions, conditions].every(Array.isArray);
}
