import type { GameState } from '../../../engine/index.ts';
import type { GameRow } from '../../store/games.ts';
import { hasAssistance } from '../../views/assistance.ts';
import { type NumberedOption, numberedOptions, type OptionChoice } from './handles.ts';

/**
 * Returns the options of a seat in a game at its row's version, without points if the table plays without assistance.
 * @param only label of the single option to return, with all its deployments; undefined for all options
 */
export function optionsOfGame(row: GameRow, state: GameState, seat: number, only?: string): NumberedOption[] {
  const options = numberedOptions(row.id, row.version, state, seat, only);
  return hasAssistance(row) ? options : options.map(withoutPoints);
}

function withoutPoints({ deployments, ...option }: NumberedOption): NumberedOption {
  const plain = { ...option, gains: [] };
  return deployments === undefined ? plain : { ...plain, deployments: deployments.map(bare) };
}

const bare = (choice: OptionChoice): OptionChoice => ({ ...choice, gains: [] });
