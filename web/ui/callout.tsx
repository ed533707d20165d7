import type { ComponentChildren } from 'preact';

/** Renders a warning for the player as a line that unfolds, so that it takes little room. */
export function Callout({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <details class="card callout">
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
