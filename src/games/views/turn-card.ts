import type { GameRow, SeatRow } from '../../db/games/games.ts';
import { formatDecision } from '../../engine/index.ts';
import { awaitingPlayer, seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { pointsIn, textsIn, winnersIn } from '../../texts/index.ts';
import { entriesSince } from '../log/read-entries.ts';
import type { NumberedOption, OptionChoice } from '../play/options/handles.ts';
import { optionsOfGame } from '../play/options/of-game.ts';
import { loadGame } from '../state/load.ts';
import { logEntryView } from './log-entry.ts';
import { type Scene, sceneOf } from './scene.ts';

/** A decision that people can choose in a chat. */
export interface CardChoice {
  /** As on the picture: `7a`, or `7a.2` with a deployment. */
  readonly label: string;
  /** Send it as `{"type":"option","id":handle}`. */
  readonly handle: string;
  /** Its short text form. */
  readonly text: string;
  readonly gains: readonly number[];
}

/** Everything that a chat message or an email about a player's turn needs. */
export interface TurnCard {
  readonly gameId: string;
  readonly version: number;
  readonly status: GameRow['status'];
  readonly sentence: string;
  /** The log entries since the viewer's last decision, the newest last. */
  readonly changes: readonly { readonly seq: number; readonly sentence: string }[];
  readonly options: readonly (CardChoice & { readonly deployments: readonly CardChoice[] })[];
  readonly deadline: string | null;
  readonly pausedAt: string | null;
  /** The people whose decision the game waits for, for a chat to mention. */
  readonly mentions: readonly SeatRow[];
  readonly scene: Scene;
}

/** Limits the listed changes; a player who was away for longer reads the log. */
const maxChanges = 20;

/**
 * Returns the card of a started game for a viewer.
 * @throws Problem game-not-running before the start
 */
export async function turnCard(deps: Deps, playerId: string | undefined, row: GameRow): Promise<TurnCard> {
  const scene = await sceneOf(deps, playerId, row, { isLegalShown: false });
  const seat = seatOf(row, playerId)?.seat;
  const { state } = await loadGame(deps, row);
  const isMyTurn = seat !== undefined && scene.awaiting?.seat === seat;
  const next = awaitingPlayer(row);
  const changes = await entriesSince(deps, row, seat, maxChanges);
  return {
    gameId: row.id,
    version: row.version,
    status: row.status,
    sentence: sentenceFor(row, scene, isMyTurn),
    changes: changes.map((entry) => ({ seq: entry.seq, sentence: logEntryView(entry, row).sentence })),
    options: isMyTurn ? optionsOfGame(row, state, seat).map(optionOnCard) : [],
    deadline: row.deadline?.toISOString() ?? null,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    mentions: next?.robot === null ? [next] : [],
    scene,
  };
}

function sentenceFor(row: GameRow, { awaiting, players }: Scene, isMyTurn: boolean): string {
  const name = `“${row.name}”`;
  if (awaiting === undefined) return `${name} is over: ${outcomeOf(row)}.`;
  return isMyTurn
    ? `It is your turn in ${name}.`
    : `${name} waits for ${players[awaiting.seat] ?? 'somebody'}.`;
}

function outcomeOf({ seats, scores, places, resigned }: GameRow): string {
  const texts = textsIn('en');
  const ended =
    places.length === 0 ? texts.picture.withoutResult : texts.result.won(winnersIn(seats, places));
  return `${ended}, ${pointsIn(texts.result, seats, { scores, resigned }).join(', ')}`;
}

function optionOnCard(option: NumberedOption): TurnCard['options'][number] {
  return { ...choiceOnCard(option), deployments: (option.deployments ?? []).map(choiceOnCard) };
}

function choiceOnCard({ label, handle, decision, gains }: OptionChoice): CardChoice {
  return { label, handle, text: formatDecision(decision), gains };
}
