import type { ComponentChildren } from 'preact';

/** Renders something the player should take care of: a line that unfolds, so that it pushes nothing away. */
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
