import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../api/session.ts';

/** The address within the page. */
export interface Location {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Properties of every view. */
export interface ViewProps extends Location {
  /** The variable part of its address; empty if there is none. */
  readonly id: string;
  readonly session: Session | undefined;
}

/** Properties of views for players only. */
export interface PlayerViewProps extends ViewProps {
  readonly session: Session;
}

const MOVED = 'carcassonne:moved';
let moved = false;
addEventListener('popstate', () => {
  moved = true;
});

/** Whether the view is not the first that was opened in this tab. */
export const hasMoved = (): boolean => moved;

const here = (): Location => ({ path: location.pathname, query: new URLSearchParams(location.search) });

/** Navigates to another view; `replace` replaces the current history entry. */
export function go(address: string, replace = false): void {
  moved = true;
  history[replace ? 'replaceState' : 'pushState'](undefined, '', address);
  dispatchEvent(new Event(MOVED));
}

/** Returns the current address, kept up to date. */
export function useLocation(): Location {
  const [current, setCurrent] = useState(here);
  useEffect(() => {
    const update = () => setCurrent(here());
    addEventListener(MOVED, update);
    addEventListener('popstate', update);
    return () => {
      removeEventListener(MOVED, update);
      removeEventListener('popstate', update);
    };
  }, []);
  return current;
}

/** Opens links to views of the page without reloading it. */
export function followLinks(isView: (path: string) => boolean): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event) || !isHere(link) || !isView(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search);
    scrollTo(0, 0);
  });
}

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}

/** Whether a link opens an address of this site in the same tab. */
const isHere = ({ target, origin, hash }: HTMLAnchorElement): boolean =>
  target === '' && origin === location.origin && hash === '';
