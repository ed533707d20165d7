import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface RowsProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** Whether it takes the focus, so that keys scroll it: where nothing in it does. */
  readonly takesFocus?: boolean;
}

/** Renders a card with a table; the first cell of each row names it. */
export function Rows({ title, heads, rows, takesFocus = false }: RowsProps) {
  const id = useId();
  return (
    <section class="card">
      <h2 id={id}>{title}</h2>
      <div class="wide-table" {...(takesFocus && { tabIndex: 0, role: 'group', 'aria-labelledby': id })}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others], row) => (
              <tr key={row}>
                <th scope="row">{first}</th>
                {others.map((cell, index) => (
                  <td key={heads[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
