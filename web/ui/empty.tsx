import type { ComponentChildren } from 'preact';

interface EmptyProps {
  /** Explains that the list is empty, and what to do next. */
  readonly text: string;
  /** Buttons and links for the next step. */
  readonly children?: ComponentChildren;
}

/** Renders the placeholder of an empty list. */
export function Empty({ text, children }: EmptyProps) {
  return (
    <div class="empty-state">
      <p>{text}</p>
      {children !== undefined && <div class="buttons">{children}</div>}
    </div>
  );
}
