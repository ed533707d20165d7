/** A point of a drawing: x grows to the right, y down. On a tile both go from 0 to 100. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A chain of cubic Bézier pieces: a start, then two handles and an end for each piece. */
export type Curve = readonly Point[];

export const point = (x: number, y: number): Point => ({ x, y });

/** Makes a curve from plain numbers: x and y by turns. */
export function curve(...numbers: number[]): Curve {
  return Array.from({ length: numbers.length / 2 }, (_, at) =>
    point(numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0),
  );
}

export const plus = (a: Point, b: Point, times = 1): Point => point(a.x + b.x * times, a.y + b.y * times);
export const between = (a: Point, b: Point, share: number): Point =>
  plus(a, point(b.x - a.x, b.y - a.y), share);
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the direction from one point to another, of length 1. */
export function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return point((to.x - from.x) / length, (to.y - from.y) / length);
}

/** Returns a quarter turn to the right of a direction, as seen on the page. */
export const rightOf = ({ x, y }: Point): Point => point(-y, x);

/** Returns a straight piece. */
export function line(from: Point, to: Point): Curve {
  return [from, between(from, to, 1 / 3), between(from, to, 2 / 3), to];
}

/** Joins curves to one; each has to start where the previous one ends. */
export function chain(curves: readonly Curve[]): Curve {
  return curves.flatMap((next, index) => (index === 0 ? [...next] : next.slice(1)));
}

export const firstOf = (points: readonly Point[]): Point => points[0] ?? point(0, 0);
export const lastOf = (points: readonly Point[]): Point => points.at(-1) ?? point(0, 0);

/** Returns a point of a tile after quarter turns clockwise round the tile's middle. */
export function turnedPoint(at: Point, quarterTurns: number): Point {
  let { x, y } = at;
  for (let turn = 0; turn < (quarterTurns & 3); turn++) [x, y] = [100 - y, x];
  return point(x, y);
}

export const turnedCurve = (course: Curve, quarterTurns: number): Curve =>
  course.map((at) => turnedPoint(at, quarterTurns));

/** Returns points along a curve, dense enough to approximate it. */
export function trace(course: Curve, steps = 24): Point[] {
  const points = [firstOf(course)];
  for (let piece = 0; piece + 3 < course.length; piece += 3) {
    const [a, b, c, d] = course.slice(piece, piece + 4) as [Point, Point, Point, Point];
    for (let step = 1; step <= steps; step++) points.push(onPiece(a, b, c, d, step / steps));
  }
  return points;
}

function onPiece(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return point(p * a.x + q * b.x + r * c.x + u * d.x, p * a.y + q * b.y + r * c.y + u * d.y);
}

/** A point of a traced line with the line's direction there. */
export interface Stand {
  readonly at: Point;
  readonly along: Point;
}

/** Returns the point after a share (0 to 1) of a traced line's length. */
export function standAt(points: readonly Point[], share: number): Stand {
  let left = lengthOf(points) * share;
  for (let step = 1; step < points.length; step++) {
    const [from, to] = [points[step - 1] as Point, points[step] as Point];
    const length = distance(from, to);
    if (left <= length || step === points.length - 1) {
      return {
        at: between(from, to, length === 0 ? 0 : Math.min(1, left / length)),
        along: direction(from, to),
      };
    }
    left -= length;
  }
  return { at: firstOf(points), along: point(1, 0) };
}

export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let step = 1; step < points.length; step++)
    length += distance(points[step - 1] as Point, points[step] as Point);
  return length;
}

/** Returns the traced point nearest to a point, and its distance. */
export function nearest(points: readonly Point[], to: Point): { index: number; at: Point; far: number } {
  let best = { index: 0, at: firstOf(points), far: Number.POSITIVE_INFINITY };
  for (const [index, at] of points.entries()) {
    const far = distance(at, to);
    if (far < best.far) best = { index, at, far };
  }
  return best;
}

/** Returns the crossing of two traced lines; undefined if there is none. */
export function crossing(one: readonly Point[], other: readonly Point[]): Stand | undefined {
  for (let i = 1; i < one.length; i++) {
    for (let j = 1; j < other.length; j++) {
      const [a, b] = [one[i - 1] as Point, one[i] as Point];
      const at = meeting(a, b, other[j - 1] as Point, other[j] as Point);
      if (at !== undefined) return { at, along: direction(a, b) };
    }
  }
  return undefined;
}

function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [r, s] = [point(b.x - a.x, b.y - a.y), point(d.x - c.x, d.y - c.y)];
  const cross = r.x * s.y - r.y * s.x;
  if (cross === 0) return undefined;
  const t = ((c.x - a.x) * s.y - (c.y - a.y) * s.x) / cross;
  const u = ((c.x - a.x) * r.y - (c.y - a.y) * r.x) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? plus(a, r, t) : undefined;
}
