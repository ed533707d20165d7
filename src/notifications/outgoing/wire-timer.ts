import type { Dispatcher } from 'undici';

/** When a request was written to its connection, by `performance.now()`; undefined: it was not. */
export interface Timer {
  startedAt: number | undefined;
}

/** Returns a dispatcher that notes when a request goes on the wire: what comes before is no fault of the receiver. */
export function timed(dispatcher: Dispatcher, timer: Timer): Dispatcher {
  return dispatcher.compose(
    (dispatch) => (options, handler) =>
      dispatch(options, {
        onRequestStart: (...all) => {
          timer.startedAt = performance.now();
          handler.onRequestStart?.(...all);
        },
        onRequestUpgrade: (...all) => handler.onRequestUpgrade?.(...all),
        onResponseStart: (...all) => handler.onResponseStart?.(...all),
        onResponseData: (...all) => handler.onResponseData?.(...all),
        onResponseEnd: (...all) => handler.onResponseEnd?.(...all),
        onResponseError: (...all) => handler.onResponseError?.(...all),
      }),
  );
}
