import type { ComponentChildren } from 'preact';

interface EmptyProps {
  /** Says that there is nothing, and what to do next. */
  readonly text: string;
  /** Buttons and links that do it. */
  readonly children?: ComponentChildren;
}

/** Renders what stands where a list has nothing. */
export function Empty({ text, children }: EmptyProps) {
  return (
    <div class="empty-state">
      <p>{text}</p>
      {children !== undefined && <div class="buttons">{children}</div>}
    </div>
  );
}
