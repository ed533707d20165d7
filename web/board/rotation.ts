/** The rotation of a tile, in degrees clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

export const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];

/** Returns the next of the fitting rotations, clockwise or back; the same one when nothing fits. */
export function nextRotation(from: Rotation, fitting: readonly Rotation[], step: 1 | -1 = 1): Rotation {
  const start = ROTATIONS.indexOf(from);
  for (let turns = 1; turns <= ROTATIONS.length; turns++) {
    const rotation = ROTATIONS[(start + step * turns + 2 * ROTATIONS.length) % ROTATIONS.length];
    if (rotation !== undefined && fitting.includes(rotation)) return rotation;
  }
  return from;
}

/** Returns the wanted rotation where it fits, or else the next one that does. */
export function fittingRotation(wanted: Rotation, fitting: readonly Rotation[]): Rotation {
  return fitting.includes(wanted) ? wanted : nextRotation(wanted, fitting);
}
