import { more } from '../i18n/index.ts';
import { Button } from '../ui/form.tsx';
import { useRemembered } from '../ui/use-remembered.ts';

/** Whether to show moves in notation too, such as `3,-1 r90 meeple@road0`. This device remembers the choice. */
export const useNotationChoice = () => useRemembered('carcassonne.notation');

/** Switches notation on or off. */
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

/** Moves in notation, if it is switched on. */
export function Notation({ texts }: { texts: readonly string[] }) {
  const [isOn] = useNotationChoice();
  return isOn ? <code class="notation">{texts.join('; ')}</code> : null;
}
