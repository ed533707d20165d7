import { api } from './client.ts';
import { linkSession } from './link-session.ts';

/** Polling intervals in ms: without live events, with them, and while the tab is hidden. */
const PACE = { polling: 3_000, live: 30_000, hidden: 60_000 } as const;

/**
 * Calls back when a game may have changed: at live events, or every few seconds where there are none.
 * @param onNews called with the type of the event, or `look`
 * @returns a function that stops it
 */
export function watchGame(id: string, onNews: (type: string) => void): () => void {
  const poll = startPolling(() => onNews('look'));
  const close = whileVisible((signal) => follow(id, signal, onNews, poll.setLive));
  // A hidden tab has no connection, and neither has one that has just become visible.
  const onVisibility = () => {
    poll.setLive(false);
    if (isVisible()) onNews('look');
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
    poll.stop();
  };
}

/**
 * Calls back at the events of the logged-in player while the page is visible.
 * @param onNews called with the type of the event, or `look` if events may have been missed
 * @returns a function that stops it
 */
export const watchPlayer = (onNews: (type: string) => void): (() => void) =>
  whileVisible((signal) => follow(undefined, signal, onNews, () => {}));

/**
 * Opens a connection now and whenever the tab becomes visible. A hidden tab closes it, because browsers limit the
 * number per host. Returns a function that stops it.
 */
function whileVisible(open: (signal: AbortSignal) => void): () => void {
  let stream = new AbortController();
  const onVisibility = () => {
    stream.abort();
    if (!isVisible()) return;
    stream = new AbortController();
    open(stream.signal);
  };
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stream.abort();
  };
}

const isVisible = () => document.visibilityState === 'visible';

/** Polls: frequently without live events, rarely with them or while the tab is hidden. */
function startPolling(onTick: () => void) {
  let isLive = false;
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        onTick();
        schedule();
      },
      isVisible() ? (isLive ? PACE.live : PACE.polling) : PACE.hidden,
    );
  };
  const setLive = (is: boolean) => {
    isLive = is;
    schedule();
  };
  schedule();
  return { setLive, stop: () => clearTimeout(timer) };
}

/** Follows the events of a game, or of the player. */
async function follow(
  game: string | undefined,
  signal: AbortSignal,
  onEvent: (type: string) => void,
  setLive: (isLive: boolean) => void,
): Promise<void> {
  if (linkSession() !== undefined) return;
  const onConnection = (isOpen: boolean) => {
    if (!signal.aborted) setLive(isOpen);
    // Events may have been missed while there was no connection.
    if (isOpen) onEvent('look');
  };
  try {
    for await (const { type } of api.events({ game, signal, onConnection })) {
      // If events are missing, anything may have changed.
      onEvent(type === 'reset' ? 'look' : type);
    }
  } catch {
    // The service refuses the stream, for example because the session has ended: polling continues.
  }
}
