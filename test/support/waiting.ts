/** Time that tests wait for what happens in its own time; generous, as a busy machine is no failure. */
export const waiting = { timeout: 30_000, interval: 20 } as const;
