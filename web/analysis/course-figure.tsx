import type { ComponentChildren } from 'preact';

/** The frame of a sparkline, in units of its drawing. */
export const courseFrame = { width: 320, height: 72, left: 2, right: 2, top: 4, bottom: 4 };

interface CourseFigureProps {
  /** The name of the values. */
  readonly label: string;
  /** Lines in `courseFrame`. */
  readonly children: ComponentChildren;
}

/** Renders a sparkline of values per move or per game. */
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
