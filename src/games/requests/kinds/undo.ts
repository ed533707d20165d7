import { problem } from '../../../platform/problems.ts';
import { possibleUndo, undoLastDecision } from '../../play/undo.ts';
import type { Kind } from '../kind.ts';

/**
 * The game returns to the position before the last decision of the requesting player, provided that no tile has been drawn or set aside
 * since.
 */
export const undo: Kind = {
  async require(_deps, client, row, { bySeat }) {
    const possible = await possibleUndo(client, row, bySeat);
    if (possible.ok) return;
    const { reason, detail } = possible.refusal;
    throw problem('not-undoable', { reason, detail });
  },
  async isOutdated(_deps, client, row, { bySeat, version }) {
    const possible = await possibleUndo(client, row, bySeat);
    return !possible.ok || possible.from > version;
  },
  carryOut: (deps, client, row, { bySeat }) => undoLastDecision(deps, client, row, bySeat),
};
