/** Timeout for asynchronous effects; generous, because a busy machine is not a failure. */
export const waiting = { timeout: 30_000, interval: 20 } as const;
