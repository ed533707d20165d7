import { formatDecision } from '../../engine/index.ts';
import { pick } from '../../helpers/pick.ts';
import { awaitingPlayer, seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { pointsIn, textsIn, winnersIn } from '../../texts/index.ts';
import { entriesSince } from '../log/read-entries.ts';
import type { NumberedOption, OptionChoice } from '../play/options/handles.ts';
import { optionsOfGame } from '../play/options/of-game.ts';
import { loadGame } from '../state/load.ts';
import type { GameRow } from '../store/games.ts';
import { logEntryView } from './log-entry.ts';
import { type Scene, sceneOf } from './scene.ts';

/** Maximum number of listed changes; a player who was away for longer reads the log. */
const maxChanges = 20;

/**
 * Returns a viewer's card of a started game: everything needed for a chat message or an email about a turn.
 * @param only label of the single option to return, with all its deployments; undefined for all options
 * @throws Problem game-not-running before the start
 */
export async function turnCard(deps: Deps, playerId: string | undefined, row: GameRow, only?: string) {
  const scene = await sceneOf(deps, playerId, row, { isLegalShown: false });
  const seat = seatOf(row, playerId)?.seat;
  const { state } = await loadGame(deps, row);
  const isMyTurn = seat !== undefined && scene.awaiting?.seat === seat;
  const next = awaitingPlayer(row);
  const changes = await entriesSince(deps, row, seat, maxChanges);
  return {
    ...pick(row, 'version', 'status', 'deadline', 'pausedAt'),
    gameId: row.id,
    sentence: sentenceFor(row, scene, isMyTurn),
    changes: changes.map((entry) => ({ seq: entry.seq, sentence: logEntryView(entry, row).sentence })),
    options: isMyTurn ? optionsOfGame(row, state, seat, only).map(optionOnCard) : [],
    mentions: next?.robot === null ? [next] : [],
    scene,
  };
}

function sentenceFor(row: GameRow, { awaiting, players }: Scene, isMyTurn: boolean): string {
  const name = `“${row.name}”`;
  if (awaiting === undefined) return `${name} is over: ${outcomeOf(row)}.`;
  return isMyTurn
    ? `It is your turn in ${name}.`
    : `${name} waits for ${players[awaiting.seat] ?? 'another player'}.`;
}

function outcomeOf({ seats, scores, places, resigned }: GameRow): string {
  const texts = textsIn('en');
  const ended = places.length === 0 ? texts.picture.aborted : texts.result.won(winnersIn(seats, places));
  return `${ended}, ${pointsIn(texts.result, seats, { scores, resigned }).join(', ')}`;
}

const optionOnCard = (option: NumberedOption) => ({
  ...choiceOnCard(option),
  deploymentCount: option.deploymentCount ?? 0,
  deployments: (option.deployments ?? []).map(choiceOnCard),
});

const choiceOnCard = ({ label, handle, decision, gains }: OptionChoice) => ({
  label,
  handle,
  text: formatDecision(decision),
  gains,
});
