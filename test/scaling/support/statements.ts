import pg from 'pg';
import { onTestFinished, vi } from 'vitest';

/** Collects the text of every statement that this process sends, until the test ends. */
export function collectStatements(): Set<string> {
  const statements = new Set<string>();
  const send = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  function collect(this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { readonly text: string }];
    statements.add(typeof first === 'string' ? first : first.text);
    return send.apply(this, given);
  }
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(collect as () => void);
  onTestFinished(() => spy.mockRestore());
  return statements;
}
