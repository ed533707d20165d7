import { useEffect, useRef } from 'preact/hooks';
import type { LogEntry } from '../api/types.ts';
import { playSound } from '../sounds/play.ts';

/** Seconds between the sound of a tile and that of the turn it starts. */
const AFTER_TILE_S = 0.35;

/** Plays sounds for placed tiles and for the start of the player's turn, while the table is open. */
export function useSounds(entries: readonly LogEntry[] | undefined, isTurn: boolean): void {
  const before = useRef<{ readonly length: number; readonly isTurn: boolean } | undefined>(undefined);
  const length = entries?.length;
  useEffect(() => {
    const known = before.current;
    before.current = length === undefined ? undefined : { length, isTurn };
    if (known === undefined || entries === undefined) return;
    const isLaid = entries
      .slice(known.length)
      .some(({ events }) => events.some(({ type }) => type === 'tile-placed'));
    if (isLaid) playSound('tile');
    if (isTurn && !known.isTurn) playSound('turn', isLaid ? AFTER_TILE_S : 0);
  }, [length, isTurn]);
}
