import { useEffect, useState } from 'preact/hooks';
import type { TableMotion } from './table-motion.ts';
import { useMoving } from './use-motion.ts';

interface CountedScoreProps {
  readonly motion: TableMotion;
  readonly seat: number;
  readonly score: number;
}

/** Milliseconds between two numbers, and the maximum number of steps. */
const STEP_MS = 40;
const STEPS = 10;

/** The points of a seat, counting up after they have risen. Screen readers get the total at once. */
export function CountedScore({ motion, seat, score }: CountedScoreProps) {
  useMoving(motion);
  const counted = score - motion.pendingFor(seat);
  const shown = useCounting(counted);
  if (motion.scene === undefined || shown === score) return <>{score}</>;
  return (
    <>
      <span class="unseen">{score}</span>
      <span aria-hidden="true">{shown}</span>
    </>
  );
}

/** Returns a number that follows another one upwards in steps. */
function useCounting(target: number): number {
  const [shown, setShown] = useState(target);
  useEffect(() => {
    if (shown === target) return undefined;
    const step = Math.ceil((target - shown) / STEPS);
    const timer = setTimeout(() => setShown(shown > target ? target : shown + step), STEP_MS);
    return () => clearTimeout(timer);
  }, [shown, target]);
  return Math.min(shown, target);
}
