/** Returns what the keys do that go through the moments of a game. */
export const historyKeys = (at: number, version: number, onMove: (seq: number) => void) => ({
  ArrowLeft: () => at > 0 && onMove(at - 1),
  ArrowRight: () => at < version && onMove(at + 1),
  Home: () => onMove(0),
  End: () => onMove(version),
});

/** Takes a key of `historyKeys` before the board does, which Shift still moves. */
export function takeHistoryKey(event: KeyboardEvent, keys: ReturnType<typeof historyKeys>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const action = (keys as Readonly<Record<string, (() => unknown) | undefined>>)[event.key];
  if (action === undefined) return;
  event.preventDefault();
  action();
}
