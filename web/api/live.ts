import { accessToken } from './session.ts';

/** Between two looks, ms: without live events, with them, and while nobody looks. */
const pace = { alone: 3_000, live: 30_000, hidden: 60_000 } as const;
const reconnectMs = 2_000;

/**
 * Calls back whenever there may be news of a game: told by live events (Server-Sent Events, read by fetch as they need
 * the token), or looked for every few seconds where there are none. Answers how to stop.
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
    follow(`/v1/games/${id}/events`, streaming.signal, onNews, setLive);
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

/** Reads events until it is stopped; connects again after the last one that was heard. */
async function follow(
  address: string,
  signal: AbortSignal,
  onEvent: (kind: string) => void,
  setLive: (is: boolean) => void,
): Promise<void> {
  let last: string | undefined;
  while (!signal.aborted) {
    const token = await accessToken().catch(() => undefined);
    if (token === undefined) return;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(last !== undefined && { 'last-event-id': last }),
    };
    const response = await fetch(address, { headers, signal }).catch(() => undefined);
    if (response !== undefined && response.status >= 400 && response.status < 500) return;
    if (response?.ok && response.body !== null) {
      setLive(true);
      // What happened while nothing was heard.
      onEvent('look');
      await readEvents(response.body, (kind, id) => {
        last = id ?? last;
        onEvent(kind);
      }).catch(() => undefined);
      if (!signal.aborted) setLive(false);
    }
    await new Promise((resolve) => setTimeout(resolve, reconnectMs));
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (kind: string, id: string | undefined) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + part.value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
      const kind = field('event');
      if (kind !== undefined) onEvent(kind, field('id'));
    }
  }
}
