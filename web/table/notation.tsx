import { more } from '../i18n/index.ts';
import { Button } from '../ui/form.tsx';
import { useRemembered } from '../ui/use-remembered.ts';

/** Whether the reader wants moves in their short text form too: `3,-1 r90 meeple@road0`. This device remembers it. */
export const useNotationChoice = () => useRemembered('carcassonne.notation');

/** Shows or hides the short text form of moves. */
export function NotationSwitch() {
  const [isOn, setOn] = useNotationChoice();
  return (
    <Button
      label={more().log.notation}
      class="plain notation-switch"
      aria-pressed={isOn}
      onClick={() => setOn(!isOn)}
    />
  );
}

/** Moves in their short text form, for readers who want it. */
export function Notation({ texts }: { texts: readonly string[] }) {
  const [isOn] = useNotationChoice();
  return isOn ? <code class="notation">{texts.join('; ')}</code> : null;
}
