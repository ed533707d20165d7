import { type Problem, problem } from '../../problems.ts';

/** The problem to throw for an error of the database: a handle or address that somebody has, or the error itself. */
export function takenOr(error: unknown): unknown {
  const text = isUniqueViolation(error) ? JSON.stringify(error.meta ?? {}) : '';
  if (text.includes('players_handle_key') || text.includes('"handle"')) return taken('handle-taken');
  if (text.includes('players_email_key') || text.includes('"email"')) return taken('email-taken');
  return error;
}

function taken(kind: 'handle-taken' | 'email-taken'): Problem {
  return problem(kind);
}

function isUniqueViolation(error: unknown): error is { code: 'P2002'; meta?: unknown } {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'P2002';
}
