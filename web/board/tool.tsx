interface ToolProps {
  readonly label: string;
  readonly icon: Icon;
  /** True while it is switched on; left out for one-off actions. */
  readonly isOn?: boolean;
  /** True if it is useful in wide windows only. */
  readonly isForWide?: boolean;
  readonly onClick: () => void;
}

/** A button over the board. */
export function Tool({ label, icon, isOn, isForWide = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class={isForWide ? 'tool for-wide' : 'tool'}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={ICONS[icon]} fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
      </svg>
    </button>
  );
}

const ICONS = {
  'zoom-in': 'M12 5v14M5 12h14',
  'zoom-out': 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  'last-move': 'M12 2v4M12 18v4M2 12h4M18 12h4M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10',
  replay: 'M4 4v5h5M4.600 9A8 8 0 1 1 4 13.500M12 8v4.500l3 2',
  remaining: 'M5 7l7-4 7 4v10l-7 4-7-4zM5 7l7 4 7-4M12 11v10',
  owners: 'M6 21V4M6 5h12l-2.500 4 2.500 4H6',
} as const;

type Icon = keyof typeof ICONS;
