import type pg from 'pg';

/**
 * Sends the statements of a connection without names. A pooler that gives connections to transactions prepares a
 * statement on one connection of the database and has it executed on another, which does not know it, or knows another
 * one by this name. Parsing, values and results stay as they are.
 */
export function sendUnnamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const sendWithoutName = (statement: unknown, ...rest: unknown[]) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest);
  Object.assign(client, { query: sendWithoutName });
}

/** Whether this is a plain description of a statement with a name, and not an object that submits itself. */
function isNamed(statement: unknown): statement is object {
  return (
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
  );
}
