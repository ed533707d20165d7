import { useEffect, useState } from 'preact/hooks';

/** Where the reader is: the path, and what follows it. */
export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

const moved = 'carcassonne:moved';
const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });

/** Goes to another view of the page; `replace` leaves no step to come back to. */
export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](undefined, '', address);
  dispatchEvent(new Event(moved));
}

/** The place, kept up to date. */
export function usePlace(): Place {
  const [place, setPlace] = useState(here);
  useEffect(() => {
    const update = () => setPlace(here());
    addEventListener(moved, update);
    addEventListener('popstate', update);
    return () => {
      removeEventListener(moved, update);
      removeEventListener('popstate', update);
    };
  }, []);
  return place;
}

/** Lets links within the page work without loading it again. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/docs') || link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search);
    scrollTo(0, 0);
  });
}
