import type pg from 'pg';

/**
 * Sends a connection's statements without names. A transaction pooler can prepare a statement on one database connection
 * and execute it on another, which does not know it, or knows another by this name. Parsing, values and results stay the
 * same.
 */
export function sendUnnamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const sendWithoutName = (statement: unknown, ...rest: unknown[]) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest);
  Object.assign(client, { query: sendWithoutName });
}

/** Returns whether this is a plain description of a named statement, as opposed to an object that submits itself. */
function isNamed(statement: unknown): statement is object {
  return (
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
  );
}
