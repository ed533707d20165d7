import type { Decision } from '#engine';
import { choicesElsewhere, choicesOnTile, isBare, isLegalIn, type Search } from '#engine/search';

/** A decision and its value, in points. */
export interface WeighedDecision {
  readonly decision: Decision;
  readonly value: number;
}

/** Most actions elsewhere on the board that are tried with the best placement, and those tried with others. */
const MAX_ACTIONS = 400;
const FEW_ACTIONS = 4;
/** Placements with which the few are tried. */
const FEW_PLACEMENTS = 4;

/**
 * Values the legal decisions of the awaiting seat. What may be done elsewhere on the board than on the tile that a decision lays
 * hardly depends on where that lies, so it is tried with the best placement; the best of it also with a few others.
 * @param worth values a decision
 * @param decisions those of `choicesOnTile`
 */
export function weigh(
  search: Search,
  worth: (decision: Decision) => number,
  decisions = choicesOnTile(search),
): WeighedDecision[] {
  const valued = (decision: Decision) => ({ decision, value: worth(decision) });
  const onTile = decisions.map(valued);
  const bare = bestOf(
    onTile.filter(({ decision }) => isBare(search, decision)),
    FEW_PLACEMENTS,
  );
  const [first, ...others] = bare;
  if (first === undefined) return onTile;
  const elsewhere = someOf(choicesElsewhere(search, first.decision)).map(valued);
  const again = bestOf(elsewhere, FEW_ACTIONS).flatMap(({ decision }) =>
    others.map((other) => ({ ...decision, ...other.decision }) as Decision),
  );
  return [...onTile, ...elsewhere, ...again.filter((decision) => isLegalIn(search, decision)).map(valued)];
}

/** An even share where there are too many. */
function someOf(decisions: readonly Decision[]): readonly Decision[] {
  const step = Math.ceil(decisions.length / MAX_ACTIONS);
  return step <= 1 ? decisions : decisions.filter((_, index) => index % step === 0);
}

function bestOf(valued: readonly WeighedDecision[], count: number): WeighedDecision[] {
  return valued.toSorted((a, b) => b.value - a.value).slice(0, count);
}
