/** Returns the handlers of the keys that step through a game. */
export const historyKeys = (at: number, version: number, onMove: (seq: number) => void) => ({
  ArrowLeft: () => at > 0 && onMove(at - 1),
  ArrowRight: () => at < version && onMove(at + 1),
  Home: () => onMove(0),
  End: () => onMove(version),
});

/** Handles a key of `historyKeys` before the board does; with Shift the key still moves the board. */
export function takeHistoryKey(event: KeyboardEvent, keys: ReturnType<typeof historyKeys>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const action = (keys as Readonly<Record<string, (() => unknown) | undefined>>)[event.key];
  if (action === undefined) return;
  event.preventDefault();
  action();
}
