import type { ComponentChildren } from 'preact';

/** A picture of one piece, which is drawn in units of 24 round 0,0. */
export function PieceFrame({
  size,
  children,
}: {
  readonly size: number;
  readonly children: ComponentChildren;
}) {
  return (
    <svg class="piece-picture" viewBox="-16 -18 32 34" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}
