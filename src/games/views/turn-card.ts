import type { GameRow, SeatRow } from '../../db/games.ts';
import type { Deps } from '../../deps.ts';
import { formatDecision } from '../../engine/index.ts';
import { entriesSince } from '../log/read-entries.ts';
import { type NumberedOption, type NumberedPlay, numberedOptions } from '../play/options/handles.ts';
import { seatOf } from '../players.ts';
import { loadGame } from '../state/load.ts';
import { type Scene, sceneOf } from './scene.ts';

/** A decision as people choose it in a chat. */
export interface CardPlay {
  /** As on the picture: `7a`, with a deployment `7a.2`. */
  readonly label: string;
  /** Send it as `{"type":"option","id":handle}`. */
  readonly handle: string;
  /** Its short text form. */
  readonly text: string;
  readonly gains: readonly number[];
}

/** All that a chat message or a mail about a player's turn needs. */
export interface Card {
  readonly gameId: string;
  readonly version: number;
  readonly status: GameRow['status'];
  readonly sentence: string;
  /** What changed since the viewer's last decision, the newest last. */
  readonly changes: readonly { readonly seq: number; readonly sentence: string }[];
  readonly options: readonly (CardPlay & { readonly deployments: readonly CardPlay[] })[];
  readonly deadline: string | null;
  /** Players whose decision is awaited: whom a chat should mention. */
  readonly mentions: readonly SeatRow[];
  readonly scene: Scene;
}

/** Entries told of at most; whoever was away for longer reads the log. */
const mostChanges = 20;

/**
 * Makes the card of a started game for a viewer.
 * @throws Problem game-not-running before the start
 */
export async function cardOf(deps: Deps, playerId: string | undefined, row: GameRow): Promise<Card> {
  const scene = await sceneOf(deps, playerId, row, { isLegalShown: false });
  const seat = seatOf(row, playerId)?.seat;
  const { state } = await loadGame(deps, row);
  const isAsked = seat !== undefined && scene.asked?.seat === seat;
  const changes = await entriesSince(deps, row, seat, mostChanges);
  return {
    gameId: row.id,
    version: row.version,
    status: row.status,
    sentence: sentenceFor(row, scene, isAsked),
    changes: changes.map(({ seq, sentence }) => ({ seq, sentence })),
    options: isAsked ? numberedOptions(row.id, row.version, state, seat).map(optionOnCard) : [],
    deadline: row.deadline?.toISOString() ?? null,
    mentions: row.seats.filter((each) => each.seat === scene.asked?.seat),
    scene,
  };
}

function sentenceFor(row: GameRow, { asked, players }: Scene, isAsked: boolean): string {
  const name = `“${row.name}”`;
  if (asked === undefined) return `${name} is over: ${row.scores.join(' to ')}.`;
  return isAsked ? `It is your turn in ${name}.` : `${name} waits for ${players[asked.seat] ?? 'somebody'}.`;
}

function optionOnCard(option: NumberedOption): Card['options'][number] {
  return { ...playOnCard(option), deployments: (option.deployments ?? []).map(playOnCard) };
}

function playOnCard({ label, handle, decision, gains }: NumberedPlay): CardPlay {
  return { label, handle, text: formatDecision(decision), gains };
}
