import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

interface PartBarProps {
  readonly mayTalk: boolean;
  readonly unread: number;
  /** Whether the game waits for the reader. */
  readonly isAwaiting: boolean;
  /** Whether a plan is being made, in place of the turn. */
  readonly isPlanning: boolean;
  /** Whether the reader can make plans. */
  readonly hasPlans: boolean;
}

const PARTS = ['turn', 'scores', 'plans', 'messages', 'log'] as const;
type Part = (typeof PARTS)[number];

/** Scrolls to the start of a part next to or below the board. */
export const showPart = (part: Part): void =>
  document.getElementById(`part-${part}`)?.scrollIntoView({ block: 'start' });

/** The navigation of narrow screens: scrolls to a part below the board and gives it more room. */
export function PartBar({ mayTalk, unread, isAwaiting, isPlanning, hasPlans }: PartBarProps) {
  const [shown, setShown] = useState<Part>('turn');
  const show = (part: Part) => {
    setShown(part);
    const side = document.getElementById('side');
    side?.classList.toggle('tall', part !== 'turn');
    showPart(part);
  };
  useEffect(() => {
    if (isPlanning) show('turn');
  }, [isPlanning]);
  const parts = PARTS.filter((part) => (mayTalk || part !== 'messages') && (hasPlans || part !== 'plans'));
  return (
    <nav class="part-bar" aria-label={t().table.parts}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          data-part={part}
          aria-current={part === shown}
          onClick={() => show(part)}
        >
          {t().table.part[part]} {part === 'messages' && unread > 0 && <Badge text={String(unread)} />}
          {part === 'turn' && isAwaiting && shown !== 'turn' && <Badge text="!" />}
        </button>
      ))}
    </nav>
  );
}

function Badge({ text }: { text: string }) {
  return <span class="unread-count">{text}</span>;
}
