interface TabsProps {
  /** Names the group for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly address: string; readonly label: string }[];
  /** The address of the tab that is shown. */
  readonly current: string;
}

/** Renders links to views that belong together. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.address} href={tab.address} aria-current={tab.address === current ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
