import { api } from './client.ts';
import { currentSession } from './session.ts';

/** Between two looks, ms: without live events, with them, and while nobody looks. */
const pace = { alone: 3_000, live: 30_000, hidden: 60_000 } as const;

/**
 * Calls back whenever there may be news of a game: told by live events, or looked for every few seconds where there are none. Answers how to stop.
 */
export function watchGame(id: string, onNews: (kind: string) => void): () => void {
  const stopping = new AbortController();
  let isLive = false;
  let timer: ReturnType<typeof setTimeout>;
  let streaming = new AbortController();
  const look = () => {
    clearTimeout(timer);
    const isSeen = document.visibilityState === 'visible';
    timer = setTimeout(
      () => {
        onNews('look');
        look();
      },
      isSeen ? (isLive ? pace.live : pace.alone) : pace.hidden,
    );
  };
  const setLive = (is: boolean) => {
    isLive = is;
    look();
  };
  const open = () => {
    streaming = new AbortController();
    follow(id, streaming.signal, onNews, setLive);
  };
  // A tab that nobody sees gives its connection back: browsers have few for each service.
  const onSight = () => {
    streaming.abort();
    setLive(false);
    if (document.visibilityState !== 'visible') return;
    onNews('look');
    open();
  };
  document.addEventListener('visibilitychange', onSight, { signal: stopping.signal });
  look();
  if (document.visibilityState === 'visible') open();
  return () => {
    stopping.abort();
    streaming.abort();
    clearTimeout(timer);
  };
}

async function follow(
  game: string,
  signal: AbortSignal,
  onEvent: (kind: string) => void,
  setLive: (is: boolean) => void,
): Promise<void> {
  if (currentSession() === undefined) return;
  const onConnection = (isOpen: boolean) => {
    if (!signal.aborted) setLive(isOpen);
    // What happened while nothing was heard.
    if (isOpen) onEvent('look');
  };
  try {
    for await (const { type } of api.events({ game, signal, onConnection })) onEvent(type);
  } catch {
    // The service says no, for example to somebody whose session is over: looking every few seconds goes on.
  }
}
