import type { ComponentChildren } from 'preact';

/** The room of a small course, in units of its drawing. */
export const courseFrame = { width: 320, height: 72, left: 2, right: 2, top: 4, bottom: 4 };

interface CourseFigureProps {
  /** What the course is of. */
  readonly label: string;
  /** Lines in `courseFrame`. */
  readonly children: ComponentChildren;
}

/** Renders small lines that say how something went, from move to move or from game to game. */
export function CourseFigure({ label, children }: CourseFigureProps) {
  const { width, height } = courseFrame;
  return (
    <figure class="result-course seat-colours">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {children}
      </svg>
      <figcaption class="hint">{label}</figcaption>
    </figure>
  );
}
