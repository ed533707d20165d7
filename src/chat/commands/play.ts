import type { Decision } from '../../engine/index.ts';
import { visibleGame } from '../../games/access.ts';
import { decide } from '../../games/play/decide.ts';
import type { DecisionResult } from '../../games/play/decision-result.ts';
import { listOptions } from '../../games/play/options/list.ts';
import type { DecisionRequest } from '../../games/play/requested-decision.ts';
import { findSavedResultInAnyGame } from '../../games/play/saved-results.ts';
import { seatOf } from '../../games/players.ts';
import { happenings } from '../happenings.ts';
import { formatLabel, type Label } from '../intent.ts';
import { deploymentsOf } from '../option-words.ts';
import { type Asker, done, type Game, type Reply, refused } from '../reply.ts';
import { nameOfGame, nextWords, resultLine, standingOf } from '../standing.ts';
import { withGame } from '../which-game.ts';
import { isAt, showOptions } from './options.ts';

/** Lines that tell of a move at most; the log has the rest. */
const mostLines = 8;

/**
 * `3a.1`: plays the option with that label, `3a road`: with whoever stands there. A place where the tile fits in
 * several ways, or where several may be meant, is shown instead.
 */
export async function playLabel(
  asker: Asker,
  game: Game,
  label: Label,
  who: readonly string[] | undefined,
): Promise<Reply> {
  if (who !== undefined) return playWith(asker, game, label, who);
  // On a board that has changed since, play refuses it.
  const isCurrent = asker.version === undefined || asker.version === game.version;
  if (isCurrent && label.turn === '' && (await isSeveralWays(asker, game, label))) {
    return showOptions(asker, game, { about: label, page: 1 });
  }
  return play(asker, game, { type: 'label', label: formatLabel(label) });
}

async function playWith(asker: Asker, game: Game, label: Label, who: readonly string[]): Promise<Reply> {
  const { options } = await listOptions(asker.deps, asker.playerId, game);
  const [option, ...others] = options.filter((each) => isAt(each, label));
  if (option !== undefined && others.length === 0) {
    const [only, ...further] = deploymentsOf(asker, await standingOf(asker, game), option, who);
    if (only !== undefined && further.length === 0) return play(asker, game, only.decision);
  }
  return showOptions(asker, game, { about: label, page: 1 });
}

async function isSeveralWays(asker: Asker, game: Game, label: Label): Promise<boolean> {
  const { options } = await listOptions(asker.deps, asker.playerId, game);
  const plays = options.flatMap((option) => [option, ...(option.deployments ?? [])]);
  const exact = plays.some((each) => each.label === formatLabel(label));
  return !exact && options.some((option) => isAt(option, label));
}

/** Plays a decision in its text form. */
export function playDecision(asker: Asker, game: Game, decision: Decision): Promise<Reply> {
  return play(asker, game, decision);
}

/** `pass`: answers "no" to a question that allows it. */
export async function playPass(asker: Asker, game: Game): Promise<Reply> {
  const { options } = await listOptions(asker.deps, asker.playerId, game);
  const no = options.map(({ decision }) => decision).find(isDeclining);
  if (no === undefined && options.length > 0) return refused([asker.texts.nothingToPass], { game });
  return play(asker, game, no ?? { type: 'draw' });
}

function isDeclining(decision: Decision): boolean {
  switch (decision.type) {
    case 'wagon':
      return decision.to === null;
    case 'count':
      return decision.quarter === null;
    case 'redeploy':
      return decision.pieces.length === 0;
    default:
      return decision.type === 'draw';
  }
}

/** `resign`: asks whether the player is sure, then leaves the game. */
export async function resign(asker: Asker, game: Game, isSure: boolean): Promise<Reply> {
  const { texts, playerId } = asker;
  if (game.status !== 'running' || seatOf(game, playerId) === undefined) {
    const kind = game.status === 'running' ? 'not-seated' : 'game-not-running';
    return refused([texts.refused[kind] ?? ''], { game });
  }
  if (!isSure) {
    return refused([texts.resignSure(nameOfGame(game), withGame(game, texts.resignYes))], { game });
  }
  return play(asker, game, { type: 'leave' });
}

async function play(asker: Asker, game: Game, wish: DecisionRequest): Promise<Reply> {
  const { deps, playerId, version, key } = asker;
  // One may leave whatever has happened since.
  const versions = version === undefined || wish.type === 'leave' ? undefined : [version];
  const { result } = await decide(deps, { game: game.id, playerId, decision: wish, versions, key });
  return tellMove(asker, game.id, result);
}

/** What to answer to a text that was sent before and made a move then; undefined when it did not. */
export async function movedBefore(asker: Asker): Promise<Reply | undefined> {
  const { deps, playerId, key } = asker;
  const before = key && (await findSavedResultInAnyGame(deps, playerId, key));
  return before && tellMove(asker, before.game, before.result);
}

async function tellMove(asker: Asker, game: string, answer: DecisionResult): Promise<Reply> {
  const after = await visibleGame(asker.deps, asker.playerId, game);
  const happened = happenings(asker, after, answer.entry);
  // The last sentence of a game tells the result, which follows.
  const told = answer.status === 'finished' ? happened.slice(0, -1) : happened;
  const lines =
    told.length > mostLines
      ? [...told.slice(0, mostLines), asker.texts.andMore(told.length - mostLines)]
      : told;
  const isNews = after.awaitingSeat !== answer.entry.seat;
  return done([...lines, ...(await nextLines(asker, after, answer))], {
    game: after,
    picture: 'board',
    isNews,
  });
}

/** Who is next, and with what; or who has won. */
async function nextLines(asker: Asker, after: Game, { status }: DecisionResult): Promise<string[]> {
  const { texts } = asker;
  if (status !== 'running') return [await resultLine(asker, after)];
  const standing = await standingOf(asker, after);
  const { asked, isAsked } = standing;
  if (asked === undefined) return [];
  if (isAsked) return [texts.nextYou(texts.question(asked.phase))];
  return [nextWords(asker, standing)];
}
