import type { Position } from './position/position.ts';
import type { FeatureFacts } from './scoring/feature-facts.ts';

/** A kind of piece: its number, its claims, its conditions and its weight. */
export interface PieceKind {
  readonly name: string;
  /** How many every seat begins with. */
  readonly perSeat: number;
  /** Followers earn points and return; figures (builder, pig, barn) only help (chapter 1). */
  readonly follower: boolean;
  /** Kinds of feature that it may claim. */
  readonly claims: readonly string[];
  /** Rule that says so, for refusals. */
  readonly claimsRule: string;
  /** Sentences for the rules that this piece brings, by rule id. */
  readonly sentences: Readonly<Record<string, string>>;
  /** It joins a follower of its seat instead of claiming an unoccupied feature; the rule that says so. */
  readonly joinsFollower?: string;
  /** It may not be put on a feature that is complete. */
  readonly onlyIncomplete?: boolean;
  /** It never goes with a tile, only by a decision of its own; the rule that says so. */
  readonly notWithTile?: string;
  /** It stays when its feature is scored. */
  readonly stays?: boolean;
  /** Returns its weight in a majority (R-OWN-1); figures weigh nothing. */
  strength(facts: FeatureFacts): number;
  /**
   * For a piece that stands on a corner of the tile instead of a segment: the segment of that tile that it would
   * belong to, or the id of the rule against it.
   */
  segmentAtCorner?(position: Position, tile: number, corner: number): number | string;
}
