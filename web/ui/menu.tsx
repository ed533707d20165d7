import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from './form.tsx';

interface MenuProps {
  /** The subject of the actions. */
  readonly label: string;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

/** Renders secondary actions in a menu, or nothing if there are none. Escape and a click elsewhere close it. */
export function Menu({ label, actions }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) =>
      target instanceof Node && !box.current?.contains(target) && setOpen(false);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  if (actions.length === 0) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div class="menu" ref={box} onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}>
      <button
        type="button"
        class="icon"
        ref={button}
        aria-label={label}
        aria-expanded={isOpen}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {isOpen && (
        <div class="menu-actions">
          {actions.map((action) => (
            <Button
              label={action.label}
              key={action.label}
              onClick={() => {
                close();
                action.run();
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
