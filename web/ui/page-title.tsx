import { useEffect, useRef } from 'preact/hooks';
import { hasMoved } from '../app/router.ts';
import { useTitle } from '../app/title.ts';

interface PageTitleProps {
  readonly children: string;
  /** The title of the tab; by default the heading. */
  readonly tab?: string;
  readonly class?: string;
}

/** The heading of a view. After navigation it takes the focus, so that screen readers announce it. */
export function PageTitle({ children, tab = children, ...attributes }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(tab);
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} {...attributes}>
      {children}
    </h1>
  );
}
