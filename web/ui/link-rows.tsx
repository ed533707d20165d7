interface LinkRow {
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly badge?: string | undefined;
  readonly isUrgent?: boolean;
}

/** Renders a list of links to pages. */
export function LinkRows({ rows }: { readonly rows: readonly LinkRow[] }) {
  return (
    <ul class="link-rows">
      {rows.map(({ address, title, text, badge, isUrgent = false }) => (
        <li key={address}>
          <a class={isUrgent ? 'card urgent' : 'card'} href={address}>
            <strong>{title}</strong>
            <span class="quiet">{text}</span>
            {badge !== undefined && <span class="badge">{badge}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
