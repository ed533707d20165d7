import { endWithoutResult } from '../../play/end-without-result.ts';
import type { Kind } from '../kind.ts';

/** The game ends without a result. */
export const end: Kind = {
  require: () => undefined,
  isOutdated: () => false,
  carryOut: (deps, client, row, { bySeat }) => endWithoutResult(deps, client, row, bySeat),
};
