import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the focus at the table: when the focused element is removed, moves the focus to its previous place on the
 * board, or else to the heading of the question.
 */
export function useKeptFocus(table: { readonly current: HTMLElement | null }): void {
  const last = useRef<Element | undefined>(undefined);
  const place = useRef<string | undefined>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : undefined;
      place.current = last.current?.getAttribute('data-cell') ?? place.current;
    };
    // A click elsewhere gives up the focus.
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

/** Whether the focus was lost because this element was removed or disabled. */
function isLost(element: Element): boolean {
  const { activeElement } = document;
  const isNowhere = activeElement === null || activeElement === document.body || activeElement === element;
  return isNowhere && (!element.isConnected || (element instanceof HTMLButtonElement && element.disabled));
}
