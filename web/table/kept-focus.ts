import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the focus at the table: when the element that had it is gone, it goes back to the place of the board where it
 * was before, or else to the heading of the question.
 */
export function useKeptFocus(table: { readonly current: HTMLElement | null }): void {
  const last = useRef<Element | undefined>(undefined);
  const place = useRef<string | undefined>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : undefined;
      place.current = last.current?.getAttribute('data-cell') ?? place.current;
    };
    // Pointing elsewhere gives the focus up.
    const onPointer = () => {
      last.current = undefined;
    };
    const element = table.current;
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('pointerdown', onPointer);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('pointerdown', onPointer);
    };
  }, []);
  useLayoutEffect(() => {
    if (last.current === undefined || !isLost(last.current)) return;
    const element = table.current;
    const next =
      element?.querySelector<SVGElement>(`[data-cell="${place.current}"][role="button"]`) ??
      element?.querySelector<HTMLElement>('.sheet h2');
    next?.focus({ preventScroll: true });
  });
}

/** Whether the focus was on this element, and is nowhere now that the element is gone or switched off. */
function isLost(element: Element): boolean {
  const { activeElement } = document;
  const isNowhere = activeElement === null || activeElement === document.body || activeElement === element;
  return isNowhere && (!element.isConnected || (element instanceof HTMLButtonElement && element.disabled));
}
