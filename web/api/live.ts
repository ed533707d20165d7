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
  const controller = new AbortController();
  const poll = startPolling(() => onNews('look'));
  let stream = new AbortController();
  const open = () => {
    stream = new AbortController();
    follow(id, stream.signal, onNews, poll.setLive);
  };
  // A hidden tab closes its connection: browsers limit the number per host.
  const onVisibility = () => {
    stream.abort();
    poll.setLive(false);
    if (!isVisible()) return;
    onNews('look');
    open();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal: controller.signal });
  if (isVisible()) open();
  return () => {
    controller.abort();
    stream.abort();
    poll.stop();
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

async function follow(
  game: string,
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
