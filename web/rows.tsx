import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface RowsProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
}

/** Renders a card with a table; the first cell of each row names it. */
export function Rows({ title, heads, rows }: RowsProps) {
  const id = useId();
  return (
    <section class="card">
      <h2 id={id}>{title}</h2>
      <div class="wide-table">
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
