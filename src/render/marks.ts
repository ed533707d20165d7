/** A drawing and its bounding rectangle, both in the units of its layer. */
export interface Mark {
  readonly svg: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The place of a coordinate system in a picture. */
export interface Place {
  /** Position of the origin in the picture, in pixels. */
  readonly left: number;
  readonly top: number;
  /** Pixels of a unit. */
  readonly scale: number;
}

/** Marks in one system of coordinates. */
export interface Layer extends Place {
  readonly marks: readonly Mark[];
}

/** Returns a mark that reaches equally far from its middle to all sides. */
export const markAround = (
  svg: string,
  { x, y }: { x: number; y: number },
  far: number,
  high = far,
): Mark => ({
  svg,
  left: x - far,
  top: y - high,
  right: x + far,
  bottom: y + high,
});

/** Draws marks above each other, the first below. */
export const drawingOf = (marks: readonly Mark[]): string => marks.map(({ svg }) => svg).join('');
