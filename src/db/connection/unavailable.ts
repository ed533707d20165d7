/**
 * SQLSTATEs of a database that is temporarily unavailable: connection errors (class 08), too few resources (53, including
 * a full disk and too many connections), a server that is stopping, starting or recovering (57P0x), one that has become a
 * replica (25006), an I/O error (58030).
 */
const awayStates = /^(08...|53...|57P0[1-5]|25006|58030)$/;
/** A statement or a wait for a lock that took too long, or a deadlock. */
const slowStates = /^(57014|55P03|25P0[34]|40P01)$/;
const socketErrors =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** Prisma's codes for the same. */
const prismaCodes =
  /^(P1001|P1002|P1008|P1011|P1017|P2024|P2028|P2037|DatabaseNotReachable|ConnectionClosed|SocketTimeout)$/;
/** The driver's messages without a code. */
const messages =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/**
 * Returns whether the database, or the connection to it, is unavailable, so that a later attempt on another connection
 * may succeed.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  chainOf(error).some(
    ({ code, message }) =>
      awayStates.test(code) || socketErrors.test(code) || prismaCodes.test(code) || messages.test(message),
  );

/** Returns whether the database is unavailable or overloaded, so that the caller should try again later. */
export const isUnavailable = (error: unknown): boolean =>
  isDatabaseAway(error) || chainOf(error).some(({ code }) => slowStates.test(code));

interface Link {
  readonly code: string;
  readonly message: string;
}

/** Maximum length of an error's chain of causes. */
const longestChain = 10;

/** Returns an error and its causes, wrapped by the driver, by Prisma, or by trying several addresses. */
function chainOf(error: unknown): Link[] {
  const found: Link[] = [];
  const open = [error];
  for (let each = open.shift(); each !== undefined && found.length < longestChain; each = open.shift()) {
    if (typeof each !== 'object' || each === null) continue;
    const { code, originalCode, kind, message, cause, errors, meta } = each as Record<string, unknown>;
    found.push({ code: textOf(code ?? originalCode ?? kind), message: textOf(message) });
    const driverError = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
    open.push(...[cause, driverError, ...(Array.isArray(errors) ? errors : [])].filter(Boolean));
  }
  return found;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
