import { createWatchers } from '../ui/watchers.ts';

type Send = (request: Request) => Promise<Response>;

/** Milliseconds between two checks whether the service is back. */
const LOOK_MS = 3_000;
const watchers = createWatchers();
let isAway = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the last request failed to reach the service. */
export const isServiceAway = (): boolean => isAway;

/** Calls back when the connection to the service is lost and when it is restored. Returns a function that stops it. */
export const watchConnection = watchers.add;

/** Returns a sender that notes whether the service can be reached. */
export function watched(send: Send): Send {
  return async (request) => {
    try {
      const response = await send(request);
      note(isGatewayFault(response));
      return response;
    } catch (error) {
      // Requests of a closed view are aborted, which says nothing about the connection.
      if (!request.signal.aborted) note(true);
      throw error;
    }
  };
}

/** Whether something on the way answered in place of the service, whose refusals are JSON. */
function isGatewayFault({ status, headers }: Response): boolean {
  return [502, 503, 504].includes(status) && !/json/.test(headers.get('content-type') ?? '');
}

function note(away: boolean): void {
  if (away === isAway) return;
  isAway = away;
  watchers.notify();
  if (away) lookSoon();
}

function lookSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(look, LOOK_MS);
}

async function look(): Promise<void> {
  const answer = await fetch('/healthz').catch(() => undefined);
  note(answer?.ok !== true);
  if (isAway) lookSoon();
}
