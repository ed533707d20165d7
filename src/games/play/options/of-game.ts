import type { GameState } from '../../../engine/index.ts';
import type { GameRow } from '../../store/games.ts';
import { hasAssistance } from '../../views/assistance.ts';
import { type NumberedOption, numberedOptions, type OptionChoice } from './handles.ts';

/** Returns the options of a seat in a game at its row's version, without points if the table plays without assistance. */
export function optionsOfGame(row: GameRow, state: GameState, seat: number): NumberedOption[] {
  const options = numberedOptions(row.id, row.version, state, seat);
  return hasAssistance(row) ? options : options.map(withoutPoints);
}

function withoutPoints({ deployments, ...option }: NumberedOption): NumberedOption {
  const plain = { ...option, gains: [] };
  return deployments === undefined ? plain : { ...plain, deployments: deployments.map(bare) };
}

const bare = (choice: OptionChoice): OptionChoice => ({ ...choice, gains: [] });
