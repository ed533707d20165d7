import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from './form.tsx';

interface RowsProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** The labels of a button that shows the columns after the third on a phone, or hides them; without, all are shown. */
  readonly details?: { readonly show: string; readonly hide: string };
}

/** Renders a card with a table; the first cell of each row names it. */
export function Rows({ title, heads, rows, details }: RowsProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(details === undefined);
  const { box, isWider } = useWidth();
  return (
    <section class="card">
      <h2 id={id}>{title}</h2>
      <div
        class={isWhole ? 'wide-table' : 'wide-table few'}
        ref={box}
        {...(isWider && { tabIndex: 0, role: 'group', 'aria-labelledby': id })}
      >
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
      {details !== undefined && (
        <Button
          label={isWhole ? details.hide : details.show}
          class="link phone-only"
          onClick={() => setWhole(!isWhole)}
        />
      )}
    </section>
  );
}

/** Returns whether a table overflows: then it is focusable, so that keys scroll it. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWider(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, isWider };
}
