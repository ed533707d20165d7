import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { Game, LogEntry } from '../../api/types.ts';
import { movesSince } from '../moves.ts';
import { CATCHING_UP, LIVE, scriptFor } from './script.ts';
import { keepSeen, seenOf } from './seen.ts';
import { TableMotion } from './table-motion.ts';

/**
 * Animates the moves at a table: on opening it those since the player's last one, once on each device, then each new
 * move.
 * @param isNow whether the reader looks at the game as it is now
 */
export function useMotion(game: Game, entries: readonly LogEntry[], isNow: boolean): TableMotion {
  const motion = useMemo(() => {
    const opened = new TableMotion();
    if (isNow) catchUp(opened, game, entries);
    return opened;
  }, []);
  const before = useRef(entries);
  useLayoutEffect(() => {
    const known = before.current.length;
    before.current = entries;
    if (!isNow) motion.skip();
    else if (entries.length > known) show(motion, entries, known, game.yourSeat);
  }, [entries, isNow]);
  useEffect(() => {
    if (isNow) keepSeen(game.id, game.version);
  }, [game.version, isNow]);
  useEffect(() => skipOnInput(motion), [motion]);
  return motion;
}

function catchUp(motion: TableMotion, { id, yourSeat }: Game, entries: readonly LogEntry[]): void {
  if (yourSeat === null) return;
  const seen = seenOf(id);
  const news = movesSince(entries, yourSeat).filter(({ seq }) => seq > seen);
  const script = scriptFor(entries, news, CATCHING_UP);
  motion.play(script && { script, pace: CATCHING_UP, isLate: true, waits: true });
}

function show(motion: TableMotion, entries: readonly LogEntry[], known: number, you: number | null): void {
  const script = scriptFor(entries, entries.slice(known), LIVE);
  // The player's own tile was already visible in its place and must not disappear.
  const waits = script?.tiles.every(({ seat }) => seat !== you) === true;
  motion.play(script && { script, pace: LIVE, isLate: false, waits });
}

/** Skips the animation of earlier moves on any click or key. Returns a function that removes the listeners. */
function skipOnInput(motion: TableMotion): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  let isSkipped = false;
  window.addEventListener(
    'pointerdown',
    () => {
      isSkipped = motion.isCatchingUp;
      if (isSkipped) motion.skip();
    },
    options,
  );
  window.addEventListener('keydown', () => motion.isCatchingUp && motion.skip(), options);
  // The clicked part of the board was not visible yet.
  window.addEventListener(
    'click',
    (event) => {
      if (isSkipped && event.target instanceof Element && event.target.closest('.frame') !== null)
        event.stopPropagation();
      isSkipped = false;
    },
    options,
  );
  return () => controller.abort();
}

/** Renders again whenever the state of the animation changes. */
export function useMoving(motion: TableMotion): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => motion.watch(() => render(undefined)), [motion]);
}
