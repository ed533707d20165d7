import { useEffect, useRef } from 'preact/hooks';
import { hasMoved } from '../app/router.ts';
import { useTitle } from '../app/title.ts';

interface PageTitleProps {
  readonly children: string;
  /** In the title of the tab; left out: the heading. */
  readonly tab?: string;
  readonly class?: string;
}

/** The heading of a view. Whoever comes from another view finds the focus on it, so that it is read out. */
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
